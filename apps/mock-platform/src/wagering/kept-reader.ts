import { readKept, type Schema } from './schema';

/** Reads with a schema what was kept, and what was read once no more: it is what nobody changes. */
export interface KeptReader<Value> {
  /** Throws `$ZodError` when it is not what the schema says. */
  read(kept: unknown): Value;
  /** What was sent, as it came out of the schema. */
  knows(value: Value): Value;
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
  let sent: Value | undefined;
  return {
    read(kept) {
      if (typeof kept !== 'object' || kept === null) return readKept(schema, kept);
      if (kept === sent) return sent;
      const found = known.get(kept);
      if (found !== undefined) return found;
      const value = readKept(schema, kept);
      known.set(kept, value);
      return value;
    },
    knows(value) {
      sent = value;
      return value;
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
