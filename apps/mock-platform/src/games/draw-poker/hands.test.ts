import { DECK, RANKS, rankOf } from '@tonalli/contracts/games/cards';
import { POKER_HANDS, type PokerHand } from '@tonalli/contracts/games/video-poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOf, placesOf } from './hands';
import { cards, naiveHand } from './naive-fixture';
import { type Deuces, handOfShape, shapeOf } from './shape';

const deals = fc.uniqueArray(fc.integer({ min: 0, max: DECK - 1 }), { minLength: 5, maxLength: 5 });
/** Of few ranks and suits, where hands that are rare among all others are common. */
const close = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }))
  .map(([low, picked]) => picked.map((one) => ((low + (one % 5)) % RANKS.length) + (one < 5 ? 0 : RANKS.length)));
/** A wild card may be any of 52, so that more than two take a while to try. */
const wildOnes = (hand: readonly number[]) => hand.filter((card) => rankOf(card) === 1).length;

/** How many of the 2,598,960 hands are what, counted by how many cards they have of each rank. */
function distribution(deuces: Deuces): Partial<Record<PokerHand, number>> {
  const found: Partial<Record<PokerHand, number>> = {};
  const count = (hand: PokerHand, ways: number) => {
    found[hand] = (found[hand] ?? 0) + ways;
  };
  const counts = RANKS.map(() => 0);
  const from = (rank: number, left: number, ways: number): void => {
    if (left === 0) {
      const shape = shapeOf(deuces, counts);
      const free = deuces === 'wild' ? counts.with(1, 0) : counts;
      // Of the ways to choose suits, four have one suit where no two cards that are not wild share a rank.
      const wild = deuces === 'wild' ? ([1, 4, 6, 4, 1][counts[1] ?? 0] ?? 0) : 1;
      const suited = free.every((one) => one <= 1) ? 4 * wild : 0;
      if (suited > 0) count(handOfShape(deuces, shape, true), suited);
      if (ways > suited) count(handOfShape(deuces, shape, false), ways - suited);
      return;
    }
    if (rank === RANKS.length) return;
    for (let more = 0; more <= Math.min(4, left); more += 1) {
      counts[rank] = more;
      from(rank + 1, left - more, ways * ([1, 4, 6, 4, 1][more] ?? 0));
    }
    counts[rank] = 0;
  };
  from(0, 5, 1);
  return found;
}

