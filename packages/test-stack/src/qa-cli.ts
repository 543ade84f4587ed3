import { createControlClient } from '@tonalli/contracts/qa/client';
import { inputNames, readCommandLine } from '@tonalli/contracts/qa/command-line';
import { CONTROL_COMMANDS, CONTROL_NAMES } from '@tonalli/contracts/qa/commands';
import { withFiles } from './qa-files';

const DEFAULT_URL = 'http://127.0.0.1:4100';

const HELP = `Drives the platform: worlds, scenarios, time, faults, journal and all the rest.

  npm run qa -- <command> [--world <name>] [--json] [--platform <url>]

${CONTROL_NAMES.map((name) => `  ${CONTROL_COMMANDS[name].cli.padEnd(34)} ${CONTROL_COMMANDS[name].summary}`).join('\n')}

Further inputs are flags, such as --seed 7 or --effect.kind latency. Times are ISO 8601 UTC, durations 90s, 2h or 1d12h.
`;

/** Takes `--name value` out of the arguments. */
function takeFlag(args: string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

function takeSwitch(args: string[], name: string): boolean {
  const at = args.indexOf(`--${name}`);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}

/** Runs one command line. Returns what to print; rejects with an error whose message is for people. */
export async function runCommandLine(
  given: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const args = [...given];
  const json = takeSwitch(args, 'json');
  const world = takeFlag(args, 'world') ?? env.QA_WORLD;
  const url = takeFlag(args, 'platform') ?? env.PLATFORM_URL ?? DEFAULT_URL;
  const help = takeSwitch(args, 'help');
  if (args.length === 0) return HELP;
  const line = readCommandLine(args);
  const { name } = line;
  const command = CONTROL_COMMANDS[name];
  if (help) return `${command.cli}\n${command.summary}\nInputs: ${inputNames(command).join(', ') || 'none'}\n`;
  const { input, receive } = withFiles(line);
  // The platform holds the input to the command's schema, and says what does not fit.
  const answer = receive(await createControlClient({ url, world }).run(name, input as never));
  return json ? `${JSON.stringify(answer)}\n` : `${show(answer)}\n`;
}

function show(answer: unknown): string {
  if (answer === null) return 'Done.';
  if (!Array.isArray(answer)) return lines(answer);
  return answer.length === 0 ? 'None.' : answer.map((row) => lines(row)).join('\n\n');
}

function lines(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key.padEnd(12)} ${typeof inner === 'string' ? inner : JSON.stringify(inner)}`)
    .join('\n');
}
