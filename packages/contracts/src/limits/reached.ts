import * as z from 'zod/mini';
import { LIMIT_KINDS, type LimitReached, OWN_LIMIT_PERIODS } from './periods';

const reached = { period: z.enum(OWN_LIMIT_PERIODS), startsAnewAt: z.nullable(z.iso.datetime()) };
const AMOUNT_KINDS = LIMIT_KINDS.filter((kind) => kind !== 'time');

/** Beside the code of a refusal. In the small dialect of zod, since games' pages carry it. */
export const Reached = z.union([
  z.object({ ...reached, kind: z.enum(AMOUNT_KINDS), limitMinor: z.number(), usedMinor: z.number() }),
  z.object({ ...reached, kind: z.literal('time'), limitMinutes: z.number(), usedMinutes: z.number() }),
]) satisfies z.ZodMiniType<LimitReached>;
