import type { PromotionCard } from '@tonalli/contracts/promotions/api';

/** What the page shows, as it stands in the address; what is left out is the default. */
export interface PromotionSearch {
  category?: PromotionCard['category'];
  /** The promotion whose detail is open. */
  promo?: string;
}

const CATEGORIES = {
  WELCOME: true,
  DAILY: true,
  SLOTS: true,
  CASHBACK: true,
  EVENTS: true,
  COMMUNITY: true,
} as const satisfies Record<PromotionCard['category'], true>;
// The keys are those of the `satisfies` above.
export const PROMOTION_CATEGORIES = Object.keys(CATEGORIES) as PromotionCard['category'][];

const ID = /^[a-z][a-z0-9-]{0,31}$/;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parsePromotionSearch(raw: Record<string, unknown>): PromotionSearch {
  const category = PROMOTION_CATEGORIES.find((known) => known === raw.category);
  const promo = String(raw.promo ?? '');
  return { ...(category ? { category } : {}), ...(ID.test(promo) ? { promo } : {}) };
}
