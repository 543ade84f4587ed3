import { PromotionAction, PromotionCategory, PromotionId } from '@tonalli/contracts/promotions/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

const Words = z.strictObject({
  title: z.string().min(1),
  /** One sentence, for the card. */
  summary: z.string().min(1),
  html: z.string().min(1),
  terms: z.array(z.string().min(1)),
});

const Promotion = z.strictObject({
  id: PromotionId,
  category: PromotionCategory,
  picture: z.string().min(1),
  /** Days from when the data were made; negative: before. */
  startsInDays: z.int(),
  endsInDays: z.int().nullable(),
  es: Words,
  en: Words,
  /** Only where something can really be done. */
  action: z
    .strictObject({ es: z.string().min(1), en: z.string().min(1), ...PromotionAction.omit({ label: true }).shape })
    .nullable(),
});

/** The operator's promotions when the data are made. */
export const promised = dataFile('promotions/promotions.yaml', listById(Promotion));
