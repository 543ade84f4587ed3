import { CRASH_DRAWS, type CrashBet, type CrashConfig } from '@tonalli/contracts/games/crash';
import { endX100, flyingDraws, payoutMinor } from './odds';

/** What a bet is worth that is left to its target, as exact fractions: every draw is equally likely. */
export interface ExactReturn {
  /** Of 2^32 draws, so many win. */
  readonly winning: number;
  /** Returned in the long run: `paidMinor / stakedMinor`, over one of each draw. */
  readonly paidMinor: bigint;
  readonly stakedMinor: bigint;
  /** What it pays then, stake included. */
  readonly winMinor: number;
}

type Bet = Omit<CrashBet, 'round'>;
type Config = Pick<CrashConfig, 'rtpBp' | 'maxPayoutMinor'>;

/** The return of a bet without a target is that of waiting for the most that it may be paid. */
export function exactReturn(bet: Bet, config: Config): ExactReturn {
  const end = endX100(bet, config);
  const winning = flyingDraws(end, config.rtpBp);
  const winMinor = payoutMinor(bet.stakeMinor, end);
  return {
    ...{ winning, winMinor },
    paidMinor: BigInt(winning) * BigInt(winMinor),
    stakedMinor: BigInt(CRASH_DRAWS) * BigInt(bet.stakeMinor),
  };
}

function returnBp(bet: Bet, config: Config): number {
  const { paidMinor, stakedMinor } = exactReturn(bet, config);
  return Number((paidMinor * 10_000n) / stakedMinor);
}

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (bet: Bet, config: Config): number => 10_000 - returnBp(bet, config);

/** The stated return of a bet as people read it, such as `"96.99"` percent: never more than it is. */
export const statedReturnPercent = (bet: Bet, config: Config): string => (returnBp(bet, config) / 100).toFixed(2);
