import type { RefusalReason } from './refusal';
import { holdSent, readKept, readSent, type Schema } from './schema';

/** Reads with a schema what was kept, and what was read once no more: it is what nobody changes. */
export interface KeptReader<Value> {
  /** Throws `$ZodError` when it is not what the schema says. */
  read(kept: unknown): Value;
  /** Reads what somebody sent; what was held to the schema a moment ago is taken as it is. Throws a `GameRefusal` of the reason. */
  sent(value: unknown, reason: RefusalReason): Value;
  /** Holds what a feature of the platform made to the schema, before it sends that; nobody changes it. Throws as `sent`. */
  hold(made: Value, reason: RefusalReason): Value;
  /** What was made as the schema would make it. */
  made(value: Value): void;
}

/** So many of a schema are known at least, and twice as many at most. */
const MOST_KNOWN = 512;

/** What was read lately. Of values that are settled once and gone, a weak map would cost more than it saves. */
function createRecent<Value>() {
  let [latest, before] = [new Map<object, Value>(), new Map<object, Value>()];
  return {
    get: (kept: object): Value | undefined => latest.get(kept) ?? before.get(kept),
    set(kept: object, value: Value): void {
      if (latest.size >= MOST_KNOWN) [latest, before] = [new Map(), latest];
      latest.set(kept, value);
    },
  };
}

function createReader<Value>(schema: Schema<Value>): KeptReader<Value> {
  const known = createRecent<Value>();
  // What was sent is mostly asked for while its own round is at work, and only that: not all of it is worth a place.
  let latest: { readonly value: Value } | null = null;
  return {
    read(kept) {
      if (typeof kept !== 'object' || kept === null) return readKept(schema, kept);
      if (latest?.value === kept) return latest.value;
      const found = known.get(kept);
      if (found !== undefined) return found;
      const value = readKept(schema, kept);
      known.set(kept, value);
      return value;
    },
    sent(value, reason) {
      if (latest !== null && latest.value === value) return latest.value;
      latest = { value: readSent(schema, value, reason) };
      return latest.value;
    },
    hold(made, reason) {
      latest = { value: holdSent(schema, made, reason) };
      return latest.value;
    },
    made(value) {
      if (typeof value === 'object' && value !== null) known.set(value, value);
    },
  };
}

const readers = new WeakMap<object, unknown>();

/** The reader of a schema, one for all who read what is kept under it: a game, and the feature that takes its bets. */
export function readerOf<Value>(schema: Schema<Value>): KeptReader<Value> {
  // Only this function fills the map, each schema with its own.
  const before = readers.get(schema) as KeptReader<Value> | undefined;
  if (before) return before;
  const reader = createReader(schema);
  readers.set(schema, reader);
  return reader;
}
