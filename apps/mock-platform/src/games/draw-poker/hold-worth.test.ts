import { DECK } from '@tonalli/contracts/games/cards';
import { HAND_CARDS, POKER_TABLES, type PokerTable } from '@tonalli/contracts/games/video-poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOf } from './hands';
import { bestHold, HOLDS, holdWorth, WORTH_PARTS } from './hold-worth';
import { cards } from './naive-fixture';
import { prizesOf } from './tables';

const holding = (...places: number[]) => Array.from({ length: HAND_CARDS }, (_, at) => places.includes(at));
const tables = fc.constantFrom(...POKER_TABLES);
const deals = fc.uniqueArray(fc.integer({ min: 0, max: DECK - 1 }), { minLength: HAND_CARDS, maxLength: HAND_CARDS });

/** Every draw, one after another. */
function* drawsOf(deck: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  else {
    for (let at = from; at < deck.length; at += 1) {
      for (const rest of drawsOf(deck, count - 1, at + 1)) yield [deck[at] ?? 0, ...rest];
    }
  }
}

function counted(table: PokerTable, dealt: readonly number[], hold: readonly boolean[]) {
  const { deuces, times } = prizesOf(table);
  const kept = dealt.filter((_, at) => hold[at]);
  const deck = Array.from({ length: DECK }, (_, card) => card).filter((card) => !dealt.includes(card));
  let [paid, ways] = [0, 0];
  for (const drawn of drawsOf(deck, HAND_CARDS - kept.length)) {
    paid += times[handOf(deuces, [...kept, ...drawn])];
    ways += 1;
  }
  return { paid, ways };
}

describe('what a hold is worth', () => {
  it('GAME-05 is what every way to draw pays on average, of any deal and hold', () => {
    const holds = fc.constantFrom(...HOLDS.filter((hold) => hold.filter(Boolean).length >= 3));
    fc.assert(
      fc.property(tables, deals, holds, (table, dealt, hold) => {
        const { paid, ways } = counted(table, dealt, hold);
        expect(holdWorth(table, dealt, hold) * ways).toBe(paid * WORTH_PARTS);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['jacks-9-6', 'As Kh 7d 9c 2s', holding(0, 1)],
    ['deuces-25-15-9', '2s 5h 8d 10c Ks', holding(0, 3)],
  ] as const)('GAME-05 is so with three cards to draw: %s %s', (table, names, hold) => {
    const { paid, ways } = counted(table, cards(names), hold);
    expect(holdWorth(table, cards(names), hold) * ways).toBe(paid * WORTH_PARTS);
  });

  // Paid in all over the 1,533,939 ways to draw five cards, which were counted one by one.
  it.each([
    ['jacks-9-6', '3s 5h 7d 9c 2s', 552_478],
    ['jacks-9-6', 'As Kh 7d 9c 2s', 497_082],
    ['deuces-25-15-9', '3s 5h 8d 10c Ks', 488_502],
    ['deuces-25-15-9', '2s 5h 8d 10c Ks', 353_873],
  ] as const)('GAME-05 is so with five cards to draw: %s %s', (table, names, paid) => {
    expect(holdWorth(table, cards(names), holding())).toBe((paid * WORTH_PARTS) / 1_533_939);
  });

  it.each([
    ['jacks-9-6', 'Ks Qs Js 10s 9s', holding(0, 1, 2, 3, 4)],
    ['jacks-9-6', 'As Qs Js 10s 9s', holding(0, 1, 2, 3)],
    ['jacks-9-6', 'Ks Kh Qs Js 10s', holding(0, 2, 3, 4)],
    ['jacks-9-6', 'Ks Kh 9s 8s 7s', holding(0, 1)],
    ['jacks-9-6', '5s 5h Kd Qc 9s', holding(0, 1)],
    ['jacks-9-6', '3s 5h 7d 9c 2s', holding()],
    ['deuces-25-15-9', '2s 2h 2d 2c 9s', holding(0, 1, 2, 3, 4)],
    ['deuces-25-15-9', '2s 2h 2d 9c Ks', holding(0, 1, 2)],
    ['deuces-25-15-9', '2s 5h 8d 10c Ks', holding(0)],
    ['deuces-25-15-9', 'Ks Kh Qs 7h 9d', holding(0, 1)],
  ] as const)('GAME-05 is greatest as players have long known it: %s %s', (table, names, hold) => {
    expect(bestHold(table, cards(names)).hold).toEqual(hold);
  });
});
