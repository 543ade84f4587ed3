import type { SportsConfig } from '@tonalli/contracts/games/sports';
import type { Slip, SlipCheck } from '@tonalli/contracts/sports-bets/shapes';
import { exposureKey, greatestOf, type LegAtOdds, mostStake } from '../../games/sports/liability';
import { slipLines } from '../../games/sports/lines';
import { SPORTS_LIMITS } from '../../games/sports/module';
import { roundsRepository } from '../../wagering/rounds.repository';
import type { World } from '../../world/world';
import type { GameSession } from '../play';
import { type LegSeen, legNow, lookAtLegs } from './look-at-legs';

/** How long a bet in play waits before it is taken. */
export const WAITS_MS = 5_000;

const config: SportsConfig = SPORTS_LIMITS;

const legAt = ({ leg, price }: LegSeen): LegAtOdds => ({
  ...{ event: leg.event, type: leg.type, key: leg.key, selection: leg.selection },
  oddsMilli: price?.oddsMilli ?? leg.oddsMilli,
});

/** What may be staked on each line: by the slip's own limits, and by what the house may still lose. */
export interface Room {
  readonly byLimitsMinor: number;
  readonly freeMinor: number;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

export function roomFor(
  world: World,
  { wallet }: Pick<GameSession, 'wallet'>,
  { seen, lines }: { seen: readonly LegSeen[]; lines: readonly (readonly number[])[] },
): Room {
  const slip = { legs: seen.map(legAt), lines };
  // The house loses no play money.
  const isTrial = wallet === 'trial';
  const exposed = isTrial ? NOTHING : roundsRepository(world).exposed('sports', slip.legs.map(exposureKey));
  const own = isTrial ? { ...config, maxLiabilityMinor: Number.MAX_SAFE_INTEGER } : config;
  const byLimitsMinor = mostStake(slip, {
    config: { ...config, maxLiabilityMinor: Number.MAX_SAFE_INTEGER },
    exposed: NOTHING,
  });
  return { byLimitsMinor, freeMinor: mostStake(slip, { config: own, exposed }) };
}

/** `sports.check`: moves nothing. */
export function checkSlip(world: World, session: GameSession, slip: Slip): SlipCheck {
  const seen = lookAtLegs(world, slip, 'none');
  const isApart = seen.every(({ fault }) => fault !== 'related' && fault !== 'twice');
  const lines = isApart ? slipLines(slip.form, slip.legs.length) : null;
  const stakeMinor = slip.stakeMinor * (lines?.length ?? 0);
  const greatest = lines ? greatestOf({ legs: seen.map(legAt), lines, stakeMinor: slip.stakeMinor }) : 0;
  return {
    legs: seen.map(legNow),
    isCombinable: lines !== null,
    lines: lines?.length ?? 0,
    stakeMinor,
    greatestPayoutMinor: Math.min(greatest, config.maxPayoutMinor),
    leastStakeMinor: config.leastStakeMinor,
    mostStakeMinor: lines ? roomFor(world, session, { seen, lines }).freeMinor : 0,
    waitsMs: seen.some(({ price }) => price?.isInPlay) ? WAITS_MS : 0,
  };
}
