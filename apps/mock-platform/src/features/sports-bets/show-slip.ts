import type { BetLeg, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { settled, takenLines } from '../../games/sports/lines';
import { betIdOf } from '../../wagering/bets';
import { openMinorOf } from '../../wagering/offer';
import { walletBalance } from '../../wagering/post-money';
import { isOver, paidMinor } from '../../wagering/round';
import type { World } from '../../world/world';
import type { SlipStand } from '../messages';
import { feedOf } from './feed-of';
import type { KeptSlip } from './own-slip';
import { priceSlip } from './price-slip';
import type { SlipKind } from './sports-bets.table';

/** What came of the stake that was not sold back. */
const lastResult = ({ round }: KeptSlip) => round.results.findLast(({ status }) => status !== 'CASHED_OUT');

/** It ended without its matches: the stake went back to somebody who stopped playing. */
export const isGivenBack = (slip: KeptSlip): boolean =>
  lastResult(slip)?.status === 'VOID' && slip.state.legs.some(({ result }) => result === null);

/** Lost by a leg that did not lose after all, and undecided since. */
function isOpenAgain(slip: KeptSlip): boolean {
  const { bet, state, round } = slip;
  if (!isOver(round) || isGivenBack(slip) || !lastResult(slip)) return false;
  return (
    settled({
      lines: linesOf(slip.bet),
      legs: state.legs,
      openMinor: bet.sent.stakeMinor,
      mostMinor: round.maxPayoutMinor,
    }) === null
  );
}

const linesOf = ({ sent, legs }: KeptSlip['bet']) => takenLines({ form: sent.form, legs });

export function stateOf(slip: KeptSlip): PlacedSlip['state'] {
  const { phase } = slip.state;
  if (phase === 'REFUSED') return 'REFUSED';
  if (!isOver(slip.round) || isOpenAgain(slip)) return phase;
  const last = lastResult(slip);
  if (!last) return 'CASHED_OUT';
  if (last.status === 'VOID') return 'VOID';
  return last.status === 'LOST' ? 'LOST' : 'WON';
}

/** How it came out as a whole; what was sold back of it is no part of that. */
export function outcomeOf(slip: KeptSlip): SlipStand['outcome'] {
  const status = stateOf(slip) === 'OPEN' ? undefined : lastResult(slip)?.status;
  return status === undefined || status === 'CASHED_OUT' ? 'OPEN' : status;
}

export function kindOf(slip: KeptSlip): SlipKind {
  const state = stateOf(slip);
  if (state === 'CASHED_OUT') return 'CASHED_OUT';
  return state === 'OPEN' || state === 'PENDING' ? 'OPEN' : 'SETTLED';
}

function legsOf(world: World, slip: KeptSlip): BetLeg[] {
  return slip.bet.legs.flatMap(({ event, type, key, selection, line }, place): BetLeg[] => {
    const match = feedOf(world).eventState(world, event);
    const of = slip.state.legs[place];
    if (!match || !of) return [];
    const { score: _score, ...kept } = of;
    const isExcluded = isGivenBack(slip) && kept.result === null;
    const told = isExcluded ? { ...kept, result: 'VOID' as const, voidReason: 'excluded' } : kept;
    return [{ event, type, key, selection, line, match, ...told }];
  });
}

/** What it brings in all if every leg wins that is undecided: the line that is lost and the part that is sold bring no more. */
function greatestNow({ round, bet, state }: KeptSlip): number {
  const [openMinor, paid] = [openMinorOf(round), paidMinor(round)];
  if (openMinor === 0) return paid;
  const legs = state.legs.map(({ oddsMilli, result }) => ({ oddsMilli, result: result ?? ('WON' as const) }));
  const best = settled({ lines: linesOf(bet), legs, openMinor, mostMinor: round.maxPayoutMinor - paid });
  return paid + (best?.payoutMinor ?? 0);
}

/** A slip as its player sees it. */
export function showSlip(world: World, slip: KeptSlip): PlacedSlip {
  const { round, bet, state, betId } = slip;
  const isRefused = state.phase === 'REFUSED';
  return {
    ...{ slipId: round.id, betId: betIdOf(betId), placedAt: round.placedAt, state: stateOf(slip) },
    decidesAt: state.phase === 'PENDING' && !isOver(round) ? bet.decidesAt : null,
    refused: isRefused ? { legs: state.refused ?? [], mostStakeMinor: null } : null,
    ...{ form: bet.sent.form, legs: legsOf(world, slip), lines: linesOf(bet).length, stakeMinor: round.stakeMinor },
    openStakeMinor: openMinorOf(round),
    payoutMinor: paidMinor(round),
    greatestPayoutMinor: greatestNow(slip),
    isCashable: priceSlip(world, slip) !== null,
    balanceMinor: walletBalance(world, round),
  };
}
