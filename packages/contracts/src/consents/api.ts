import { z } from 'zod';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from './choices';
import type { Consents as Wire } from './wire';

/** What a member agreed to be advertised to. */
export type Consents = z.output<typeof Wire>;

export const SetConsentInput = z.strictObject({
  product: z.enum(MARKETING_PRODUCTS),
  channel: z.enum(MARKETING_CHANNELS),
  isGiven: z.boolean(),
});
