import { BANNER_GROUPS, EXECUTIONS, LINK_TYPES } from '@tonalli/contracts/content/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

/** Stands for the game that leads the hot ones when the data are made. */
export const MOST_PLAYED = 'most-played';

const Id = z.string().regex(/^[\w-]+$/);
const Words = z.strictObject({ title: z.string().min(1), content: z.string().min(1) });
const Text = z.strictObject({ id: Id, es: Words, en: Words });

const Banner = z.strictObject({
  id: Id,
  group: z.enum(BANNER_GROUPS),
  picture: z.string().min(1),
  es: z.string().min(1),
  en: z.string().min(1),
  linkType: z.enum(LINK_TYPES),
  url: z.string(),
});
export type Banner = z.output<typeof Banner>;

/** What the operator announces when the data are made. */
export const announced = {
  banners: dataFile('content/banners.yaml', listById(Banner)),
  notices: dataFile('content/notices.yaml', listById(Text.extend({ hoursAgo: z.number().min(0) }))),
  popups: dataFile('content/popups.yaml', listById(Text.extend({ execution: z.enum(EXECUTIONS) }))),
  promotions: dataFile('content/promotions.yaml', listById(Text.extend({ picture: z.string().min(1) }))),
} as const;
