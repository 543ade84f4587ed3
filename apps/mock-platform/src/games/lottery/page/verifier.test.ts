import { LotteryBet, LotteryConfig, LotteryView } from '@tonalli/contracts/games/lottery';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { familyOf } from '@tonalli/lottery/families';
import { LOTTERIES, type Lottery } from '@tonalli/lottery/lotteries';
import { type Issue, issuesOf } from '@tonalli/lottery/schedule';
import { faultOf } from '@tonalli/lottery/selection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRound } from '../../../wagering/load-round';
import { openRunner, type RealRunner } from '../../../wagering/testing/real-runner';
import { check } from '../../verify/check';
import { readRound } from '../../verify/recorded-round';
import { proveVerifier } from '../../verify/verifier-fixture';
import { correctedOrder } from '../corrected-order';
import { oddsOfPlay, oddsTable } from '../lottery-odds';
import { lottery as game } from '../module';
import { type Context, OrderState, settle } from '../order';
import { showOrder } from '../show-order';
import { verifier } from './verifier';

/** Midnight in Mexico City. */
const BEGIN = Date.UTC(2026, 0, 15, 6);
const DAY_MS = 86_400_000;

function firstIssue(lottery: Lottery): Issue {
  const days = lottery.schedule.kind === 'every' ? 1 : 20;
  const [issue] = issuesOf(lottery, { day: '2026-01-15', begin: BEGIN, end: BEGIN + days * DAY_MS });
  if (!issue) throw new Error(`${lottery.code} draws seldom`);
  return issue;
}

const NEVER_STOPS = { onWin: false, onProfitMinor: null, onCancelled: false };

/** An order of some of a lottery's plays, with what each explains itself by. */
const orders = fc
  .record({
    lottery: fc.constantFrom(...LOTTERIES),
    plays: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    unitMinor: fc.constantFrom(200, 20, 2),
    multiple: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ lottery, plays, unitMinor, multiple }) => {
    const issue = firstIssue(lottery);
    const most = lottery.stations ? issue.stations.length : undefined;
    const offered = familyOf(lottery.family).plays.filter((play) => !faultOf(play, play.example.selection, most));
    const chosen = plays.flatMap((at) => offered[at % offered.length] ?? []);
    const lines = chosen.map(({ id, example }) => ({
      ...{ play: id, selection: example.selection.map((row) => [...row]), unitMinor, multiple },
    }));
    const odds = Object.fromEntries(chosen.flatMap((play) => oddsOfPlay(play, oddsTable(lottery.family, null))));
    const bet: LotteryBet = {
      ...{ code: lottery.code, lines, odds, prizeGroup: null, isAhead: false, stop: NEVER_STOPS },
      issues: [{ issue: issue.name, multiple: 2 }],
    };
    return { lottery, issue, bet };
  });

proveVerifier('lottery', {
  verifier,
  bets: orders,
  play({ lottery, issue, bet }, draws) {
    const result = familyOf(lottery.family).draw(draws, issue);
    const config = LotteryConfig.parse(game.settingOf(lottery.code));
    const table = { code: lottery.code, ...issue, stations: [...issue.stations], result, rows: 1 };
    const phase = { name: 'drawn', takesBets: false, lastsMs: null, table };
    const context: Context = { config, at: issue.drawsAt, phase: () => phase };
    const accepted = game.accept(bet, { config, at: 0, phase: () => null });
    const { stakes } = accepted.price();
    const open = Object.fromEntries(stakes.map(({ line, stakeMinor }) => [line, stakeMinor]));
    const order = { id: 'own', bet, state: { next: 1, isStopped: false, decided: [] }, open, heldMinor: 0 };
    const { state, results = [] } = settle(order, { issue: issue.name, result }, context);
    const view = LotteryView.parse(showOrder({ ...order, state, open: {} }, context));
    return {
      own: { family: 'lottery', version: 1, bet, config, view },
      stakeMinor: results.reduce((all, one) => all + one.stakeMinor, 0),
      payoutMinor: results.reduce((all, one) => all + one.payoutMinor, 0),
    };
  },
  lie: ({ view }) => ({ view: { ...view, issues: view.issues.map((one) => ({ ...one, result: 'another one' })) } }),
  wrong: [
    ...[{ lottery: 'of-nobody' }, { issue: '1' }, { drawsAt: 'yesterday' }, { odds: '{"a":-1}' }, { rest: '' }],
    ...['', 'nonsense', '[]', '{}', '[{"play":"none","selection":[["1"]],"betMinor":2}]'].map((lines) => ({ lines })),
  ],
});

const MINUTE_MS = 60_000;
const issueAt = (number: number): string => `20260115-${String(number).padStart(4, '0')}`;

