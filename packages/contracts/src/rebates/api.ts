import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { GameType } from '../lobby/wire';

export interface OwnRebateRow {
  category: GameType;
  /** Of now, in hundredths of a percent. */
  rateBasisPoints: number;
  validBetMinor: number;
  amountMinor: number;
  /** yyyy-MM-dd; null where there is nothing to claim. */
  from: string | null;
  to: string | null;
  todayValidBetMinor: number;
  todayAmountMinor: number;
}

export interface OwnRebates {
  rows: OwnRebateRow[];
  claimDays: number;
}

export interface RebateClaimRow {
  id: string;
  category: GameType;
  from: string;
  to: string;
  validBetMinor: number;
  amountMinor: number;
  at: string;
}

export const ClaimRebateInput = z.strictObject({ category: GameType.optional() });
export const ListRebateClaimsInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
