import type { SelectionRef } from '@tonalli/contracts/sports/shapes';
import { cashOutMinor, type OpenLeg } from '@tonalli/sportsbook/cash-out';
import type { Count } from '@tonalli/sportsbook/count';
import type { DecidedLeg } from '@tonalli/sportsbook/leg';
import { takenLines } from '../../games/sports/lines';
import { SPORTS_LIMITS } from '../../games/sports/module';
import { openMinorOf } from '../../wagering/offer';
import { paidMinor } from '../../wagering/round';
import type { World } from '../../world/world';
import { feedOf } from './feed-of';
import type { KeptSlip } from './own-slip';

type Leg = { readonly decided: DecidedLeg } | { readonly open: OpenLeg };

const isLevel = (one: Count, other: Count): boolean => one.home === other.home && one.away === other.away;

/** In play a handicap is about what is scored from then on, so that one of before is another question by now. */
const COUNTS_FROM_BET: ReadonlySet<string> = new Set(['asianHandicap']);
const LEVEL: Count = { home: 0, away: 0 };

function openLeg(world: World, of: SelectionRef, kept: { oddsMilli: number; scoreAtBet: Count | null }): Leg | null {
  const price = feedOf(world).priceOf(world, of);
  if (price?.state !== 'OPEN') return null;
  const isOther = !isLevel(price.scoreAtBet ?? LEVEL, kept.scoreAtBet ?? LEVEL);
  if (COUNTS_FROM_BET.has(of.type) && isOther) return null;
  return { open: { oddsMilli: kept.oddsMilli, chances: price.chances } };
}

/**
 * What all that is open of a slip is bought back for now; null while nothing is offered: while it waits or is over, a leg that is
 * undecided is suspended or not offered any more, or nothing can be won.
 */
export function priceSlip(world: World, { round, bet, state }: KeptSlip): number | null {
  const openMinor = openMinorOf(round);
  if (state.phase !== 'OPEN' || openMinor === 0) return null;
  const legs = bet.legs.map((of, place): Leg | null => {
    const kept = state.legs[place];
    if (!kept) return null;
    const { oddsMilli, result } = kept;
    return result === null ? openLeg(world, of, kept) : { decided: { oddsMilli, result } };
  });
  const known = legs.filter((leg) => leg !== null);
  if (known.length < legs.length) return null;
  const lines = takenLines({ form: bet.sent.form, legs: bet.legs });
  const worth = lines.map((line) => {
    const own = line.flatMap((place) => known[place] ?? []);
    const decided = own.flatMap((leg) => ('decided' in leg ? leg.decided : []));
    const open = own.flatMap((leg) => ('open' in leg ? leg.open : []));
    return cashOutMinor(openMinor, { decided, open, marginBp: SPORTS_LIMITS.keepsBp });
  });
  const all = Math.floor(worth.reduce((sum, one) => sum + one, 0) / lines.length);
  const amountMinor = Math.min(all, round.maxPayoutMinor - paidMinor(round));
  return amountMinor > 0 ? amountMinor : null;
}