/** A chase of digits, as the platform answers of it. */
async function chased(numbers: readonly number[], steer: (real: RealRunner, roundId: string) => void) {
  const real = openRunner(game);
  real.world.clock.set(BEGIN);
  const ana = await real.player(1_000_000);
  const bet: LotteryBet = {
    ...{ code: 'five-1', prizeGroup: null, isAhead: numbers[0] !== 1, stop: NEVER_STOPS },
    lines: [
      { play: 'positioning', selection: [[], [], [], [], ['1', '3', '5', '7', '9']], unitMinor: 200, multiple: 1 },
    ],
    issues: numbers.map((number) => ({ issue: issueAt(number), multiple: number })),
    odds: { 'positioning/place/won': 9_500 },
  };
  const title = { nodeId: 'five-1', family: 'lottery', config: game.settingOf('five-1') };
  const { roundId } = real.place(ana, { round: 'own', ...title, bet });
  steer(real, roundId);
  const [proof, shown] = [real.runner.prove(real.world, roundId), real.runner.show(real.world, roundId)];
  const payoutMinor = Number(real.world.sqlite.prepare('SELECT payout_minor FROM bets').pluck().get());
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
  const names = { es: 'Cinco', en: 'Five' };
  const answer = { roundId, game: { nodeId: 'five-1', names }, ...shown, ...proof?.seeds, shared: proof?.shared };
  return JSON.parse(JSON.stringify({ ...answer, payoutMinor, jackpot: null }));
}

const verdictOf = (answer: unknown) => {
  const round = readRound(answer);
  const seeds = { serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed, nonce: String(round.nonce) };
  return check(verifier, { ...verifier.valuesOf(round), ...seeds }, round);
};

describe('verify page: a chase', () => {
  it('GAME-12 LOTT-12 is recomputed by the draw that it entered first, the others by what they came to', async () => {
    const answer = await chased([1, 2, 3], ({ world }) => world.clock.advance(4 * MINUTE_MS));
    expect(RoundVerifyAnswer.parse(answer).shared?.key).toBe(issueAt(1));
    const verdict = verdictOf(answer);
    if (verdict.kind !== 'match') throw new Error(JSON.stringify(verdict));
    // Five bets of $2.00, once, twice and three times.
    expect([verdict.played.stakeMinor, verdict.played.payoutMinor]).toEqual([6_000, answer.payoutMinor]);
    expect(verdict.drawn).toHaveLength(5);
    expect(verdictOf({ ...answer, payoutMinor: answer.payoutMinor + 1 })).toMatchObject({ because: 'payoutWrong' });
  });

  it('GAME-12 LOTT-12 is so too while its other draws are to come', async () => {
    const answer = await chased([1, 2, 3], ({ world }) => world.clock.advance(MINUTE_MS));
    expect(verdictOf(answer)).toMatchObject({ kind: 'match', played: { stakeMinor: 1_000 } });
  });

  it('GAME-12 LOTT-12 is confirmed where a draw of it was called off, and where the first was', async () => {
    const cancel = (number: number) => (real: RealRunner) => {
      real.world.clock.advance((number - 1) * MINUTE_MS);
      real.runner.shared.cancel(real.world, { rounds: 'lottery/five-1', key: issueAt(number) });
      real.world.clock.advance(4 * MINUTE_MS);
    };
    expect(verdictOf(await chased([1, 2, 3], cancel(2)))).toMatchObject({
      kind: 'match',
      played: { stakeMinor: 4_000 },
    });
    expect(verdictOf(await chased([1, 2, 3], cancel(1)))).toMatchObject({ kind: 'cancelled' });
  });

  it('GAME-12 LOTT-12 QA-08 is corrected where its result was: both are shown, and nothing else is believed', async () => {
    const answer = await chased([1], ({ world, runner }, roundId) => {
      world.clock.advance(MINUTE_MS);
      const { bet, state, results } = loadRound(world, roundId)?.round ?? {};
      const drawn = OrderState.parse(state).decided[0]?.state === 'WON' ? '00000' : '00001';
      const anew = correctedOrder(
        { bet: LotteryBet.parse(bet), state, results: results ?? [] },
        { issue: issueAt(1), result: drawn },
      );
      if (anew) runner.correct(world, { roundId, ...anew });
    });
    const verdict = verdictOf(answer);
    if (verdict.kind !== 'corrected') throw new Error(JSON.stringify(verdict));
    // Five digits of ten: the link's result and the other one are of the two kinds.
    expect([verdict.played.payoutMinor, verdict.after.payoutMinor].sort()).toEqual([0, 1_900]);
    expect(verdict.after.payoutMinor).toBe(answer.payoutMinor);
    expect(JSON.stringify(verdict.after.result)).not.toBe(JSON.stringify(verdict.played.result));
    expect(verdictOf({ ...answer, payoutMinor: verdict.played.payoutMinor })).toMatchObject({ because: 'payoutWrong' });
    const [drawn] = answer.view.issues;
    const lied = { ...answer, view: { ...answer.view, issues: [{ ...drawn, result: '99999' }] } };
    expect(verdictOf(lied)).toMatchObject({ kind: 'mismatch', because: 'resultWrong' });
  });

  it('GAME-12 LOTT-12 that was given up before its first draw opened is in no draw', async () => {
    const answer = await chased([3, 4], (real, roundId) => {
      const memberId = String(real.world.sqlite.prepare('SELECT member_id FROM bets').pluck().get());
      real.runner.step(real.world, { roundId, memberId, nodeId: 'five-1', wallet: 'main', step: 0, input: 'stop' });
      real.world.clock.advance(5 * MINUTE_MS);
    });
    expect(answer.shared).toBeUndefined();
  });
});
