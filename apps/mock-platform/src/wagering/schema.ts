import { type $ZodType, parse, safeParse } from 'zod/v4/core';
import { GameRefusal, type RefusalReason } from './refusal';

/**
 * A zod schema, of `zod` or of `zod/mini`, that reads what it wrote: no codec and no default, since what is kept is read with it again.
 */
export type Schema<Value> = $ZodType<Value, Value>;

/** What the operator can change while the platform runs, with what holds until then. Rounds keep the one they were placed under. */
export interface Setting<Value> {
  readonly schema: Schema<Value>;
  readonly initial: Value;
}

/** Reads what the platform itself kept. Throws `$ZodError` when it is not what the schema says. */
export const readKept = <Value>(schema: Schema<Value>, kept: unknown): Value => parse(schema, kept);

/** Reads what somebody sent. Throws a `GameRefusal` of the reason. */
export function readSent<Value>(schema: Schema<Value>, sent: unknown, reason: RefusalReason): Value {
  const read = safeParse(schema, sent);
  if (!read.success) throw new GameRefusal(reason);
  return read.data;
}
