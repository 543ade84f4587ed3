import { LotteryBet } from '@tonalli/contracts/games/lottery';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { JobOutcome } from '../../clock/job-runner';
import { correctedOrder } from '../../games/lottery/corrected-order';
import { OrderState } from '../../games/lottery/order';
import { PlatformFailure } from '../../kernel/failure';
import { loadRound } from '../../wagering/load-round';
import { isOver, type Round } from '../../wagering/round';
import { entriesBehind } from '../../wagering/shared-bets';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { runner } from '../play';
import { assertResult } from './assert-result';
import { issueNamed } from './issue-view';
import { timesOf } from './issues-ahead';
import { type CorrectionRow, correctionsRepository, type OrderRow, ordersRepository } from './lottery.repository';
import { requireListed } from './open-lottery';

const Corrected = z.object({ code: z.string(), issue: z.string() });
const CORRECT = jobKind('lottery.correct', Corrected);
const Ended = z.object({ roundId: z.string() });
const CORRECT_ENDED = jobKind('lottery.correctEnded', Ended);

/** From look to look at an order whose draw is late. */
const LOOK_AGAIN_MS = 60_000;
/** Orders that are settled anew in one transaction. */
const ORDERS_AT_ONCE = 20;

/**
 * A draw whose result was entered wrongly comes out otherwise, once: what its orders won is paid anew and taken back by postings of
 * its own, order by order. Call in a transaction. Throws `GAME_NOT_FOUND`, `ROUND_NOT_FOUND` for a draw that is not over,
 * `ROUND_CLOSED` for one that was cancelled or corrected before, `INVALID_REQUEST` for what is no other result.
 */
export function correctDraw(
  world: World,
  { code, issue, result }: { code: string; issue: string; result: unknown },
): void {
  const open = requireListed(world, code);
  const shown = issueNamed(world, open, issue);
  const isCorrected = correctionsRepository(world).of({ code, issue }) !== null;
  if (isCorrected || shown?.state === 'CANCELLED') throw new PlatformFailure('ROUND_CLOSED');
  if (!shown || !['DRAWN', 'SETTLED'].includes(shown.state)) throw new PlatformFailure('ROUND_NOT_FOUND');
  assertResult(open.lottery, { was: shown.result, is: result });
  const at = world.clock.now();
  correctionsRepository(world).insert({ code, issue, result, at, doneId: 0, leftCount: 0 });
  world.clock.schedule({ kind: CORRECT, key: `${code}/${issue}`, dueAt: at, payload: { code, issue } });
}

/**
 * Settles an order anew; false: its member no longer has what is to be taken back, so that it stays as it is. One that is still
 * open, as a chase is, goes on by what it was told, and is settled anew once it is over.
 */
function correctOrder(world: World, roundId: string, drawn: Pick<CorrectionRow, 'issue' | 'result'>): boolean {
  const round = loadRound(world, roundId)?.round;
  if (!round) return true;
  if (!isOver(round)) {
    if (round.wallet === 'trial') lookAgain(world, round);
    return true;
  }
  const anew = correctedOrder({ bet: LotteryBet.parse(round.bet), state: round.state, results: round.results }, drawn);
  if (!anew) return true;
  try {
    runner.correct(world, { roundId, ...anew });
    return true;
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.code === 'INSUFFICIENT_FUNDS')) throw error;
    return false;
  }
}

/** Nothing tells of the end of an order in play money: it is looked at behind its next draw. */
function lookAgain(world: World, { id: roundId, nodeId, bet, state }: Round): void {
  const { decided } = OrderState.parse(state);
  const now = world.clock.now();
  const { lottery } = requireListed(world, nodeId);
  const next = LotteryBet.parse(bet).issues.find(({ issue }) => decided.every((one) => one.issue !== issue));
  const drawsAt = next ? (timesOf(lottery, next.issue)?.drawsAt ?? now) : now;
  const dueAt = Math.max(drawsAt, now + LOOK_AGAIN_MS);
  world.clock.schedule({ kind: CORRECT_ENDED, key: roundId, dueAt, payload: { roundId } });
}

function goOn(world: World, of: z.infer<typeof Corrected>): JobOutcome {
  const store = correctionsRepository(world);
  const correction = store.of(of);
  if (!correction || correction.doneId === null) return 'done';
  const { rounds } = requireListed(world, of.code);
  const asked = { rounds, key: of.issue, entryId: correction.doneId, limit: ORDERS_AT_ONCE };
  const entries = entriesBehind(world, asked);
  const left = entries.filter(({ roundId }) => !correctOrder(world, roundId, correction)).length;
  const last = entries.at(-1);
  const isDone = entries.length < ORDERS_AT_ONCE || !last;
  store.goOn({ ...of, doneId: isDone ? null : last.entryId, leftCount: correction.leftCount + left });
  return isDone ? 'done' : 'again';
}

/** How many orders of a draw stayed as they were when it was corrected. */
export const leftOrders = (world: World, issue: { code: string; issue: string }): number =>
  correctionsRepository(world).of(issue)?.leftCount ?? 0;

/** A chase ended: draws of it that were corrected meanwhile count as they came out in the end. */
export function correctEnded(world: World, { roundId, ...row }: OrderRow): void {
  if (row.isChase === 0 || correctionsRepository(world).since(row).length === 0) return;
  world.clock.schedule({ kind: CORRECT_ENDED, key: roundId, dueAt: world.clock.now(), payload: { roundId } });
}

/** Draws that were corrected since an order was made, and before now: those after it take it as it is. */
function correctAll(world: World, roundId: string): void {
  const row = ordersRepository(world).byRound(roundId);
  if (!row) return;
  for (const { code, issue, result, doneId, leftCount } of correctionsRepository(world).since(row)) {
    const isPaid = correctOrder(world, roundId, { issue, result });
    if (!isPaid) correctionsRepository(world).goOn({ code, issue, doneId, leftCount: leftCount + 1 });
  }
}

/** Behind what settles draws, in the lane of the lottery's corrections. */
export const correctJobs = [
  defineJob(CORRECT, (world, { payload }) => goOn(world, payload), {
    priority: 'settle',
    lane: (payload) => `lottery.correct ${Corrected.parse(payload).code}`,
  }),
  defineJob(CORRECT_ENDED, (world, { payload: { roundId } }) => correctAll(world, roundId), {
    priority: 'settle',
    lane: (payload) => Ended.parse(payload).roundId,
  }),
];
