/* The peer of `arcade --version`: the least that a program can do to print a line.
 *
 *   cc -O2 -static -s -o line Tests/Bench/line.c */
#include <string.h>
#include <unistd.h>

int main(void) {
  static const char text[] = "arcade 0.0.0\n";
  return write(STDOUT_FILENO, text, strlen(text)) < 0;
}
