import type { SportsConfig } from '@tonalli/contracts/games/sports';
import type { SelectionRef } from '@tonalli/contracts/sports/shapes';
import { greatestPayoutMinor } from '@tonalli/sportsbook/payout';
import type { Exposure } from '../../wagering/stake';

export interface LegAtOdds extends SelectionRef {
  readonly oddsMilli: number;
}

export const exposureKey = ({ event, type, key, selection }: SelectionRef): string =>
  [event, type, key, selection].join('/');

interface Slips {
  readonly legs: readonly LegAtOdds[];
  readonly lines: readonly (readonly number[])[];
  readonly stakeMinor: number;
}

const legsOf = ({ legs }: Pick<Slips, 'legs'>, line: readonly number[]) => line.flatMap((place) => legs[place] ?? []);

/** Every leg won, before the cap. */
export const greatestOf = (slip: Slips): number =>
  greatestPayoutMinor(
    slip.stakeMinor,
    slip.lines.map((line) => legsOf(slip, line)),
  );

/** What the house would lose by each selection: all lines in which it is, won. */
export function liabilities(slip: Slips, { maxLiabilityMinor }: SportsConfig): Exposure[] {
  return slip.legs.map((leg, place) => {
    const own = slip.lines.filter((line) => line.includes(place));
    const amountMinor = greatestOf({ ...slip, lines: own }) - slip.stakeMinor * own.length;
    return { key: exposureKey(leg), amountMinor, capMinor: maxLiabilityMinor };
  });
}

/** A unit in which the greatest stake is looked for: no more is gained by less. */
const UNIT_MINOR = 1_000_000;

/** The most that may be staked on each line, by the greatest payout, the greatest stake, and what is free of each selection. */
export function mostStake(
  slip: Omit<Slips, 'stakeMinor'>,
  { config, exposed }: { config: SportsConfig; exposed: ReadonlyMap<string, number> },
): number {
  const unit = { ...slip, stakeMinor: UNIT_MINOR };
  const within = (limitMinor: number, ofUnit: number): number =>
    ofUnit <= 0 ? config.mostStakeMinor : Math.floor((Math.max(0, limitMinor) * UNIT_MINOR) / ofUnit);
  const free = liabilities(unit, config).map(({ key, amountMinor, capMinor }) =>
    within(capMinor - (exposed.get(key) ?? 0), amountMinor),
  );
  const byPayout = within(config.maxPayoutMinor, greatestOf(unit));
  const byStake = Math.floor(config.mostStakeMinor / Math.max(1, slip.lines.length));
  return Math.max(0, Math.min(byStake, byPayout, ...free));
}
