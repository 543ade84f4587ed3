import { ControlError, createControlClient } from '../client';
import { type CommandLine, inputNames, readCommandLine, UsageError } from '../command-line';
import { CONTROL_COMMANDS, type ControlName } from '../commands';
import type { ControlCommand } from '../control-command';
import { nearest } from '../nearest';
import { withFiles } from './files';
import { followJournal, readCount } from './follow';
import { helpOn, nearestWords } from './help';
import { showAnswer } from './tables';

const DEFAULT_URL = 'http://127.0.0.1:4100';

/** What the line says beside the command. */
interface Settings {
  json: boolean;
  world: string | undefined;
  url: string;
}

/** Where it prints to: answers, and what went wrong. */
export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

type Env = Record<string, string | undefined>;

/** Runs one command line and prints. Returns the exit code: 0 done, 1 not done, 2 not understood. */
export async function runQa(given: readonly string[], env: Env, { out, error }: Output): Promise<number> {
  try {
    return await perform(given, env, out);
  } catch (failure) {
    const { code, message } = told(failure);
    error(given.includes('--json') ? `${JSON.stringify({ success: false, code, message })}\n` : `${message}\n`);
    return code === 'USAGE' ? 2 : 1;
  }
}

/** As `runQa`, returning what it prints; rejects with an error whose message is for people. */
export async function runCommandLine(given: readonly string[], env: Env): Promise<string> {
  let text = '';
  await perform(given, env, (more) => {
    text += more;
  });
  return text;
}

async function perform(given: readonly string[], env: Env, out: Output['out']): Promise<number> {
  const args = [...given];
  const isHelp = takeSwitch(args, 'help') || args[0] === 'help' || args.length === 0;
  const settings: Settings = {
    json: takeSwitch(args, 'json'),
    world: takeFlag(args, 'world') ?? (env.QA_WORLD || undefined),
    url: (takeFlag(args, 'platform') ?? (env.PLATFORM_URL || DEFAULT_URL)).replace(/\/+$/, ''),
  };
  const words = args.filter((word) => !word.startsWith('--'));
  if (isHelp) return help(words[0] === 'help' ? words.slice(1) : words, out);
  if (args[0] === 'journal' && args[1] === 'follow') {
    const count = readCount(takeFlag(args, 'count'));
    await followJournal({ ...settings, count, write: out });
    return 0;
  }
  const below = words.length === 1 && !isCommand(args) ? helpOn(words) : null;
  if (below !== null) throw new UsageError(`"${words[0]}" is not all of it; say one of:\n${below.trimEnd()}`);
  return send(readCommandLine(args), settings, out);
}

async function send(line: CommandLine, { url, world, json }: Settings, out: Output['out']): Promise<number> {
  refuseUnknownFlags(line);
  const { input, receive } = withFiles(line);
  // The platform holds the input to the command's schema, and says what does not fit.
  const answer: unknown = receive(await createControlClient({ url, world }).run(line.name, input as never));
  out(json ? `${JSON.stringify(answer)}\n` : `${showAnswer(line.name, answer)}\n`);
  return isBad(line.name, answer) ? 1 : 0;
}

/** What was asked for is there, and says that something is wrong. */
const isBad = (name: ControlName, answer: unknown): boolean =>
  (name === 'audit' && Object(answer).clean !== true) || (name === 'exportTest' && Object(answer).trouble !== null);

function help(words: readonly string[], out: Output['out']): number {
  // An input may stand behind the words of a command.
  for (let length = words.length; length >= 0; length -= 1) {
    const text = length === 0 && words.length > 0 ? null : helpOn(words.slice(0, length));
    if (text === null) continue;
    out(text);
    return 0;
  }
  throw new UsageError(`There is no "${words.join(' ')}"; did you mean "${nearestWords(words)}"?`);
}

function isCommand(args: readonly string[]): boolean {
  try {
    readCommandLine(args);
    return true;
  } catch {
    return false;
  }
}

/** Flags of files are taken before anything is sent. */
const FILE_FLAGS: readonly string[] = ['from', 'to'];

function refuseUnknownFlags({ name, input }: CommandLine): void {
  const command: ControlCommand = CONTROL_COMMANDS[name];
  const issues = command.input.safeParse(input).error?.issues ?? [];
  const strangers = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  const stranger = strangers.find((key) => !FILE_FLAGS.includes(key));
  if (stranger === undefined) return;
  const near = nearest(stranger, inputNames(command));
  const instead = near === null ? 'it takes none' : `did you mean --${near}?`;
  throw new UsageError(`"${command.cli}" has no --${stranger}; ${instead}`);
}

/** Takes `--name value` or `--name=value` out of the arguments. */
function takeFlag(args: string[], name: string): string | undefined {
  const at = args.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const [flag = '', next] = args.splice(at, args[at]?.includes('=') ? 1 : 2);
  const value = flag.includes('=') ? flag.slice(flag.indexOf('=') + 1) : next;
  if (value === undefined || value === '' || value.startsWith('--')) throw new UsageError(`--${name} needs a value`);
  return value;
}

function takeSwitch(args: string[], name: string): boolean {
  const at = args.indexOf(`--${name}`);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}

function told(failure: unknown): { code: string; message: string } {
  if (failure instanceof UsageError) return { code: 'USAGE', message: failure.message };
  if (failure instanceof ControlError) return { code: failure.code, message: failure.message };
  const message = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof TypeError) || failure.cause === undefined) return { code: 'FAILED', message };
  const why = 'Is "npm start" running? --platform or PLATFORM_URL names another one.';
  return { code: 'AWAY', message: `The platform is not there (${message}). ${why}` };
}