describe('hands of five cards', () => {
  it('GAME-05 are what they are by the rules alone, whichever cards', () => {
    fc.assert(
      fc.property(fc.oneof(deals, close), (hand) => {
        expect(handOf('plain', hand)).toBe(naiveHand('plain', hand));
        fc.pre(wildOnes(hand) < 2);
        expect(handOf('wild', hand)).toBe(naiveHand('wild', hand));
      }),
    );
  });

  it.each([
    ['As 2s 3s 4s 5s', 'straight-flush', 'straight-flush'],
    ['As Ks Qs Js 10s', 'royal-flush', 'royal-flush'],
    ['As Ks Qs Js 2s', 'flush', 'wild-royal'],
    ['As Ks Qs Js 2h', 'nothing', 'wild-royal'],
    ['As 2h 2d 2c Ks', 'three-of-a-kind', 'wild-royal'],
    ['As 2h 2d 2c Kh', 'three-of-a-kind', 'four-of-a-kind'],
    ['4s 2h 2d 2c 7s', 'three-of-a-kind', 'straight-flush'],
    ['7s 7h 2d 2c 2s', 'full-house', 'five-of-a-kind'],
    ['7s 7h 7d 7c 2s', 'four-of-a-kind', 'five-of-a-kind'],
    ['2s 2h 2d 2c 9s', 'four-of-a-kind', 'four-deuces'],
    ['7s 7h 9d 9c 2s', 'two-pair', 'full-house'],
    ['7s 7h 7d 9c 9s', 'full-house', 'full-house'],
    ['7s 7h 9d 2c 2s', 'two-pair', 'four-of-a-kind'],
    ['5s 9s 2h 2d Js', 'nothing', 'flush'],
    ['As 3h 4d 5c 2s', 'straight', 'straight'],
    ['As 4h 5d 2c 2s', 'nothing', 'straight'],
    ['Qs Kh As 2c 3s', 'nothing', 'nothing'],
    ['Qs Qh As 2c 3s', 'jacks-or-better', 'three-of-a-kind'],
    ['10s 10h 3d 4c 5s', 'nothing', 'nothing'],
    ['Js Jh 3d 4c 5s', 'jacks-or-better', 'nothing'],
    ['As Ah 3d 4c 5s', 'jacks-or-better', 'nothing'],
  ] as const)('GAME-05 knows %s: %s, with wild deuces %s', (names, plain, wild) => {
    const hand = cards(names).reverse();
    expect(handOf('plain', hand)).toBe(plain);
    expect(handOf('wild', hand)).toBe(wild);
    if (wildOnes(hand) < 3) expect(naiveHand('wild', hand)).toBe(wild);
  });

  it('GAME-05 come as often as the closed forms say', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
    const [paired, triples] = [13 * choose(4, 2), 13 * choose(4, 3)];
    const expected = {
      'royal-flush': 4,
      'straight-flush': 4 * 9,
      'four-of-a-kind': 13 * 48,
      'full-house': triples * 12 * choose(4, 2),
      flush: 4 * choose(13, 5) - 40,
      straight: 10 * 4 ** 5 - 40,
      'three-of-a-kind': triples * choose(12, 2) * 4 ** 2,
      'two-pair': choose(13, 2) * choose(4, 2) ** 2 * 44,
      'jacks-or-better': (paired / 13) * 4 * choose(12, 3) * 4 ** 3,
    };
    const paid = Object.values(expected).reduce((sum, ways) => sum + ways, 0);
    expect(distribution('plain')).toEqual({ ...expected, nothing: choose(52, 5) - paid });
  });

  it('GAME-05 come with wild deuces as often as has been published', () => {
    const published = {
      ...{ 'royal-flush': 4, 'four-deuces': 48, 'wild-royal': 480, 'five-of-a-kind': 624, 'straight-flush': 2_068 },
      ...{
        'four-of-a-kind': 31_552,
        'full-house': 12_672,
        flush: 14_472,
        straight: 62_232,
        'three-of-a-kind': 355_080,
      },
    };
    const { nothing, ...paid } = distribution('wild');
    expect(paid).toEqual(published);
    expect(nothing).toBe(2_598_960 - Object.values(published).reduce((sum, ways) => sum + ways, 0));
  });

  it.each([
    ['plain', 'Js 3d Jh 4c 5s', [0, 2]],
    ['plain', '7s 9d 7h Kc 9s', [0, 1, 2, 4]],
    ['plain', '7s 9d 7h Kc 7d', [0, 2, 4]],
    ['plain', '7s 9d 7h 9c 7d', [0, 1, 2, 3, 4]],
    ['plain', 'Ks 9s 7s 3s As', [0, 1, 2, 3, 4]],
    ['plain', '10s 9d 10h 2c 7d', []],
    ['wild', '2s 9d 7h 9c Kd', [0, 1, 3]],
    ['wild', '2s 2d 7h 9c Kd', [0, 1, 2]],
    ['wild', '2s 2d 7h 7c Kd', [0, 1, 2, 3]],
    ['wild', '2s 2d 2h 2c Kd', [0, 1, 2, 3]],
  ] as const)('GAME-05 lights what makes up a hand: %s %s', (deuces, names, places) => {
    expect(placesOf(deuces, cards(names))).toEqual(places);
  });

  it('GAME-05 lights cards of every hand that pays, and none of what does not', () => {
    fc.assert(
      fc.property(deals, fc.constantFrom('plain', 'wild'), (hand, deuces) => {
        const isPaid = POKER_HANDS.indexOf(handOf(deuces, hand)) < POKER_HANDS.indexOf('nothing');
        expect(placesOf(deuces, hand).length > 0).toBe(isPaid);
      }),
    );
  });
});
