import type { Language } from '@tonalli/contracts/language';
import { z } from 'zod';
import { dataFile } from '../../kernel/data/data-files';

const Words = z.string().min(1);

const Texts = z.strictObject({
  title: Words,
  /** `{{channel}}` is the title of the channel that one came by. */
  reached: Words.includes('{{channel}}'),
  demo: Words,
  hours: Words,
  everyDay: Words,
  zone: Words,
  close: Words,
  missing: Words,
});

/** Words of the service desk's pages. */
export const serviceTexts = dataFile(
  'system/service-desk.yaml',
  z.strictObject({ es: Texts, en: Texts } satisfies Record<Language, typeof Texts>),
);
