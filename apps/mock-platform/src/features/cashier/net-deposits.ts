import type { World } from '../../world/world';
import { depositRepository } from './deposit.repository';
import { withdrawalRepository } from './withdrawal.repository';

/** What a member deposited later than a moment (ms), less what was paid out to them since. May be below zero. */
export const netDeposits = (world: World, memberId: string, since: number): number =>
  depositRepository(world).creditedSince(memberId, since) - withdrawalRepository(world).paidSince(memberId, since);
