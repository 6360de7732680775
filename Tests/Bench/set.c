/* The peer of `arcade set --simulate`: tables of twelve cards in C, their Sets found by the table of
 * third cards.
 *
 *   cc -O2 -o set-c Tests/Bench/set.c && ./set-c 20000000
 *
 * It deals on one core from one stream of the same generator, prints the mean number of Sets and the
 * tables without one, and the tables a second. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { deck_size = 81, table_size = 12, most_sets = 55 };

static uint64_t state;
static unsigned char third[deck_size][deck_size];

static inline uint64_t next(void) {
  uint64_t bits = state += UINT64_C(0x9E3779B97F4A7C15);
  bits = (bits ^ (bits >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  bits = (bits ^ (bits >> 27)) * UINT64_C(0x94D049BB133111EB);
  return bits ^ (bits >> 31);
}

/* Puts random cards into six places, each of those from its place on equally likely, from 64 bits:
 * what one draw leaves of them is the chance of the next. The few bits that favour some are drawn
 * anew. */
static inline void deal(unsigned char *deck, unsigned first) {
  const uint64_t n = deck_size - first;
  const uint64_t ways = n * (n - 1) * (n - 2) * (n - 3) * (n - 4) * (n - 5);
  unsigned others[6];
  uint64_t rest;
  do {
    rest = next();
    for (unsigned k = 0; k < 6; k++) {
      unsigned __int128 product = (unsigned __int128)rest * (n - k);
      others[k] = (unsigned)(product >> 64);
      rest = (uint64_t)product;
    }
  } while (rest < ways && rest < (0 - ways) % ways);
  for (unsigned k = 0; k < 6; k++) {
    unsigned char *place = deck + first + k, *other = place + others[k];
    unsigned char card = *other;
    *other = *place;
    *place = card;
  }
}

int main(int argc, char **argv) {
  for (int a = 0; a < deck_size; a++)
    for (int b = 0; b < deck_size; b++)
      for (int digit = 1; digit < deck_size; digit *= 3)
        third[a][b] += (unsigned char)((6 - a / digit % 3 - b / digit % 3) % 3 * digit);

  long tables = argc > 1 ? atol(argv[1]) : 20000000;
  long counts[most_sets + 1] = {0};
  unsigned char deck[deck_size], lies[deck_size] = {0};
  struct timespec start, end;
  state = argc > 2 ? strtoull(argv[2], NULL, 10) : 7;
  for (int card = 0; card < deck_size; card++) deck[card] = (unsigned char)card;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long table = 0; table < tables; table++) {
    /* With the last of the places first: whether the third card of two lies in a place after them. */
    unsigned found = 0;
    deal(deck, 0);
    deal(deck, 6);
    for (int place = table_size - 1; place > 0; place--) {
      const unsigned char *row = third[deck[place]];
      for (int before = 0; before < place; before++) found += lies[row[deck[before]]];
      lies[deck[place]] = 1;
    }
    for (int place = 1; place < table_size; place++) lies[deck[place]] = 0;
    counts[found]++;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);

  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  long sets = 0;
  for (int found = 0; found <= most_sets; found++) sets += found * counts[found];
  printf("%.5f Sets on average\n", (double)sets / (double)tables);
  printf("%.5f %% without a Set\n", 100.0 * (double)counts[0] / (double)tables);
  printf("%.1f million tables a second\n", (double)tables / seconds / 1e6);
  return 0;
}
