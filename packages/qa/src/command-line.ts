import type { z } from 'zod';
import { nearest } from './closest-match';
import { CONTROL_COMMANDS, CONTROL_NAMES, type ControlName } from './commands';
import type { ControlCommand } from './control-command';

/** What somebody typed cannot be a command; the message says what would be. */
export class UsageError extends Error {}

export interface CommandLine {
  name: ControlName;
  input: Record<string, unknown>;
}

const wordsOf = ({ cli }: ControlCommand) => cli.split(' ').filter((word) => !/^[<[]/.test(word));
const placesOf = ({ cli }: ControlCommand) => cli.split(' ').filter((word) => /^[<[]/.test(word));

/** The words that call a command, such as `clock advance`. */
export const commandWords = (command: ControlCommand): string => wordsOf(command).join(' ');

/** Reads words and `--flags` as a command with its input. Throws `UsageError`. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const name = CONTROL_NAMES.find((candidate) => {
    const words = wordsOf(CONTROL_COMMANDS[candidate]);
    return words.every((word, index) => args[index] === word);
  });
  if (name === undefined) throw unknownCommand(args);
  const command: ControlCommand = CONTROL_COMMANDS[name];
  const { places, flags } = splitArguments(args.slice(wordsOf(command).length));
  return { name, input: settle(command, { ...readPlaces(command, places), ...readFlags(flags) }) };
}

/** Words are numbers and the like where the command takes them as such, and text everywhere else. */
function settle(command: ControlCommand, typed: Record<string, unknown>): Record<string, unknown> {
  const input = mapLeaves(typed, (text) => readValue(text));
  const parsed = command.input.safeParse(input);
  for (const { path } of parsed.error?.issues ?? []) keepText(input, typed, path);
  return input;
}

function mapLeaves(typed: Record<string, unknown>, change: (text: string) => unknown): Record<string, unknown> {
  const entries = Object.entries(typed).map(([key, value]) => {
    if (typeof value === 'string') return [key, change(value)];
    return [key, Array.isArray(value) ? value : mapLeaves(Object(value), change)];
  });
  return Object.fromEntries(entries);
}

function keepText(input: Record<string, unknown>, typed: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const [step, ...rest] = path;
  if (typeof step !== 'string' || !(step in typed)) return;
  if (rest.length > 0 && typeof typed[step] === 'object') keepText(Object(input[step]), Object(typed[step]), rest);
  else input[step] = typed[step];
}

function unknownCommand(args: readonly string[]): UsageError {
  const typed = args
    .filter((word) => !word.startsWith('--'))
    .slice(0, 2)
    .join(' ');
  const known = CONTROL_NAMES.map((name) => commandWords(CONTROL_COMMANDS[name]));
  return new UsageError(`There is no "${typed}"; did you mean "${nearest(typed, known)}"?`);
}

function splitArguments(args: readonly string[]) {
  const places: string[] = [];
  const flags: [string, string][] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--')) {
      places.push(word);
      continue;
    }
    const [flag = '', inline] = word.slice(2).split(/=(.*)/s);
    const next = args[index + 1];
    if (inline !== undefined) flags.push([flag, inline]);
    else if (next === undefined || next.startsWith('--')) flags.push([flag, 'true']);
    else {
      flags.push([flag, next]);
      index += 1;
    }
  }
  return { places, flags };
}

function readPlaces(command: ControlCommand, values: readonly string[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const places = placesOf(command);
  for (const [index, place] of places.entries()) {
    const many = place.includes('...');
    const given = many ? values.slice(index) : values.slice(index, index + 1);
    if (given.length === 0 && place.startsWith('<')) throw new UsageError(`${place} is missing: ${command.cli}`);
    if (given.length > 0) input[place.replaceAll(/[^\w]/g, '')] = many ? given : given[0];
  }
  const taken = places.some((place) => place.includes('...')) ? values.length : places.length;
  if (values.length > taken) throw new UsageError(`"${values[taken]}" is one word too many: ${command.cli}`);
  return input;
}

/** `--effect.kind latency` reaches into an object. */
function readFlags(flags: readonly [string, string][]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [flag, text] of flags) {
    const path = flag.split('.');
    const last = path.pop() ?? flag;
    let target = input;
    for (const step of path) {
      target[step] ??= {};
      // Only this loop has put anything there.
      target = target[step] as Record<string, unknown>;
    }
    target[last] = text;
  }
  return input;
}

/** JSON where it is JSON, text otherwise; amounts such as `12.50` stay text. */
function readValue(text: string): unknown {
  if (!/^(?:-?\d+|true|false|null|[[{].*|".*")$/s.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The line that does the same on the command line. */
export function writeCommandLine(name: ControlName, given: unknown, world?: string): string {
  const command: ControlCommand = CONTROL_COMMANDS[name];
  const rest = new Map(Object.entries(Object(given)).filter(([, value]) => value !== undefined));
  const places = placesOf(command).flatMap((place) => {
    const key = place.replaceAll(/[^\w]/g, '');
    const value = rest.get(key);
    rest.delete(key);
    return value === undefined ? [] : [value].flat().map(writeValue);
  });
  const flags = [...rest].flatMap(([key, value]) => writeFlag(key, value));
  const where = world === undefined || command.global ? [] : ['--world', world];
  return ['npm run qa --', commandWords(command), ...places, ...flags, ...where].join(' ');
}

function writeFlag(key: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([inner, own]) => writeFlag(`${key}.${inner}`, own));
  return [`--${key}`, writeValue(value)];
}

function writeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[\w.:@/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The names of a command's inputs, for help. */
export function inputNames(command: ControlCommand): string[] {
  const { def } = command.input as z.ZodType & { def: { shape?: Record<string, unknown> } };
  return Object.keys(def.shape ?? {});
}
