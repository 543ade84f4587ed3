import { z } from 'zod';
import { Language } from '../language';
import type { RichText } from '../rich-text';
import { type PromotionAction, type PromotionCategory, PromotionId, type PromotionPhase } from './wire';

export interface PromotionCard {
  id: string;
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

export interface PromotionDetail extends PromotionCard {
  text: RichText;
  terms: string[];
  /** Null: there is nothing to do, or not now. */
  action: PromotionAction | null;
}

export const ListPromotionsInput = z.strictObject({ language: Language });
export const PromotionDetailInput = z.strictObject({ id: PromotionId, language: Language });
