import { z } from 'zod';

/** Where an address is: `local` for one's own house or machine. Cities are named as they are there; `country` is of ISO 3166-1. */
export const Place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('local') }),
  z.object({ kind: z.literal('city'), city: z.string(), country: z.string() }),
]);
export type Place = z.infer<typeof Place>;
