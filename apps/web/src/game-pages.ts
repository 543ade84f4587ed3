import { SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { CATEGORY_SEGMENTS, LOTTERY_SEGMENTS } from './paths';

type GameType = GameCard['type'];
type Segment = (typeof CATEGORY_SEGMENTS)[GameType] | LotterySegment;
export type LotterySegment = (typeof LOTTERY_SEGMENTS)[keyof typeof LOTTERY_SEGMENTS];

/** The lottery page that a vendor's games are played on; null for games of other kinds (GAME-01). */
export function lotteryOf({ vendor, type }: Pick<GameCard, 'vendor' | 'type'>): LotterySegment | null {
  if (vendor === VN_LOTTERY_VENDOR) return LOTTERY_SEGMENTS.vietnam;
  if (vendor === SEA_LOTTERY_VENDOR) return LOTTERY_SEGMENTS.sea;
  return type === 'LOTT' || type === 'ELOTT' ? LOTTERY_SEGMENTS.all : null;
}

/** Where choosing a vendor leads: its lottery, or the list centre narrowed to it (GAME-01). */
export function vendorTarget(type: GameType, vendor: string) {
  const lottery = lotteryOf({ vendor, type });
  const narrow = lottery === null || lottery === LOTTERY_SEGMENTS.all;
  const category: Segment = lottery ?? CATEGORY_SEGMENTS[type];
  return { to: '/$category', params: { category }, search: narrow ? { vassalage: vendor } : {} } as const;
}

/** Where choosing a category leads: its page; lottery to the SEA lottery where that vendor is (NAV-03). */
export function categoryTarget(type: GameType, categories: Bootstrap['categories']) {
  const sea =
    type === 'LOTT' && categories.some(({ vendors }) => vendors.some(({ code }) => code === SEA_LOTTERY_VENDOR));
  const category: Segment = sea ? LOTTERY_SEGMENTS.sea : CATEGORY_SEGMENTS[type];
  return { to: '/$category', params: { category } } as const;
}
