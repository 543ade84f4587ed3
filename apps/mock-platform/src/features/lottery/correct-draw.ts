import { LotteryBet } from '@tonalli/contracts/games/lottery';
import { familyOf } from '@tonalli/lottery/families';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { JobOutcome } from '../../clock/job-runner';
import { correctedOrder } from '../../games/lottery/corrected-order';
import { PlatformFailure } from '../../kernel/failure';
import { loadRound } from '../../wagering/load-round';
import { betsBehind } from '../../wagering/shared-bets';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { runner } from '../play';
import { issueNamed } from './issue-view';
import { correctionsRepository } from './lottery.repository';
import { type OpenLottery, requireListed } from './open-lottery';

const Corrected = z.object({ code: z.string(), issue: z.string() });
const CORRECT = jobKind('lottery.correct', Corrected);

/** Orders that are settled anew in one transaction. */
const ORDERS_AT_ONCE = 20;

/** Whether two results are of one make: the same parts, with texts of the same length and kind. */
function isLike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string')
    return one.replace(/\d/g, '0') === other.replace(/\d/g, '0') || !/\d/.test(one + other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isLike(part, other[index]));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return typeof one === typeof other;
  const [keys, others] = [Object.keys(one).sort(), Object.keys(other).sort()];
  if (keys.join() !== others.join()) return false;
  const of = new Map(Object.entries(other));
  return Object.entries(one).every(([key, part]) => isLike(part, of.get(key)));
}

/** Throws `INVALID_REQUEST` for what cannot be a result of the lottery. */
function assertResult({ lottery }: OpenLottery, { was, is }: { was: unknown; is: unknown }): void {
  if (!isLike(was, is) || JSON.stringify(was) === JSON.stringify(is)) throw new PlatformFailure('INVALID_REQUEST');
  const { plays, show } = familyOf(lottery.family);
  try {
    show(is);
    for (const { hits, example } of plays) hits(example.selection, is);
  } catch {
    throw new PlatformFailure('INVALID_REQUEST');
  }
}

/**
 * A draw whose result was entered wrongly comes out otherwise, once: what its orders won is paid anew and taken back by postings of
 * its own, order by order. Call in a transaction. Throws `GAME_NOT_FOUND`, `ROUND_NOT_FOUND` for a draw that is not over,
 * `ROUND_CLOSED` for one that was cancelled or corrected before, `INVALID_REQUEST` for what is no other result.
 */
export function correctDraw(world: World, { code, issue, result }: { code: string; issue: string; result: unknown }): void {
  const open = requireListed(world, code);
  const shown = issueNamed(world, open, issue);
  if (!shown || !['DRAWN', 'SETTLED', 'CORRECTED', 'CANCELLED'].includes(shown.state))
    throw new PlatformFailure('ROUND_NOT_FOUND');
  if (shown.state === 'CORRECTED' || shown.state === 'CANCELLED') throw new PlatformFailure('ROUND_CLOSED');
  assertResult(open, { was: shown.result, is: result });
  const at = world.clock.now();
  correctionsRepository(world).insert({ code, issue, result, at, doneId: 0 });
  world.clock.schedule({ kind: CORRECT, key: `${code}/${issue}`, dueAt: at, payload: { code, issue } });
}

/** Settles an order anew. One that is still open, as a chase is, keeps what it was told; so does a member who cannot pay back. */
function correctOrder(world: World, roundId: string, drawn: { issue: string; result: unknown }): void {
  const round = loadRound(world, roundId)?.round;
  if (!round) return;
  const anew = correctedOrder({ bet: LotteryBet.parse(round.bet), state: round.state, results: round.results }, drawn);
  if (!anew) return;
  try {
    runner.correct(world, { roundId, ...anew });
  } catch (error) {
    const isLeft = error instanceof PlatformFailure && ['INSUFFICIENT_FUNDS', 'ROUND_NOT_FOUND'].includes(error.code);
    if (!isLeft) throw error;
  }
}

function goOn(world: World, { code, issue }: z.infer<typeof Corrected>): JobOutcome {
  const store = correctionsRepository(world);
  const correction = store.of({ code, issue });
  if (!correction || correction.doneId === null) return 'done';
  const { rounds } = requireListed(world, code);
  const bets = betsBehind(world, { rounds, key: issue, entryId: correction.doneId, limit: ORDERS_AT_ONCE });
  for (const { roundId } of bets) correctOrder(world, roundId, { issue, result: correction.result });
  const last = bets.at(-1);
  store.goOn({ code, issue, doneId: bets.length === ORDERS_AT_ONCE && last ? last.entryId : null });
  return bets.length === ORDERS_AT_ONCE ? 'again' : 'done';
}

/** Behind what settles draws, in the lane of the lottery's corrections. */
export const correctJob = defineJob(CORRECT, (world, { payload }) => goOn(world, payload), {
  priority: 'settle',
  lane: (payload) => `lottery.correct ${Corrected.parse(payload).code}`,
});
