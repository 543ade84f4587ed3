import { z } from 'zod';
import { endpoint } from '../endpoint';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from './choices';

const Choice = z.strictObject({
  product: z.enum(MARKETING_PRODUCTS),
  channel: z.enum(MARKETING_CHANNELS),
  isGiven: z.boolean(),
});

/** What somebody agrees to, and nothing else. */
export const AgreedTo = z
  .array(Choice.omit({ isGiven: true }))
  .max(MARKETING_PRODUCTS.length * MARKETING_CHANNELS.length);

/** What a member agreed to be advertised to, and everything that they said of it. */
export const Consents = z.object({
  /** By the rules of the place nobody is advertised to who did not agree. */
  isOptIn: z.boolean(),
  /** Each product on each channel. `since`: when the member said so; null: never, and the rule of the place holds. */
  states: z.array(z.object({ ...Choice.shape, since: z.iso.datetime().nullable() })),
  /** The newest first. */
  history: z.array(z.object({ ...Choice.shape, at: z.iso.datetime() })),
});

export const fetchConsents = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMarketingConsents',
  summary: 'What the member agreed to be advertised to, by product and channel, and when they said so',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: Consents,
});

export const setConsent = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setMarketingConsent',
  summary: 'Gives or withdraws the consent to advertising of a product on a channel',
  token: 'required',
  extension: true,
  request: Choice,
  value: Consents,
});
