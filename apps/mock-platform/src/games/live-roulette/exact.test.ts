import { describe, expect, it } from 'vitest';
import { SPOTS } from '../../wagering/families/roulette-spots-fixture';
import { speedRoulette } from '../speed-roulette/module';
import { liveRoulette } from './module';

const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every bet of a table with a single zero as it was counted for the tests of the kernel, by the names of this game. */
const BETS = [...SPOTS].map(([name, numbers]) => {
  const withZero: Readonly<Record<string, string>> = { street: 'trio', corner: 'first-four' };
  const [kind = '', ...rest] = name.split(':');
  const own = numbers.includes(0) ? (withZero[kind] ?? kind) : kind;
  return { id: [own, ...rest].join(':'), numbers };
});

describe.each([liveRoulette, speedRoulette])('$family', (game) => {
  const context = { config: game.config.initial, at: 0, phase: () => null };
  /** What a layout is paid where the ball lies there, spot by spot. */
  function paidAt(spots: Readonly<Record<string, number>>, pocket: number): number[] {
    const open = game.resume({
      id: 'r',
      bet: { round: 'k', spots },
      state: { pocket: null },
      open: spots,
      heldMinor: 0,
    });
    const phase = { name: 'result', takesBets: false, lastsMs: null, table: { stop: pocket } };
    return (open.follow({ key: 'k', phase }, context).results ?? []).map(({ payoutMinor }) => payoutMinor);
  }

  it('GAME-05 GAME-11 returns exactly 36/37 of every bet, counted over all pockets', () => {
    expect(BETS).toHaveLength(157);
    const stakeMinor = 137;
    for (const { id, numbers } of BETS) {
      const paid = POCKETS.map((pocket) => sum(paidAt({ [id]: stakeMinor }, pocket)));
      expect([id, sum(paid)]).toEqual([id, 36 * stakeMinor]);
      expect([id, POCKETS.filter((pocket) => paid[pocket] !== 0)]).toEqual([id, [...numbers].sort((a, b) => a - b)]);
      // For every one that wins alike.
      expect(new Set(paid)).toEqual(new Set([0, (36 * stakeMinor) / numbers.length]));
    }
  });

  it('GAME-05 returns 36/37 of all spots at once, and never pays more than it said that it could', () => {
    const laid = Object.fromEntries(BETS.map(({ id }, index) => [id, 100 + index]));
    const paid = POCKETS.map((pocket) => sum(paidAt(laid, pocket)));
    expect(sum(paid)).toBe(36 * sum(Object.values(laid)));
    const { maxPayoutMinor, stakes } = game.accept({ round: 'k', spots: laid }, context).price();
    expect(maxPayoutMinor).toBe(Math.max(...paid));
    for (const { edgeBp } of stakes) expect(edgeBp).toBe(Math.ceil(10_000 / 37));
    expect(game.stated?.(game.config.initial)).toMatchObject({
      ...{ rtpPercent: (Math.floor((36 / 37) * 10_000) / 100).toFixed(2), maxWinStakes: 36 },
    });
  });
});
