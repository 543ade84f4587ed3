import type { LotteryArea } from '@tonalli/contracts/lottery/api';
import type { LotterySegment } from '../../../game-pages';
import { LOTTERY_SEGMENTS } from '../../../paths';

/** Where each lottery page stands. */
export const AREA_SEGMENTS: Record<LotteryArea, LotterySegment> = {
  LOTT: LOTTERY_SEGMENTS.all,
  SEA: LOTTERY_SEGMENTS.sea,
  VN: LOTTERY_SEGMENTS.vietnam,
};
