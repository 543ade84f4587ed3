import type { BetLeg, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { greatestOf } from '../../games/sports/liability';
import { takenLines } from '../../games/sports/lines';
import { betIdOf } from '../../wagering/bets';
import { openMinorOf } from '../../wagering/offer';
import { walletBalance } from '../../wagering/post-money';
import { isOver, paidMinor } from '../../wagering/round';
import type { World } from '../../world/world';
import { feedOf } from './feed-of';
import type { KeptSlip } from './own-slip';
import { priceSlip } from './price-slip';
import type { SlipKind } from './sports-bets.table';

/** What came of the stake that was not sold back. */
const lastResult = ({ round }: KeptSlip) => round.results.findLast(({ status }) => status !== 'CASHED_OUT');

export function stateOf(slip: KeptSlip): PlacedSlip['state'] {
  const { phase } = slip.state;
  if (phase === 'REFUSED') return 'REFUSED';
  if (!isOver(slip.round)) return phase;
  const last = lastResult(slip);
  if (!last) return 'CASHED_OUT';
  if (last.status === 'VOID') return 'VOID';
  return last.status === 'LOST' ? 'LOST' : 'WON';
}

export function kindOf(slip: KeptSlip): SlipKind {
  const state = stateOf(slip);
  if (state === 'CASHED_OUT') return 'CASHED_OUT';
  return isOver(slip.round) || state === 'REFUSED' ? 'SETTLED' : 'OPEN';
}

function legsOf(world: World, slip: KeptSlip): BetLeg[] {
  // A slip that ended without its matches was given back to somebody who stopped playing.
  const isGivenBack = stateOf(slip) === 'VOID';
  return slip.bet.legs.flatMap(({ event, type, key, selection, line }, place): BetLeg[] => {
    const match = feedOf(world).eventState(world, event);
    const kept = slip.state.legs[place];
    if (!match || !kept) return [];
    const isExcluded = isGivenBack && kept.result === null;
    const told = isExcluded ? { ...kept, result: 'VOID' as const, voidReason: 'excluded' } : kept;
    return [{ event, type, key, selection, line, match, ...told }];
  });
}

/** A slip as its player sees it. */
export function showSlip(world: World, slip: KeptSlip): PlacedSlip {
  const { round, bet, state, betId } = slip;
  const lines = takenLines({ form: bet.sent.form, legs: bet.legs });
  const legs = bet.legs.map((leg, place) => ({ ...leg, oddsMilli: state.legs[place]?.oddsMilli ?? leg.oddsMilli }));
  const greatest = greatestOf({ legs, lines, stakeMinor: bet.sent.stakeMinor });
  const isRefused = state.phase === 'REFUSED';
  return {
    ...{ slipId: round.id, betId: betIdOf(betId), placedAt: round.placedAt, state: stateOf(slip) },
    decidesAt: state.phase === 'PENDING' && !isOver(round) ? bet.decidesAt : null,
    refused: isRefused ? { legs: state.refused ?? [], mostStakeMinor: null } : null,
    ...{ form: bet.sent.form, legs: legsOf(world, slip), lines: lines.length, stakeMinor: round.stakeMinor },
    openStakeMinor: openMinorOf(round),
    payoutMinor: paidMinor(round),
    greatestPayoutMinor: Math.min(greatest, round.maxPayoutMinor),
    isCashable: priceSlip(world, slip) !== null,
    balanceMinor: walletBalance(world, round),
  };
}
