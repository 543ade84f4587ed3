import type { LegState, SportsState } from '@tonalli/contracts/games/sports';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { settled, takenLines } from '../../games/sports/lines';
import { PlatformFailure } from '../../kernel/failure';
import { openMinorOf } from '../../wagering/offer';
import { isOver, paidMinor } from '../../wagering/round';
import { type LineResult, lineResult } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { runner } from '../play';
import { feedOf } from './feed-of';
import { type KeptSlip, keptSlip } from './own-slip';
import { kindOf } from './show-slip';
import { slipsRepository } from './sports-bets.repository';

const OfEvent = z.object({ event: z.string(), after: z.int() });
const SETTLE = jobKind('sportsBets.settle', OfEvent);

/** Slips that are settled in one transaction. */
const AT_ONCE = 20;

const settleBehind = (world: World, of: z.infer<typeof OfEvent>): void =>
  world.clock.schedule({ kind: SETTLE, key: `${of.event}/${of.after}`, dueAt: world.clock.now(), payload: of });

/** A match is decided, or was decided otherwise than it was told: its slips follow, some at a time. */
export const matchDecided = (world: World, { event }: { event: string }): void =>
  settleBehind(world, { event, after: 0 });

/** The legs of a slip by what its matches say now. */
function legsNow(world: World, { bet, state }: KeptSlip): LegState[] {
  return state.legs.map((leg, place) => {
    const of = bet.legs[place];
    const outcome = of && feedOf(world).resultOf(world, of, leg.scoreAtBet);
    if (!outcome) return leg;
    const isOther = leg.result !== null && leg.result !== outcome.result;
    return { ...leg, ...outcome, isCorrected: leg.isCorrected || isOther };
  });
}

const isSame = (before: SportsState, legs: readonly LegState[]): boolean =>
  JSON.stringify(before.legs) === JSON.stringify(legs);

const linesOf = ({ bet }: KeptSlip) => takenLines({ form: bet.sent.form, legs: bet.legs });

/** What is known of an open slip's legs is kept; once all are, it is settled. */
function settleSlip(world: World, slip: KeptSlip): void {
  const { round, state, betId } = slip;
  if (state.phase !== 'OPEN') return;
  const legs = legsNow(world, slip);
  if (isSame(state, legs)) return;
  const [openMinor, mostMinor] = [openMinorOf(round), round.maxPayoutMinor - paidMinor(round)];
  const isDecided = legs.every(({ result }) => result !== null);
  const result = isDecided ? settled({ lines: linesOf(slip), legs, openMinor, mostMinor }) : null;
  const next: SportsState = { ...state, legs, offer: null };
  runner.settle(world, { roundId: round.id, results: result ? [result] : [], state: next });
  if (result) slipsRepository(world).file(betId, 'SETTLED');
}

/** What was sold back stays sold; the rest of the stake comes out by the legs as they are now. */
function resultsAnew(slip: KeptSlip, legs: readonly LegState[]): LineResult[] | null {
  const sold = slip.round.results
    .filter(({ status }) => status === 'CASHED_OUT')
    .map(({ funding: _funding, ...result }) => lineResult(result));
  const openMinor = sumOf(slip.round.results, ({ stakeMinor }) => stakeMinor) - sumOf(sold, (one) => one.stakeMinor);
  const mostMinor = slip.round.maxPayoutMinor - sumOf(sold, ({ payoutMinor }) => payoutMinor);
  const result = openMinor > 0 ? settled({ lines: linesOf(slip), legs, openMinor, mostMinor }) : null;
  return result && [...sold, result];
}

/** Settles a settled slip anew. One whose player no longer has what is to be taken back stays as it is. */
function correctSlip(world: World, slip: KeptSlip): void {
  const { round, state } = slip;
  const isBySelection = state.phase === 'OPEN' && state.legs.every(({ result }) => result !== null);
  const legs = isBySelection ? legsNow(world, slip) : state.legs;
  const results = isSame(state, legs) ? null : resultsAnew(slip, legs);
  if (!results) return;
  try {
    runner.correct(world, { roundId: round.id, results, state: { ...state, legs } });
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.code === 'INSUFFICIENT_FUNDS')) throw error;
  }
}

function settleChunk(world: World, { event, after }: z.infer<typeof OfEvent>): void {
  const rows = slipsRepository(world).ofEvent({ event, after, limit: AT_ONCE });
  for (const { roundId } of rows) {
    const slip = keptSlip(world, roundId);
    if (slip && isOver(slip.round)) correctSlip(world, slip);
    else if (slip) settleSlip(world, slip);
  }
  const last = rows.at(-1);
  if (last && rows.length === AT_ONCE) settleBehind(world, { event, after: last.id });
}

/** Rounds that ended by themselves, as with a break of their player, leave the list of open slips. */
export function fileEnded(world: World, { roundId, family }: { roundId: string; family?: string }): void {
  if (family !== undefined && family !== 'sports') return;
  const slip = keptSlip(world, roundId);
  if (slip) slipsRepository(world).file(slip.betId, kindOf(slip));
}

/** Nothing is told of rounds with play money that end by a break. */
export function fileOfMember(world: World, { memberId }: { memberId: string }): void {
  for (const roundId of slipsRepository(world).openOf(memberId)) fileEnded(world, { roundId });
}

export const settleJob = defineJob(
  SETTLE,
  (world, { payload }) => {
    settleChunk(world, payload);
    return 'done';
  },
  { priority: 'settle', lane: (payload) => OfEvent.parse(payload).event },
);
