import type { LimitReached } from '@tonalli/contracts/limits/periods';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { limitInTheWay } from '../limits';
import { depositRepository } from './deposit.repository';

interface Arrival {
  memberId: string;
  amountMinor: number;
  /** An order that the amount is of, so that it is not counted twice. */
  orderId?: number;
}

/** Which of the member's own deposit limits an amount would go beyond, by all that was deposited and is awaited. */
export function limitBeyond(world: World, { memberId, amountMinor, orderId }: Arrival): LimitReached | null {
  const orders = depositRepository(world);
  const usedSince = (since: number) => orders.grossMinor(memberId, { since, except: orderId });
  return limitInTheWay(world, { memberId, amountMinor, usedSince });
}

/** Throws `DEPOSIT_LIMIT_REACHED` with the limit that is in the way. */
export function assertWithinLimits(world: World, arrival: Arrival): void {
  const limit = limitBeyond(world, arrival);
  if (limit) throw new PlatformFailure('DEPOSIT_LIMIT_REACHED', { limit });
}
