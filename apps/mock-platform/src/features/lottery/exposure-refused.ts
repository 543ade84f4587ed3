import type { LotteryBet } from '@tonalli/contracts/games/lottery';
import type { LotteryRefused } from '@tonalli/contracts/lottery/refused';
import { PlatformFailure } from '../../kernel/failure';

/** Which limit a key of an exposure is about: its parts end with the draw, and what of it is limited. */
function reachedBy(key: string): LotteryRefused {
  const parts = key.split('/');
  if (parts.at(-1) === 'own') return { limit: 'member', issue: parts.at(-2) };
  if (parts.at(-1) === 'all') return { limit: 'issue', issue: parts.at(-2) };
  return { limit: 'number', number: parts.at(-1), issue: parts.at(-3) };
}

interface Ordered {
  readonly bet: LotteryBet;
  readonly costMinor: number;
}

/** What may still be staked where so much is free: of payouts, by the greatest odds of the order. */
function availableMinor({ bet }: Ordered, { limit }: LotteryRefused, freeMinor: number): number {
  if (limit === 'member') return freeMinor;
  const greatest = Math.max(1_000, ...Object.values(bet.odds));
  return Math.floor((freeMinor * 1_000) / greatest);
}

/** A refusal of the runner as the member is told of it: which limit, and what of it is free. */
export function exposureRefused(error: unknown, ordered: Ordered): unknown {
  if (!(error instanceof PlatformFailure) || error.code !== 'EXPOSURE_REACHED' || !error.extra.exposure) return error;
  const { key, freeMinor } = error.extra.exposure;
  const reached = reachedBy(key);
  const free = Math.min(ordered.costMinor, availableMinor(ordered, reached, freeMinor));
  return new PlatformFailure('LOTTERY_LIMIT_REACHED', { lottery: { ...reached, availableMinor: free } });
}
