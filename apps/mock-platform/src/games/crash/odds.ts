import { CRASH_DRAWS, CRASH_TOP_X100, type CrashBet, type CrashConfig } from '@tonalli/contracts/games/crash';

/**
 * Where the flight of a draw ends, in hundredths: return * 2^32 / (2^32 - draw), floored, from 1.00 on and cut at the top. Whole
 * numbers below 2^53 are divided, and quotients that are not whole differ from whole ones by more than a double rounds.
 */
export function bustX100(draw: number, rtpBp: number): number {
  const drawn = Math.floor((rtpBp * CRASH_DRAWS) / (100 * (CRASH_DRAWS - draw)));
  return Math.min(CRASH_TOP_X100, Math.max(100, drawn));
}

/** Of 2^32 draws so many fly at least so far: the last ones. */
export const flyingDraws = (x100: number, rtpBp: number): number =>
  x100 <= 100 ? CRASH_DRAWS : Math.floor((rtpBp * CRASH_DRAWS) / (100 * x100));

/** The furthest that a stake flies before it would be paid more than one bet may be. */
export const capX100 = (stakeMinor: number, { maxPayoutMinor }: Pick<CrashConfig, 'maxPayoutMinor'>): number =>
  Math.min(CRASH_TOP_X100, Math.floor(((maxPayoutMinor + 1) * 100 - 1) / stakeMinor));

type Bet = Omit<CrashBet, 'round'>;

/** Where a bet is cashed out by itself: at its target, or at the most that it may be paid. */
export const endX100 = ({ stakeMinor, autoX100 }: Bet, config: Pick<CrashConfig, 'maxPayoutMinor'>): number =>
  Math.min(autoX100 ?? CRASH_TOP_X100, capX100(stakeMinor, config));

/** What a stake is paid that was cashed out there, floored to the minor unit. */
export const payoutMinor = (stakeMinor: number, outX100: number): number => Math.floor((stakeMinor * outX100) / 100);
