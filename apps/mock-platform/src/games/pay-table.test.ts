import { describe, expect, it } from 'vitest';
import { edgeBp, greatestStakeMinor, joined, leastPercentOf, percentOf, tableReturn } from './pay-table';

const prizes = [
  { multiplierX100: 150, ways: 1 },
  { multiplierX100: 80, ways: 2 },
  { multiplierX100: 150, ways: 1 },
];

describe('a table of prizes', () => {
  it('GAME-05 joins what pays alike, the greatest first', () => {
    expect(joined([...prizes].reverse())).toEqual([
      { multiplierX100: 150, ways: 2 },
      { multiplierX100: 80, ways: 2 },
    ]);
  });

  it('GAME-05 GAME-14 counts each way with what it pays of the stake, cut to the centavo', () => {
    // 1.51 twice and 0.80 twice come back of 4.04.
    const exact = tableReturn(prizes, 101);
    expect(exact).toEqual({ outcomes: 4, paidMinor: 462, stakedMinor: 404, maxWinMinor: 151, maxWinOutcomes: 2 });
    // A third of the stake is 33.33...: the house keeps the rest of the hundredth.
    expect(
      edgeBp(
        tableReturn(
          [
            { multiplierX100: 100, ways: 1 },
            { multiplierX100: 0, ways: 2 },
          ],
          100,
        ),
      ),
    ).toBe(6_667);
  });

  it('GAME-14 states the least return of some tables', () => {
    const third = [
      { multiplierX100: 290, ways: 1 },
      { multiplierX100: 0, ways: 2 },
    ];
    expect(percentOf(third)).toBe('96.66');
    expect(leastPercentOf([prizes, third, prizes])).toBe('96.66');
  });

  it('GAME-05 lets a stake grow until its best prize is the most that is paid', () => {
    const limits = { maxStakeMinor: 1_000, maxPayoutMinor: 300 };
    const most = greatestStakeMinor(prizes, limits);
    expect([tableReturn(prizes, most).maxWinMinor, tableReturn(prizes, most + 1).maxWinMinor]).toEqual([300, 301]);
    expect(greatestStakeMinor(prizes, { maxStakeMinor: 150, maxPayoutMinor: 300 })).toBe(150);
  });
});
