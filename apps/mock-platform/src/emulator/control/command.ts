import { nearest } from '@tonalli/qa/closest-match';
import type { CONTROL_COMMANDS, ControlName } from '@tonalli/qa/commands';
import type { ControlCommand, ReceivedBy } from '@tonalli/qa/control-command';
import { sayIssues } from '@tonalli/qa/format-issues';
import { z } from 'zod';
import type { SealingKeys } from '../../transport/sealing-keys';
import type { World } from '../../world/world';
import type { Snapshots } from '../worlds/snapshots';
import type { Worlds } from '../worlds/worlds';

export interface ControlParts {
  worlds: Worlds;
  keys: SealingKeys;
  snapshots: Snapshots;
  /** Where a tester's own scenarios lie; null: nowhere. */
  scenariosDir: string | null;
  /** Where this process reaches its own server. */
  ownUrl: () => string;
}

export interface CommandCall<Input> {
  world: World;
  input: Input;
  parts: ControlParts;
}

/** What each of these commands does. The answer is held to the command's own schema. */
export type CommandVerbs<Commands extends Record<string, ControlCommand>> = {
  [Name in keyof Commands]: (
    call: CommandCall<ReceivedBy<Commands[Name]>>,
  ) => z.output<Commands[Name]['output']> | Promise<z.output<Commands[Name]['output']>>;
};

export type AllVerbs = CommandVerbs<{ [Name in ControlName]: (typeof CONTROL_COMMANDS)[Name] }>;

/** A mistake of whoever drives the control interface, told in words. */
export class ControlFailure extends Error {}

export interface Command {
  /** In the table of commands; left out: method and path. */
  name?: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (call: CommandCall<unknown>) => unknown;
  bodyLimitBytes?: number | undefined;
}

/** Binds a command of the table to its verb. */
export function bindCommand(command: ControlCommand, verb: (call: CommandCall<unknown>) => unknown): Command {
  const { method, path, input, output, bodyLimitBytes } = command;
  return {
    method,
    path,
    bodyLimitBytes,
    async run(call) {
      const parsed = z.safeDecode(input, call.input);
      if (!parsed.success) throw new ControlFailure(sayIssues(parsed.error, call.input));
      return z.encode(output, await verb({ ...call, input: parsed.data }));
    },
  };
}

/** Throws in words, naming the nearest known name, unless the name is one of the list. */
export function knownName<Name extends string>(name: string, names: readonly Name[]): Name {
  const found = names.find((known) => known === name);
  if (found !== undefined) return found;
  throw new ControlFailure(`"${name}" is not known; did you mean "${nearest(name, names)}"?`);
}
