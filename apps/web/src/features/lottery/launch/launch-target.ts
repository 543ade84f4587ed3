import type { LotterySegment } from '../../../game-pages';
import { LOTTERY_SEGMENTS } from '../../../paths';
import { type LotterySearch, parseLotterySearch } from '../lottery-search';

export interface LaunchTarget {
  category: LotterySegment;
  search: LotterySearch;
}

/** Where a launch leads; null for an address that is none of this site's pages of lotteries. */
export function launchTarget(url: string, origin: string): LaunchTarget | null {
  if (!URL.canParse(url)) return null;
  const to = new URL(url);
  const category = Object.values(LOTTERY_SEGMENTS).find((segment) => to.pathname === `/${segment}`);
  if (to.origin !== origin || !category) return null;
  return { category, search: parseLotterySearch(Object.fromEntries(to.searchParams)) };
}
