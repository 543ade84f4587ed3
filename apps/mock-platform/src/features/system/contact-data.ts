import { REPRESENTATIVE_CHANNELS } from '@tonalli/contracts/system/representatives';
import { CUSTOMER_SERVICE_TYPES, HelpLine } from '@tonalli/contracts/system/wire';
import { z } from 'zod';
import { licencePath } from '../../art/paths';
import { dataFile } from '../../kernel/data/data-files';

export const Mirror = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
export type Mirror = z.infer<typeof Mirror>;

export const Representative = z.object({
  channel: z.enum(REPRESENTATIVE_CHANNELS),
  /** As people write it; how it is compared is the verb's affair. */
  handle: z.string().min(1),
  name: z.string().min(1),
  /** False: somebody who only pretends, and was reported. */
  official: z.boolean(),
});

const ListedLine = HelpLine.extend({
  /** Not found in the line's own words yet. */
  toConfirm: z.literal(true).optional(),
}).strict();

const Url = z
  .string()
  .min(1)
  .transform((url) => (url === 'licence-picture' ? licencePath('tonalli') : url));

/** The operator's public face: names, mirrors, ways to reach a person. */
export const contactData = dataFile(
  'system/contact.yaml',
  z.strictObject({
    mainDomain: z.string().min(1),
    mirrors: z.array(Mirror.strict()).min(1),
    customerService: z.array(z.strictObject({ csType: z.enum(CUSTOMER_SERVICE_TYPES), title: z.string().min(1) })),
    representatives: z.array(Representative.strict()),
    permit: z.string().min(1),
    helpLines: z.array(ListedLine).min(1),
    resources: z.record(
      z.string(),
      z.strictObject({ labelNameEn: z.string().min(1), labelNameCn: z.string().min(1), url: Url }),
    ),
  }),
);

/** Whom to call about playing too much, as everybody is told. */
export const helpLines = (): HelpLine[] => contactData().helpLines.map(({ toConfirm: _, ...line }) => line);
