import type { PromotionAction, PromotionCategory } from '@tonalli/contracts/promotions/wire';

interface Words {
  readonly title: string;
  /** One sentence, for the card. */
  readonly summary: string;
  readonly html: string;
  readonly terms: readonly string[];
}

export interface PromotionText {
  readonly id: string;
  readonly category: PromotionCategory;
  readonly picture: string;
  /** Days from when the data were made; negative: before. */
  readonly startsInDays: number;
  readonly endsInDays: number | null;
  readonly es: Words;
  readonly en: Words;
  /** Only where something can really be done. */
  readonly action: (Omit<PromotionAction, 'label'> & { readonly es: string; readonly en: string }) | null;
}
