import { z } from 'zod';
import type { Named } from './named';

/** One entry of a list in a file: a single key, the name of one of these, with its input. */
export function oneOf<Result>(table: Readonly<Record<string, Named<Result>>>) {
  const shape = Object.entries(table).map(
    ([name, { input, summary }]) => [name, input.optional().meta({ description: summary })] as const,
  );
  return z
    .strictObject(Object.fromEntries(shape))
    .refine((entry) => Object.keys(entry).length === 1, 'has to be one thing alone; begin another line with "- "')
    .meta({ minProperties: 1, maxProperties: 1 });
}

/** Makes what the entry names. */
export function makeOne<Result>(
  table: Readonly<Record<string, Named<Result>>>,
  entry: Record<string, unknown>,
): Result {
  const [name = '', input] = Object.entries(entry)[0] ?? [];
  const found = table[name];
  if (found === undefined) throw new RangeError(`there is no ${name}`);
  return found.make(input);
}
