import type { EventSummary } from '@tonalli/contracts/sports/shapes';
import type { LegFault, LegNow, OddsChoice, Slip, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import type { World } from '../../world/world';
import { feedOf } from './feed-of';
import type { SelectionPrice } from './match-feed';

/** A leg as it was sent, and as it stands. */
export interface LegSeen {
  readonly leg: SlipLeg;
  readonly price: SelectionPrice | null;
  readonly event: EventSummary | null;
  readonly fault: LegFault | null;
}

const nameOf = ({ event, type, key, selection }: SlipLeg): string => [event, type, key, selection].join('/');

/** What is wrong between a leg and the others. */
function clash({ legs, form }: Pick<Slip, 'legs' | 'form'>, place: number): LegFault | null {
  const own = legs[place];
  const others = legs.filter((_, index) => index !== place);
  if (!own) return null;
  if (form.kind === 'singles') return others.some((other) => nameOf(other) === nameOf(own)) ? 'twice' : null;
  return others.some(({ event }) => event === own.event) ? 'related' : null;
}

/** Whether odds moved so that the player did not say beforehand that they take them. */
export function isMoved(choice: OddsChoice, { was, is }: { was: number; is: number }): boolean {
  if (choice === 'any') return false;
  return choice === 'better' ? is < was : is !== was;
}

function stand(world: World, leg: SlipLeg, choice: OddsChoice): LegSeen {
  const feed = feedOf(world);
  const event = feed.eventState(world, leg.event);
  const price = event && feed.priceOf(world, leg);
  const seen = { leg, price, event };
  if (!event) return { ...seen, fault: 'unknown' };
  if (!price) return { ...seen, fault: event.state === 'SCHEDULED' ? 'unknown' : 'closed' };
  if (price.state === 'SUSPENDED') return { ...seen, fault: 'suspended' };
  return { ...seen, fault: isMoved(choice, { was: leg.oddsMilli, is: price.oddsMilli }) ? 'oddsChanged' : null };
}

/** Each leg of a slip as it stands now, and what is wrong with it. */
export function lookAtLegs(world: World, slip: Pick<Slip, 'legs' | 'form'>, choice: OddsChoice): LegSeen[] {
  return slip.legs.map((leg, place) => {
    const seen = stand(world, leg, choice);
    return { ...seen, fault: clash(slip, place) ?? seen.fault };
  });
}

export const legNow = ({ leg, price, fault }: LegSeen): LegNow => ({
  ...{ event: leg.event, type: leg.type, key: leg.key, selection: leg.selection },
  ...{ oddsMilli: price?.oddsMilli ?? null, version: price?.version ?? null },
  ...{ state: price?.state ?? 'CLOSED', fault },
});
