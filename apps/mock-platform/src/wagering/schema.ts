import { NOT_SURE, rightValue } from '@tonalli/contracts/right-values';
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

/** What is sure is of the schema's type. */
const plainly = <Value>(schema: Schema<Value>, value: unknown) =>
  rightValue(schema, value, 'decode') as Value | typeof NOT_SURE;

/** The same; without a codec a value is encoded as itself. */
const asMade = <Value>(schema: Schema<Value>, made: unknown) =>
  rightValue(schema, made, 'encode') as Value | typeof NOT_SURE;

/** Reads what the platform itself kept. Throws `$ZodError` when it is not what the schema says. */
export function readKept<Value>(schema: Schema<Value>, kept: unknown): Value {
  const right = plainly(schema, kept);
  return right === NOT_SURE ? parse(schema, kept) : right;
}

/** Holds what a feature of the platform made to a schema. Throws as `readSent`. */
export function holdSent<Value>(schema: Schema<Value>, made: Value, reason: RefusalReason): Value {
  const right = asMade(schema, made);
  return right === NOT_SURE ? readSent(schema, made, reason) : right;
}

/** As `readKept`, of what the platform made a moment ago: what of it is as the schema has it is not copied. */
export function readMade<Value>(schema: Schema<Value>, made: unknown): Value {
  const right = asMade(schema, made);
  return right === NOT_SURE ? parse(schema, made) : right;
}

/** Reads what somebody sent. Throws a `GameRefusal` of the reason. */
export function readSent<Value>(schema: Schema<Value>, sent: unknown, reason: RefusalReason): Value {
  const right = plainly(schema, sent);
  if (right !== NOT_SURE) return right;
  const read = safeParse(schema, sent);
  if (!read.success) throw new GameRefusal(reason);
  return read.data;
}
