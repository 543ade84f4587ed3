import type { z } from 'zod';

/** One thing that a world knows beside its database. */
export interface MemoryPart<Value> {
  /** A copy that later changes of the world do not reach. */
  capture(): Value;
  restore(value: Value): void;
  /** Given for what also travels in snapshots, as JSON; what has none stays within this process. */
  schema?: z.ZodType<Value>;
}

export const isMemoryPart = (value: unknown): value is MemoryPart<unknown> =>
  typeof value === 'object' && value !== null && 'capture' in value && 'restore' in value;

/** What a world knew at one moment, by the names of the parts. */
export type CapturedMemory = ReadonlyMap<string, unknown>;

/** What belongs to a world beside its database: it is kept with checkpoints, forks and snapshots, and put back with them. */
export interface WorldMemory {
  /** A part that is added late is given at once what was put back for it. */
  add<Value>(name: string, part: MemoryPart<Value>): void;
  capture(): CapturedMemory;
  /** What travels in a snapshot, as JSON. */
  toJson(): Record<string, unknown>;
  /** Parses what `toJson` gave; names that nobody knows any more are passed over. Throws `ZodError`. */
  fromJson(json: Record<string, unknown>): CapturedMemory;
}

/** `given`: what the world begins with, of the one that it continues. */
export function createWorldMemory(given: CapturedMemory = new Map()): WorldMemory {
  const waiting = new Map(given);
  const parts = new Map<string, MemoryPart<unknown>>();

  return {
    add(name, part) {
      if (parts.has(name)) throw new Error(`a world knows ${name} already`);
      // What is put back under this name was captured by this part, or parsed by its schema.
      const known = part as unknown as MemoryPart<unknown>;
      parts.set(name, known);
      if (waiting.has(name)) known.restore(waiting.get(name));
      waiting.delete(name);
    },
    capture: () => new Map([...waiting, ...[...parts].map(([name, part]) => [name, part.capture()] as const)]),
    toJson: () =>
      Object.fromEntries([...parts].flatMap(([name, part]) => (part.schema ? [[name, part.capture()]] : []))),
    fromJson: (json) =>
      new Map(
        [...parts].flatMap(([name, { schema }]) => (schema && name in json ? [[name, schema.parse(json[name])]] : [])),
      ),
  };
}
