import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wheel } from './families/wheel-fixture';
import { loadRound } from './load-round';
import type { Prize } from './runner-parts';
import { openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const RESULT_AT = DAY_BEGIN + 20_000;
const FUNDS_MINOR = 10_000;
const STAKE_MINOR = 100;
const NO_PRIZE: Prize = { stakePerWinMinor: null, wonMinor: 0, draw: null, balanceAfterMinor: null };

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner({ ...wheel, replaces: false, betsPerPlayer: 2 });
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(FUNDS_MINOR);
});
afterEach(() => {
  expect(real.world.clock.failed()).toEqual([]);
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

const lay = (key: string) =>
  real.place(ana, { round: key, family: 'wheel', bet: { round: `${DAY}-1`, fields: { 7: STAKE_MINOR } } }).roundId;

describe('bets of one member that are settled together', () => {
  it('GAME-12 leaves one alone that ended by what followed from another', () => {
    const [first, second] = [lay('a'), lay('b')];
    real.drawPrizes((world, { roundId }) => {
      if (roundId === first) real.runner.void(world, second);
      return NO_PRIZE;
    });
    real.runner.shared.force(real.world, { rounds: 'wheel/010001', wish: { field: 7 } });
    real.world.clock.set(RESULT_AT);
    // One of ten pays 9.5 times the stake, and the other stake came back, which has no chance of a prize.
    expect(real.balance(ana)).toBe(FUNDS_MINOR - STAKE_MINOR + 950);
    const results = [first, second].map((roundId) => loadRound(real.world, roundId)?.round.results);
    expect(results).toMatchObject([[{ status: 'WON' }], [{ status: 'VOID' }]]);
  });

  it('GAME-12 is asked for by whoever decides them, before each', () => {
    const rounds = [lay('a'), lay('b')].flatMap((roundId) => loadRound(real.world, roundId) ?? []);
    const lost = { line: '7', stakeMinor: STAKE_MINOR, payoutMinor: 0, validStakeMinor: STAKE_MINOR };
    const decided = rounds.map((one) => ({
      ...one,
      results: [{ ...lost, status: 'LOST' as const }],
      state: { field: 1 },
    }));
    const settle = (meets: boolean) =>
      real.world.transaction(() => {
        const together = real.runner.settleTogether(real.world);
        for (const one of decided) {
          if (meets) together.meet(ana);
          together.settle(one);
        }
        together.end();
      });
    expect(() => settle(false)).toThrow('was not met');
    const again = rounds.flatMap(({ round: { id } }) => loadRound(real.world, id) ?? []);
    expect(again.map(({ round }) => round.lines.size)).toEqual([1, 1]);
  });
});
