import { z } from 'zod';

export const NounKind = z.enum(['being', 'thing', 'place', 'mass']);
export type NounKind = z.infer<typeof NounKind>;

/** A noun of both languages with what Spanish agreement needs, and the icon that draws it. */
export interface Noun {
  readonly en: string;
  readonly es: string;
  readonly feminine: boolean;
  readonly plural: boolean;
  readonly kind: NounKind;
  readonly icon: string;
}
