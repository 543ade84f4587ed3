import { CommanderError } from 'commander';
import { ControlError, createControlClient } from '../client';
import { nearest } from '../closest-match';
import { type CommandLine, inputNames, readCommandLine, UsageError } from '../command-line';
import { CONTROL_COMMANDS, type ControlName } from '../commands';
import type { ControlCommand } from '../control-command';
import { withFiles } from './files';
import { followJournal, readCount } from './follow';
import { createProgram, type LineFlags } from './program';
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
  let code = 0;
  const program = createProgram({
    print: out,
    async run(words, flags) {
      code = await send(readCommandLine(words), settingsOf(flags, env), out);
    },
    follow: (count, flags) => followJournal({ ...settingsOf(flags, env), count: readCount(count), write: out }),
  });
  if (given.length === 0) program.outputHelp();
  else await program.parseAsync(given, { from: 'user' }).catch(unlessExplained);
  return code;
}

/** Commander ends with an error when it has printed its help. */
function unlessExplained(failure: unknown): void {
  if (!(failure instanceof CommanderError) || failure.exitCode !== 0) throw failure;
}

function settingsOf({ json, world, platform }: LineFlags, env: Env): Settings {
  return {
    json: json === true,
    world: givenTo('--world', world) ?? (env.QA_WORLD || undefined),
    url: (givenTo('--platform', platform) ?? (env.PLATFORM_URL || DEFAULT_URL)).replace(/\/+$/, ''),
  };
}

function givenTo(flag: string, value: string | true | undefined): string | undefined {
  if (value === true || value === '') throw new UsageError(`${flag} needs a value`);
  return value;
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

function told(failure: unknown): { code: string; message: string } {
  if (failure instanceof UsageError) return { code: 'USAGE', message: failure.message };
  if (failure instanceof CommanderError) return { code: 'USAGE', message: failure.message };
  if (failure instanceof ControlError) return { code: failure.code, message: failure.message };
  const message = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof TypeError) || failure.cause === undefined) return { code: 'FAILED', message };
  const why = 'Is "npm start" running? --platform or PLATFORM_URL names another one.';
  return { code: 'AWAY', message: `The platform is not there (${message}). ${why}` };
}
