import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fairDraws } from '../kernel/fairness';
import { betIdOf } from './bets';
import { chase } from './families/chase-fixture';
import { crash } from './families/crash-fixture';
import { wheel } from './families/wheel-fixture';
import type { Prize } from './runner-parts';
import { openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const BOUND = 2 ** 20;

interface Drawn {
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly draws: readonly number[];
}

let real: RealRunner;
let ana: string;
let drawn: Drawn[];
beforeEach(async () => {
  drawn = [];
  real = openRunner(wheel, crash, chase);
  real.drawPrizes((_world, { roundId, stakeMinor }, draws): Prize => {
    drawn.push({ roundId, stakeMinor, draws: [draws.below(BOUND), draws.below(BOUND)] });
    return { stakePerWinMinor: BOUND, wonMinor: 0, draw: null, balanceAfterMinor: null };
  });
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(100_000);
});
afterEach(() => {
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const lay = (key: string, fields: Record<string, number>, round = `${DAY}-1`) =>
  real.place(ana, { round: key, family: 'wheel', bet: { round, fields } });
const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);
const result = (rounds: string, number = 1) => real.runner.shared.resultOf(real.world, { rounds, day: DAY, number });
function streamOf(rounds: string, betId: number, number = 1): number[] {
  const { serverSeed = '', clientSeed } = result(rounds, number) ?? {};
  const draws = fairDraws({ serverSeed, clientSeed: `${clientSeed}:${betIdOf(betId)}`, nonce: number });
  return [draws.below(BOUND), draws.below(BOUND)];
}

describe('the jackpot of a bet in a shared round', () => {
  it('HOME-04 GAME-12 is drawn from a stream of its own, once the round is revealed', async () => {
    const eva = await real.player(100_000);
    const own = lay('a', { 7: 500, 8: 200 });
    const other = real.place(eva, { round: 'e', family: 'wheel', bet: { round: `${DAY}-1`, fields: { 7: 500 } } });
    at(19_999);
    expect(drawn).toEqual([]);
    at(20_000);
    expect(drawn).toEqual([
      { roundId: own.roundId, stakeMinor: 700, draws: streamOf('wheel/010001', own.betId) },
      { roundId: other.roundId, stakeMinor: 500, draws: streamOf('wheel/010001', other.betId) },
    ]);
    expect(drawn[0]?.draws).not.toEqual(drawn[1]?.draws);
    const kept = 'SELECT DISTINCT jackpot_stake_per_win_minor FROM rounds';
    expect(real.world.sqlite.prepare(kept).pluck().all()).toEqual([BOUND]);
  });

  it('HOME-04 is drawn also of one that is cashed out in flight, and of each order once', () => {
    const [flight] = real.runner.shared.standing(real.world, 'crash-1');
    const round = flight?.key ?? '';
    const flown = real.place(ana, { round: 'f', family: 'crash', bet: { round, stakeMinor: 100, autoX100: null } });
    const issues = [1, 2].map((number) => ({ issue: `${DAY.replaceAll('-', '')}-000${number}`, multiple: 1 }));
    const bet = { digits: '407', unitMinor: 5, stopOnWin: false, issues };
    const ordered = real.place(ana, { round: 'o', family: 'pick-three-chase', bet });
    real.world.clock.advance(600_000);
    expect(drawn.find(({ roundId }) => roundId === flown.roundId)?.draws).toEqual(streamOf('crash-1', flown.betId));
    expect(drawn.filter(({ roundId }) => roundId === ordered.roundId)).toEqual([
      { roundId: ordered.roundId, stakeMinor: 10, draws: streamOf('pick-three', ordered.betId) },
    ]);
  });

  it('HOME-04 GAME-12 is drawn from the round that each entered first, also of those that end together', async () => {
    const eva = await real.player(100_000);
    const issue = (number: number) => ({ issue: `${DAY.replaceAll('-', '')}-000${number}`, multiple: 1 });
    const order = (who: string, round: string, numbers: number[]) => {
      const bet = { digits: '407', unitMinor: 5, stopOnWin: false, issues: numbers.map(issue) };
      return real.place(who, { round, family: 'pick-three-chase', bet });
    };
    const both = order(ana, 'o', [1, 2]);
    at(51_000);
    const second = order(eva, 'e', [2]);
    real.world.clock.advance(600_000);
    const drawsOf = (roundId: string) => drawn.find((one) => one.roundId === roundId)?.draws;
    expect(drawsOf(both.roundId)).toEqual(streamOf('pick-three', both.betId, 1));
    expect(drawsOf(second.roundId)).toEqual(streamOf('pick-three', second.betId, 2));
  });

  it('HOME-04 has no chance with play money, taken back, or where the round was cancelled', () => {
    const grant = { kind: 'trial.grant', key: 'grant', memberId: ana, amountMinor: 5_000, reference: '' } as const;
    real.world.ledger.post({ ...grant, at: DAY_BEGIN });
    const bet = { round: `${DAY}-1`, fields: { 7: 500 } };
    real.place(ana, { round: 't', family: 'wheel', bet, wallet: 'trial' });
    real.withdraw(ana, lay('a', { 7: 500 }).roundId);
    at(25_000);
    lay('b', { 7: 500 }, `${DAY}-2`);
    real.runner.shared.withholdReveal(real.world, 'wheel/010001');
    at(50_000);
    expect([drawn, result('wheel/010001', 2)?.isCancelled]).toEqual([[], true]);
  });
});
