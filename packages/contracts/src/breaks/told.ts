import { z } from 'zod';
import { BREAK_KINDS } from './kinds';

/** The break that a member takes; no end: until they return. */
export const BreakTold = z.object({ kind: z.enum(BREAK_KINDS), until: z.iso.datetime().nullable() });
export type BreakTold = z.infer<typeof BreakTold>;
