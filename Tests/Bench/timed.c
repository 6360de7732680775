/* Runs a command with its standard output thrown away and tells what it took.
 *
 *   cc -O2 -static -s -o timed Tests/Bench/timed.c && ./timed COMMAND [ARGUMENT…]
 *
 * Prints the wall time and the CPU time in nanoseconds, the largest resident memory in kilobytes and
 * the exit status (128 and the number for a signal). Python could time a command too, but the kernel
 * counts the memory of whoever starts a program as the program's own until it has begun, and an
 * interpreter has more of it than what is measured here; this program has next to none. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(long seconds, long rest) { return seconds * 1000000000LL + rest; }

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return nanoseconds(time.tv_sec, time.tv_nsec);
}

int main(int count, char **arguments) {
  if (count < 2) return fputs("usage: timed COMMAND [ARGUMENT...]\n", stderr), 64;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);

  pid_t child;
  long long start = now();
  int fault = posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ);
  if (fault) return fprintf(stderr, "%s: %s\n", arguments[1], strerror(fault)), 66;
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return perror("wait4"), 74;
  long long wall = now() - start;

  long long cpu = nanoseconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec,
                              (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000L);
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return printf("%lld %lld %ld %d\n", wall, cpu, usage.ru_maxrss, code) < 0;
}
