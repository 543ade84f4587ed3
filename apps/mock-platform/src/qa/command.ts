import { z } from 'zod';
import type { World } from '../db/world';
import type { Worlds } from '../db/worlds';
import type { SealingKeys } from '../http/sealing-keys';
import { nearest } from './nearest';

export interface ControlParts {
  worlds: Worlds;
  keys: SealingKeys;
}

export interface CommandCall<Input> {
  world: World;
  input: Input;
  parts: ControlParts;
}

export interface Command {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (call: CommandCall<unknown>) => unknown;
}

/** A mistake of whoever drives the control interface, told in words. */
export class ControlFailure extends Error {}

/** One control call. Input is the JSON body, or path and query where there is none. */
export function command<Schema extends z.ZodType>(
  at: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  schema: Schema,
  run: (call: CommandCall<z.output<Schema>>) => unknown,
): Command {
  const [method, path] = at.split(' ') as [Command['method'], string];
  return { method, path, run: (call) => run({ ...call, input: z.decode(schema, call.input as z.input<Schema>) }) };
}

/** Throws in words, naming the nearest known name, unless the name is one of the list. */
export function knownName<Name extends string>(name: string, names: readonly Name[]): Name {
  const found = names.find((known) => known === name);
  if (found !== undefined) return found;
  throw new ControlFailure(`"${name}" is not known; did you mean "${nearest(name, names)}"?`);
}
