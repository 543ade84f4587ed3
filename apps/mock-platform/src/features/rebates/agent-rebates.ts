import type { Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { bookingsRepository, type CategoryAmount } from './rebates.repository';

export type { CategoryAmount } from './rebates.repository';

export interface Accrued {
  /** What bets since the last booking would give, by category; below zero where corrections take more back. Minor units. */
  categories: CategoryAmount[];
  /** Taken back and not had: it comes off what is booked next. Minor units. */
  owedMinor: number;
  /** When the last slot was booked, milliseconds since epoch; null: none was yet. */
  bookedAt: number | null;
}

/** An agent's differential of bets whose slot has not closed yet, live (AG-09). */
export function accruedOf(world: World, agentId: string): Accrued {
  const store = bookingsRepository(world);
  const categories = store.accrued(agentId).filter(({ amountMinor }) => amountMinor !== 0);
  return { categories, owedMinor: store.owedMinor(agentId), bookedAt: store.bookedTo() };
}

/** An agent's differential of the slots of a span that were booked, by category. Minor units. */
export const rebateIncome = (world: World, agentId: string, slots: Span): CategoryAmount[] =>
  bookingsRepository(world).income({ agentId, ...slots });
