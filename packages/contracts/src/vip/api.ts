import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import { BONUS_KINDS, type BonusKind } from '../ledger';
import type { VIP_BONUS_KINDS } from './wire';

export const VipInput = z.strictObject({ language: Language });
export const ClaimVipBonusInput = z.strictObject({ bonusId: z.string().max(32) });
export const ListBonusesInput = z.strictObject({
  kind: z.enum(BONUS_KINDS).optional(),
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});

export interface VipLevelView {
  level: number;
  name: string;
  /** Valid bets, over all time, from which the level is reached. */
  validBetMinor: number;
  /** Valid bets in a quarter that keep its benefits. */
  keepBetMinor: number;
  upgradeBonusMinor: number;
  monthlyBonusMinor: number;
  birthdayGiftMinor: number;
}

export interface VipBonusView {
  bonusId: string;
  kind: (typeof VIP_BONUS_KINDS)[number];
  level: number;
  amountMinor: number;
  grantedAt: string;
  expiresAt: string | null;
}

export interface VipView {
  /** What the operator calls it. */
  label: string;
  level: number;
  validBetMinor: number;
  /** The level whose benefits the member has, and how the quarter of now stands. */
  keeping: { level: number; validBetMinor: number; endsAt: string; isGrace: boolean; isJudged: boolean };
  /** From level 0 up. */
  levels: VipLevelView[];
  /** Those that wait to be claimed. */
  bonuses: VipBonusView[];
}

export interface ReceivedBonus {
  movementId: string;
  kind: BonusKind;
  amountMinor: number;
  at: string;
  reference: string;
}
