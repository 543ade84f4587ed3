import { SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { LOTTERY_SEGMENTS } from './paths';

type GameType = GameCard['type'];
type Segment = (typeof CATEGORY_SEGMENTS)[GameType] | LotterySegment;
export type LotterySegment = (typeof LOTTERY_SEGMENTS)[keyof typeof LOTTERY_SEGMENTS];

declare module '@tanstack/history' {
  interface HistoryState {
    /** The path that a lottery was opened from; its page asks the platform where it is played (LOTT-04). */
    lotteryFrom?: string;
  }
}

/** The lottery page that a vendor's games are played on; null for games of other kinds (GAME-01). */
export function lotteryOf({ vendor, type }: Pick<GameCard, 'vendor' | 'type'>): LotterySegment | null {
  if (vendor === VN_LOTTERY_VENDOR) return LOTTERY_SEGMENTS.vietnam;
  if (vendor === SEA_LOTTERY_VENDOR) return LOTTERY_SEGMENTS.sea;
  return type === 'LOTT' || type === 'ELOTT' ? LOTTERY_SEGMENTS.all : null;
}

const pageOf = (category: Segment, search: { vassalage?: string } = {}) =>
  ({ to: '/$category', params: { category }, search }) as const;

/** Where choosing a vendor leads: its lottery, or the list centre narrowed to it (GAME-01). */
export function vendorTarget(type: GameType, vendor: string) {
  const lottery = lotteryOf({ vendor, type });
  const narrow = lottery === null || lottery === LOTTERY_SEGMENTS.all;
  return pageOf(lottery ?? CATEGORY_SEGMENTS[type], narrow ? { vassalage: vendor } : {});
}

/** Slots, fishing and board games have a page of their own however few their vendors are (NAV-03). */
const PAGE_TYPES: ReadonlySet<GameType> = new Set(['RNG', 'FISH', 'PVP']);

/** The one vendor of a category that is launched without its page, or undefined (NAV-03). */
export function soleVendor({ type, vendors }: Bootstrap['categories'][number]) {
  return vendors.length === 1 && !PAGE_TYPES.has(type) ? vendors[0] : undefined;
}

/** Where choosing a category leads: the SEA lottery where that vendor is, an only vendor, its page otherwise (NAV-03). */
export function categoryTarget(type: GameType, categories: Bootstrap['categories']) {
  const sea =
    type === 'LOTT' && categories.some(({ vendors }) => vendors.some(({ code }) => code === SEA_LOTTERY_VENDOR));
  if (sea) return pageOf(LOTTERY_SEGMENTS.sea);
  const category = categories.find((one) => one.type === type);
  const vendor = category && soleVendor(category);
  return vendor ? vendorTarget(type, vendor.code) : pageOf(CATEGORY_SEGMENTS[type]);
}
