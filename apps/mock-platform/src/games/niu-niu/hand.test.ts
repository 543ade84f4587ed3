import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../rooms/room-fixture';
import { beats, niuOf, pairOf, timesOf } from './hand';

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
/** By the rule as people say it: some three of the five make tens, and the two beside them are what counts. */
function spokenNiu(hand: readonly number[]): number {
  let best = 0;
  for (let a = 0; a < 5; a += 1) {
    for (let b = a + 1; b < 5; b += 1) {
      const two = (POINTS[(hand[a] ?? 0) % 13] ?? 0) + (POINTS[(hand[b] ?? 0) % 13] ?? 0);
      const three = hand.reduce((sum, card) => sum + (POINTS[card % 13] ?? 0), 0) - two;
      if (three % 10 === 0) best = Math.max(best, two % 10 === 0 ? 10 : two % 10);
    }
  }
  return best;
}

const choose = (of: number, count: number): number =>
  Array.from({ length: count }, (_, at) => (of - at) / (at + 1)).reduce((all, part) => all * part, 1);

/** How many of the hands of a deck come to each niu: by the points of their cards, ten of one kind and sixteen of the other. */
function census(count: (hand: readonly number[]) => number): number[] {
  const found = Array.from({ length: 11 }, () => 0);
  const walk = (points: number, hand: readonly number[], ways: number): void => {
    if (points > 10) {
      if (hand.length === 5) found[count(hand)] = (found[count(hand)] ?? 0) + ways;
      return;
    }
    const cardsOf = points === 10 ? 16 : 4;
    for (let taken = 0; taken <= Math.min(5 - hand.length, cardsOf); taken += 1) {
      const own = Array.from({ length: taken }, () => points - 1);
      walk(points + 1, [...hand, ...own], ways * Math.round(choose(cardsOf, taken)));
    }
  };
  walk(1, [], 1);
  return found;
}

describe('hands of niu niu', () => {
  it.each([
    ['Ts Jh Qd 5c 5s', 10],
    ['Ts Jh Qd As 8h', 9],
    ['As 2h 7d 5c 5s', 10],
    ['As 2h 3d 4c Ts', 0],
    ['2s 3h 5d 6c Ks', 6],
    ['As 2h 7d Kc 9s', 9],
  ])('GAME-05 counts %s as %i', (hand, niu) => expect(niuOf(cards(hand))).toBe(niu));

  it('GAME-05 GAME-11 counts every hand of a deck as the rule says it, exactly', () => {
    const counted = census(niuOf);
    expect(counted).toEqual(census(spokenNiu));
    // 2,598,960 hands, of which a third comes to nothing.
    expect(counted.reduce((sum, hands) => sum + hands, 0)).toBe(2_598_960);
    expect(counted[0]).toBe(872_128);
  });

  it('GAME-05 comes to the same whichever three cards make tens, and in whatever order they lie', () => {
    const hands = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(hands, (hand) => {
        expect(niuOf(hand)).toBe(spokenNiu(hand));
        expect(niuOf(hand.toReversed())).toBe(niuOf(hand));
        const pair: readonly number[] = pairOf(hand)?.pair ?? [];
        const three = hand.filter((card) => !pair.includes(card));
        if (pair.length > 0) expect(three.reduce((sum, card) => sum + (POINTS[card % 13] ?? 0), 0) % 10).toBe(0);
      }),
    );
  });

  it('GAME-05 multiplies by three for niu niu, by two from seven on', () => {
    expect([10, 9, 8, 7, 6, 1, 0].map(timesOf)).toEqual([3, 2, 2, 2, 1, 1, 1]);
  });

  it('GAME-05 lets the higher niu win, then the highest card, then its suit; one of two hands always', () => {
    expect(beats(cards('Ts Jh Qd 5c 5s'), cards('Th Jd Kc As 8h'))).toBe(true);
    expect(beats(cards('Th Jd Kc As 8h'), cards('Ts Jh Qd Ac 8s'))).toBe(true);
    expect(beats(cards('Ts Jh Kd As 8h'), cards('Th Jd Ks Ac 8s'))).toBe(false);
    expect(beats(cards('Th Jd Ks Ac 8s'), cards('Ts Jh Kd As 8h'))).toBe(true);
    const dealt = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(dealt, (deck) => {
        const [one, other] = [deck.slice(0, 5), deck.slice(5)];
        expect(beats(one, other)).toBe(!beats(other, one));
      }),
    );
  });
});
