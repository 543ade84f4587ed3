import fc from 'fast-check';
import { expect, it } from 'vitest';
import { framesTo } from './frames';

it('GAME-05 deals player, dealer, player, and the dealer face down', () => {
  expect(framesTo(null, { hands: [[1, 2]], dealer: [3, null] })).toEqual([
    { hands: [[1]], dealer: [] },
    { hands: [[1]], dealer: [3] },
    { hands: [[1, 2]], dealer: [3] },
    { hands: [[1, 2]], dealer: [3, null] },
  ]);
});

it('GAME-05 takes a pair apart before each hand gets its card', () => {
  const frames = framesTo(
    { hands: [[8, 21]], dealer: [3, null] },
    {
      hands: [
        [8, 1],
        [21, 2],
      ],
      dealer: [3, null],
    },
  );
  expect(frames.map(({ hands }) => hands)).toEqual([
    [[8], [21]],
    [[8, 1], [21]],
    [
      [8, 1],
      [21, 2],
    ],
  ]);
});

it('GAME-05 turns the card of the dealer over after the last card of the player, and draws then', () => {
  const frames = framesTo({ hands: [[1, 2]], dealer: [3, null] }, { hands: [[1, 2, 4]], dealer: [3, 5, 6] });
  expect(frames.map(({ hands, dealer }) => [hands[0]?.length, ...dealer])).toEqual([
    [3, 3, null],
    [3, 3, 5],
    [3, 3, 5, 6],
  ]);
});

it('GAME-05 ends with what shall lie there, one card or one turn at a time', () => {
  const card = fc.nat({ max: 51 });
  const hand = fc.array(card, { minLength: 2, maxLength: 6 });
  const laid = fc.record({ hands: fc.tuple(hand), dealer: fc.array(card, { minLength: 2, maxLength: 6 }) });
  fc.assert(
    fc.property(laid, (after) => {
      const frames = framesTo(null, after);
      expect(frames.at(-1)).toEqual(after);
      expect(frames).toHaveLength(after.hands[0].length + after.dealer.length + 1);
    }),
  );
});
