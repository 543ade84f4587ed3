/** The greatest bet with bonus money in it is the smaller of this and a tenth of the bonus. Minor units. */
const MAX_STAKE_MINOR = 10_000;
/** Below it no game takes a bet: what is left of a grant can be played no more. Minor units. */
export const SMALLEST_BET_MINOR = 10;

/** What a deposit of so much brings, and what for. Amounts in minor units. */
export interface DepositTerms {
  percent: number;
  minDepositMinor: number;
  maxBonusMinor: number;
  /** What is to be wagered is so many times the bonus, or the bonus and the deposit; never more than `maxTimes` of the bonus. */
  times: number;
  of: 'BONUS' | 'BOTH';
  maxTimes: number;
}

/** The bonus on a deposit; 0 for one that is too small. Minor units. */
export const bonusOnDeposit = (
  { percent, minDepositMinor, maxBonusMinor }: Omit<DepositTerms, 'times' | 'of' | 'maxTimes'>,
  depositMinor: number,
): number => (depositMinor < minDepositMinor ? 0 : Math.min(Math.floor((depositMinor * percent) / 100), maxBonusMinor));

/** What is to be wagered for a bonus. Minor units. */
export function wageringOf(
  { times, of, maxTimes }: Pick<DepositTerms, 'times' | 'of' | 'maxTimes'>,
  { bonusMinor, depositMinor }: { bonusMinor: number; depositMinor: number },
): number {
  const base = bonusMinor + (of === 'BOTH' ? depositMinor : 0);
  return Math.min(times * base, maxTimes * bonusMinor);
}

/** The most that one bet may be while bonus money is in it. Minor units. */
export const greatestBonusStake = (bonusMinor: number): number =>
  Math.min(MAX_STAKE_MINOR, Math.max(SMALLEST_BET_MINOR, Math.floor(bonusMinor / 10)));
