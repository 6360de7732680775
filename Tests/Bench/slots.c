/* The peer of `arcade slots --simulate`: the classic machine in C, five separate draws a spin.
 *
 *   cc -O2 -o slots-c Tests/Bench/slots.c && ./slots-c 200000000
 *
 * It plays on one core from one stream of the same generator, prints how many spins had each longest
 * run, and the spins a second. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t state;

static inline uint64_t next(void) {
  uint64_t bits = state += UINT64_C(0x9E3779B97F4A7C15);
  bits = (bits ^ (bits >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  bits = (bits ^ (bits >> 27)) * UINT64_C(0x94D049BB133111EB);
  return bits ^ (bits >> 31);
}

/* A number below `bound`, each equally likely: the few bits that favour some are drawn anew. */
static inline unsigned draw(uint64_t bound) {
  unsigned __int128 product = (unsigned __int128)next() * bound;
  if ((uint64_t)product < bound) {
    uint64_t biased = (0 - bound) % bound;
    while ((uint64_t)product < biased) product = (unsigned __int128)next() * bound;
  }
  return (unsigned)(product >> 64);
}

int main(int argc, char **argv) {
  enum { wheels = 5, symbols = 6, faces = 7776 };
  static unsigned char longest[faces];
  for (int number = 0; number < faces; number++) {
    int run = 0, best = 0, last = -1;
    for (int wheel = 0, rest = number; wheel < wheels; wheel++, rest /= symbols) {
      run = rest % symbols == last ? run + 1 : 1;
      last = rest % symbols;
      if (run > best) best = run;
    }
    longest[number] = (unsigned char)best;
  }

  long spins = argc > 1 ? atol(argv[1]) : 100000000;
  long counts[wheels + 1] = {0};
  struct timespec start, end;
  state = argc > 2 ? strtoull(argv[2], NULL, 10) : 7;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long spin = 0; spin < spins; spin++) {
    unsigned face = 0;
    for (int wheel = 0; wheel < wheels; wheel++) face = face * symbols + draw(symbols);
    counts[longest[face]]++;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);

  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  for (int run = 1; run <= wheels; run++) printf("%d %ld\n", run, counts[run]);
  printf("%.1f million spins a second\n", (double)spins / seconds / 1e6);
  return 0;
}
