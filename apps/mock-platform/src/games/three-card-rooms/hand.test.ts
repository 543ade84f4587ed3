import { DECK } from '@tonalli/contracts/games/cards';
import type { TrioHandName } from '@tonalli/contracts/games/three-card-rooms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../rooms/room-fixture';
import { bestOf, strengthOf } from './hand';

const UP = 'A23456789TJQKA';
const RANKS = '23456789TJQKA';

/** By the rule as people say it, from the faces alone: what a hand is, and its ranks as they are compared. */
function spoken(hand: readonly number[]): { name: TrioHandName; by: number[] } {
  const faces = hand.map((card) => 'A23456789TJQK'[card % 13] ?? '');
  const ranks = faces.map((face) => RANKS.indexOf(face)).sort((one, other) => other - one);
  const runs = Array.from({ length: 12 }, (_, at) => UP.slice(at, at + 3));
  const run = runs.findIndex((three) => [...three].every((face) => faces.includes(face)));
  const isOfOneSuit = new Set(hand.map((card) => Math.floor(card / 13))).size === 1;
  const counts = ranks.map((rank) => ranks.filter((one) => one === rank).length);
  if (counts[0] === 3) return { name: 'three-of-a-kind', by: ranks };
  if (run >= 0) return { name: isOfOneSuit ? 'straight-flush' : 'straight', by: [run] };
  if (isOfOneSuit) return { name: 'flush', by: ranks };
  const paired = ranks.filter((_, at) => counts[at] === 2);
  if (paired.length === 2) return { name: 'pair', by: [...paired, ...ranks.filter((_, at) => counts[at] === 1)] };
  return { name: 'high-card', by: ranks };
}

/** The customary order, from the highest. */
const ORDER: readonly TrioHandName[] = ['three-of-a-kind', 'straight-flush', 'straight', 'flush', 'pair', 'high-card'];
function compared(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [spoken(one), spoken(other)];
  const kinds = ORDER.indexOf(b.name) - ORDER.indexOf(a.name);
  const ranks = a.by.map((rank, at) => rank - (b.by[at] ?? 0));
  return Math.sign(kinds || (ranks.find((difference) => difference !== 0) ?? 0));
}

const EVERY: number[][] = [];
for (let one = 0; one < DECK; one += 1)
  for (let two = one + 1; two < DECK; two += 1)
    for (let three = two + 1; three < DECK; three += 1) EVERY.push([one, two, three]);

describe('hands of three-card rooms', () => {
  it('GAME-05 GAME-11 names every one of 22,100 hands as the rule says it, so many of each kind', () => {
    const found = new Map<string, number>();
    const wrong = EVERY.filter((hand) => {
      const { hand: name } = strengthOf(hand);
      found.set(name, (found.get(name) ?? 0) + 1);
      return name !== spoken(hand).name;
    });
    expect([EVERY.length, wrong]).toEqual([22_100, []]);
    expect(Object.fromEntries(found)).toEqual({
      ...{ 'three-of-a-kind': 52, 'straight-flush': 48, straight: 720, flush: 1_096, pair: 3_744, 'high-card': 16_440 },
    });
  });

  it('GAME-05 orders all 22,100 hands as the rule does: each against the next of every order that there is', () => {
    const scored = EVERY.map((hand) => ({ hand, score: strengthOf(hand).score })).sort((a, b) => a.score - b.score);
    const wrong = scored.filter(({ hand, score }, at) => {
      const next = scored[at + 1];
      return next !== undefined && compared(next.hand, hand) !== Math.sign(next.score - score);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2s 2h 2d', 'As Ks Qs'],
    ['4s 3s 2s', 'As Kh Qd'],
    ['As 2s 3s', 'As Kh Qd'],
    ['As 2h 3d', 'As Ks 9s'],
    ['As Kh Qd', 'Ks Qh Jd'],
    ['4s 2h 3d', 'As 2h 3d'],
    ['2s 4s 3h', '2h 2d Ks'],
    ['5s 3s 2s', 'As Ah Kd'],
    ['2s 2h 3d', 'As Kh Jd'],
    ['2s 2h Ad', '2d 2c Kh'],
  ])('GAME-05 lets %s beat %s or not, as the order of hands has it', (one, other) => {
    const difference = strengthOf(cards(one)).score - strengthOf(cards(other)).score;
    expect(Math.sign(difference)).toBe(compared(cards(one), cards(other)));
  });

  it('GAME-05 counts no suit: the same ranks are equal, and all of them have the pot', () => {
    const hands = [cards('As Kh 9d'), cards('Ah Kd 9c'), cards('Ad Kc 8s')].map((hand, at) => ({
      ...{ seat: at + 1, cards: hand },
    }));
    expect(bestOf(hands)).toEqual([1, 2]);
  });

  it('GAME-05 comes to the same in whatever order cards lie', () => {
    const three = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, (hand) => {
        expect(strengthOf(hand.toReversed())).toEqual(strengthOf(hand));
      }),
    );
  });
});
