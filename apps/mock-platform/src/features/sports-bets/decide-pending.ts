import type { SportsState } from '@tonalli/contracts/games/sports';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { isOver } from '../../wagering/round';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { runner } from '../play';
import { isMoved, type LegSeen, legNow, lookAtLegs } from './look-at-legs';
import { type KeptSlip, keptSlip } from './own-slip';
import { slipsRepository } from './sports-bets.repository';

const DECIDE = jobKind('sportsBets.decide', z.object({ roundId: z.string() }));

/** When a bet in play is taken or refused, whatever happens to the process meanwhile. */
export const scheduleDecision = (world: World, { roundId, at }: { roundId: string; at: number }): void =>
  world.clock.schedule({ kind: DECIDE, key: roundId, dueAt: at, payload: { roundId } });

type Waiting = Pick<KeptSlip, 'bet' | 'state'>;

/** How each leg stands against what was bet: the score and the odds of then. */
function lookAgain(world: World, { bet }: Waiting): LegSeen[] {
  return lookAtLegs(world, bet.sent, 'any').map((seen, place): LegSeen => {
    const then = bet.legs[place];
    if (!then || seen.fault || !seen.price) return seen;
    const score = then.scoreAtBet ?? { home: 0, away: 0 };
    const now = seen.price.scoreAtBet ?? { home: 0, away: 0 };
    if (score.home !== now.home || score.away !== now.away) return { ...seen, fault: 'suspended' };
    const odds = { was: then.oddsMilli, is: seen.price.oddsMilli };
    return isMoved(bet.oddsChoice, odds) ? { ...seen, fault: 'oddsChanged' } : seen;
  });
}

function accept(world: World, { round, state }: KeptSlip, seen: readonly LegSeen[]): void {
  const taken: SportsState = {
    ...state,
    phase: 'OPEN',
    legs: state.legs.map((leg, place) => ({ ...leg, oddsMilli: seen[place]?.price?.oddsMilli ?? leg.oddsMilli })),
  };
  runner.settle(world, { roundId: round.id, results: [], state: taken });
}

function refuse(world: World, { round, state, betId }: KeptSlip, seen: readonly LegSeen[]): void {
  const refused: SportsState = { ...state, phase: 'REFUSED', refused: seen.map(legNow) };
  runner.settle(world, { roundId: round.id, results: [], state: refused });
  runner.cancel(world, round.id);
  slipsRepository(world).file(betId, 'SETTLED');
}

/** Takes a slip that waits, or gives its stake back. */
function decide(world: World, roundId: string): void {
  const slip = keptSlip(world, roundId);
  if (slip?.state.phase !== 'PENDING' || isOver(slip.round)) return;
  const seen = lookAgain(world, slip);
  if (seen.every(({ fault }) => fault === null)) accept(world, slip, seen);
  else refuse(world, slip, seen);
}

export const decideJob = defineJob(DECIDE, (world, { payload: { roundId } }) => {
  decide(world, roundId);
  return 'done';
});
