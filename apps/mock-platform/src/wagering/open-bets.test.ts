import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fairDraws } from '../kernel/fairness';
import { ladder } from './families/ladder-fixture';
import { mines } from './families/mines-fixture';
import { openRunner, type RealRunner } from './testing/real-runner';

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(mines, ladder);
  ana = await real.player(10_000);
});
afterEach(() => real.world.close());

const MINES = { family: 'mines', bet: { bombs: 3, stakeMinor: 1_000 } };
const open = () => real.runner.openBets(real.world, ana);

/** A cell without a bomb of the first round of mines, from the seeds of the test themselves. */
function safeCell(): number {
  const draws = fairDraws({ serverSeed: '55'.repeat(32), clientSeed: 'player', nonce: 0 });
  const left = Array.from({ length: 25 }, (_, cell) => cell);
  for (let bomb = 0; bomb < 3; bomb += 1) left.splice(draws.below(left.length), 1);
  return left[0] ?? 0;
}

describe('the bets of a member that are open', () => {
  it('GAME-16 are told with what comes back if nothing more is done, the newest first, until they are over', () => {
    expect(open()).toEqual([]);
    const first = real.place(ana, { round: 'a', ...MINES });
    real.place(ana, { round: 'b', ...MINES });
    // Nobody has taken a step: the timeout gives the stake back.
    expect(open()).toMatchObject([
      { stakeMinor: 1_000, standsMinor: 1_000, isTrial: false },
      { roundId: first.roundId, betId: first.betId, stakeMinor: 1_000, standsMinor: 1_000 },
    ]);
    const before = real.balance(ana);
    const shown = real.step(ana, first.roundId, { no: 0, input: { do: 'open', cell: safeCell() } });
    const stands = open().find(({ roundId }) => roundId === first.roundId)?.standsMinor ?? 0;
    expect(shown.moment.isOver).toBe(false);
    // To look at it changes nothing.
    expect([real.balance(ana), open().length]).toEqual([before, 2]);
    const end = real.step(ana, first.roundId, { no: 1, input: { do: 'cash-out' } });
    expect(end.moment.payoutMinor).toBe(stands);
    expect(stands).toBeGreaterThan(1_000);
    expect(open().map(({ roundId }) => roundId)).not.toContain(first.roundId);
  });

  it('GAME-16 GAME-13 say nothing of what a step that is no cash-out would bring: it may be fixed already', () => {
    real.place(ana, { round: 'a', family: 'ladder', bet: { unitMinor: 1_000, rungs: 3 } });
    expect(open()).toMatchObject([{ stakeMinor: expect.any(Number), standsMinor: null }]);
  });

  it('GAME-16 MEM-07 stand in the record with what was bet, as they will once they are over', () => {
    real.place(ana, { round: 'a', ...MINES });
    const kept = () => JSON.parse(String(real.world.sqlite.prepare('SELECT detail FROM bets').pluck().get()));
    expect(kept()).toMatchObject({ k: 'mines', b: MINES.bet });
    const { b, c } = kept();
    real.world.clock.advance(7 * 24 * 60 * 60_000);
    expect(open()).toEqual([]);
    expect(kept()).toMatchObject({ k: 'mines', b, c });
  });

  it('GAME-16 are those of the member alone, and all are over once nobody came', async () => {
    real.place(ana, { round: 'a', ...MINES });
    const eva = await real.player(10_000);
    expect(real.runner.openBets(real.world, eva)).toEqual([]);
    real.world.clock.advance(7 * 86_400_000);
    expect(open()).toEqual([]);
  });
});
