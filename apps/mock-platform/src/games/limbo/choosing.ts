import {
  LIMBO_DRAWS,
  LIMBO_LEAST_X100,
  LIMBO_MOST_X100,
  type LimboChoice,
  type LimboConfig,
} from '@tonalli/contracts/games/limbo';

/** The target nearest to a multiplier, of those that can be bet on and paid. */
export function withMultiplier(multiplier: number, { minStakeMinor, maxPayoutMinor }: LimboConfig): LimboChoice {
  const most = Math.min(LIMBO_MOST_X100, Math.floor(((maxPayoutMinor + 1) * 100 - 1) / minStakeMinor));
  // The least that wins anything at all with the smallest stake.
  const least = Math.max(LIMBO_LEAST_X100 + 1, Math.ceil(((minStakeMinor + 1) * 100) / minStakeMinor));
  return { targetX100: Math.min(most, Math.max(least, Math.round(multiplier * 100))) };
}

/** The least target that is reached no more often than with this chance, in percent. */
export const withChance = (percent: number, config: LimboConfig): LimboChoice =>
  withMultiplier(Math.ceil(config.rtpBp / Math.max(percent, 0.00001) - 1e-9) / 100, config);

/** The greatest stake on a target: within the limits, and so that no win goes beyond the most that is paid. */
export const greatestStakeMinor = ({ targetX100 }: LimboChoice, config: LimboConfig): number =>
  Math.min(config.maxStakeMinor, Math.floor(((config.maxPayoutMinor + 1) * 100 - 1) / targetX100));

/** The chance to win, in percent, with the digits that a small one needs: `48.50`, `0.000097`. */
export function shownChance(winning: number): string {
  const percent = (winning * 100) / LIMBO_DRAWS;
  const digits = percent >= 1 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(percent)));
  return percent.toFixed(digits);
}
