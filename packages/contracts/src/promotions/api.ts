import { z } from 'zod';
import { Language } from '../language';
import type { RichText } from '../rich-text';
import { Images, uploadForm } from '../uploads';
import { PromotionId, Remark } from './parts';
import type { PromotionKind, PromotionPhase, PromotionStatus, TakingAction } from './status';
import type { PromotionAction, PromotionCategory } from './wire-list';
import type { Requirement } from './wire-taking';

export interface PromotionCard {
  id: string;
  kind: PromotionKind;
  category: PromotionCategory;
  title: string;
  summary: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  image: string;
  phase: PromotionPhase;
  startsAt: string;
  /** Null: until further notice. */
  endsAt: string | null;
}

export type PrizeView =
  | { kind: 'cash'; amountMinor: number }
  | { kind: 'points'; points: number }
  | { kind: 'draw'; prizes: { amountMinor: number; chances: number }[] }
  | { kind: 'other'; text: string };

export interface CashbackView {
  /** Hundredths of a percent, from a VIP level on. */
  rates: { level: number; rateBp: number }[];
  minimumMinor: number;
  capMinor: number;
  categories: string[];
}

export interface PromotionDetail extends PromotionCard {
  text: RichText;
  terms: string[];
  version: number;
  termsAt: string;
  /** A link; null: none, or not now. */
  action: PromotionAction | null;
  prize: PrizeView | null;
  days: PrizeView[];
  cashback: CashbackView | null;
}

export interface RequirementView {
  rule: Requirement['rule'];
  level?: number;
  amountMinor?: number;
  at?: string;
  days?: number;
}

export interface StandingView {
  id: string;
  status: PromotionStatus;
  action: TakingAction | null;
  reasons: RequirementView[];
}

export interface MyPromotions {
  available: number;
  list: StandingView[];
}

export interface TakingView extends StandingView {
  goals: (RequirementView & { isMet: boolean })[];
  version: number | null;
  calendar: { signedCount: number; isSignedToday: boolean; today: string; nextDayAt: string } | null;
  cashback: {
    from: string;
    to: string;
    stakeMinor: number;
    payoutMinor: number;
    bonusMinor: number;
    netLossMinor: number;
    rateBp: number;
    amountMinor: number;
  } | null;
  application: { id: string; remark: string; images: string[]; at: string; reason: string | null } | null;
  prize: PrizeView | null;
}

export const ListPromotionsInput = z.strictObject({ language: Language });
export const PromotionDetailInput = z.strictObject({ id: PromotionId, language: Language });
/** A form: `id`, `language`, `remark`, and `images` as its files. */
export const ApplyForPromotionInput = uploadForm(
  z.strictObject({ id: PromotionId, language: Language, remark: Remark, images: Images }),
);
