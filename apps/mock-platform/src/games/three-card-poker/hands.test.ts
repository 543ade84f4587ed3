import { DECK, faceOf } from '@tonalli/contracts/games/cards';
import { THREE_CARD_HANDS, type ThreeCardHand } from '@tonalli/contracts/games/three-card-poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../draw-poker/naive-fixture';
import { qualifies, rank } from './hands';

const ORDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** By the rules alone: the kind of hand, and its ranks in the order in which they are compared. */
function naive(hand: readonly number[]): { hand: ThreeCardHand; by: number[] } {
  const faces = hand.map(faceOf);
  const values = faces.map(({ rank: one }) => ORDER.indexOf(one)).sort((a, b) => b - a);
  const text = values.join();
  const straight = text === '12,1,0' ? 1 : [...ORDER.keys()].find((top) => text === [top, top - 1, top - 2].join());
  const isFlush = new Set(faces.map(({ suit }) => suit)).size === 1;
  if (straight !== undefined) return { hand: isFlush ? 'straight-flush' : 'straight', by: [straight] };
  const kinds = new Set(values).size;
  if (kinds === 1) return { hand: 'three-of-a-kind', by: values };
  if (isFlush) return { hand: 'flush', by: values };
  if (kinds === 3) return { hand: 'high-card', by: values };
  const paired = values.find((value, at) => values.indexOf(value) !== at) ?? 0;
  return { hand: 'pair', by: [paired, ...values.filter((value) => value !== paired)] };
}

function naiveOrder(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [naive(one), naive(other)];
  const kinds = THREE_CARD_HANDS.indexOf(a.hand) - THREE_CARD_HANDS.indexOf(b.hand);
  const differing = a.by.map((value, at) => value - (b.by[at] ?? 0)).find((difference) => difference !== 0);
  return Math.sign(kinds || (differing ?? 0));
}

const hands = fc.uniqueArray(fc.integer({ min: 0, max: DECK - 1 }), { minLength: 3, maxLength: 3 });
const close = fc.uniqueArray(fc.constantFrom(0, 1, 2, 10, 11, 12, 13, 14, 15, 23, 24, 25), {
  minLength: 3,
  maxLength: 3,
});

describe('hands of three cards', () => {
  it('GAME-05 are what they are by the rules alone, and are compared so', () => {
    const any = fc.oneof(hands, close);
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(rank(one).hand).toBe(naive(one).hand);
        expect(Math.sign(rank(one).score - rank(other).score)).toBe(naiveOrder(one, other));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['As 2h 3d', 'straight'],
    ['As Kh Qd', 'straight'],
    ['Ks Ah 2d', 'high-card'],
    ['4s 3s 2s', 'straight-flush'],
    ['9s 9h 9d', 'three-of-a-kind'],
    ['9s 4s 2s', 'flush'],
    ['9s 4s 9h', 'pair'],
  ] as const)('GAME-05 knows %s: %s', (names, hand) => {
    expect(rank(cards(names)).hand).toBe(hand);
  });

  it('GAME-05 lets a straight beat a flush, three alike a straight, and the dealer stay in with a queen', () => {
    const best = ['As Qs 2s', '2s 3h 4d', '2s 2h 2d', '2s 3s 4s'].map((names) => rank(cards(names)).score);
    expect(best).toEqual([...best].sort((one, other) => one - other));
    expect(['Qs 3h 2d', 'Ks 3h 2d', '2s 2h 3d'].every((names) => qualifies(rank(cards(names))))).toBe(true);
    expect(qualifies(rank(cards('Js 10h 8d')))).toBe(false);
  });
});
