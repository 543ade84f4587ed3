import { commandWords, inputNames } from '../command-line';
import { CONTROL_COMMANDS, CONTROL_NAMES } from '../commands';
import type { ControlCommand } from '../control-command';
import { nearest } from '../nearest';

interface Entry {
  readonly words: string;
  readonly cli: string;
  readonly summary: string;
  readonly command: ControlCommand | null;
}

const FOLLOW: Entry = {
  words: 'journal follow',
  cli: 'journal follow',
  summary: 'Every call, job and command as it happens; --count ends it after so many',
  command: null,
};

const ENTRIES: readonly Entry[] = CONTROL_NAMES.flatMap((name) => {
  const command: ControlCommand = CONTROL_COMMANDS[name];
  const entry = { words: commandWords(command), cli: command.cli, summary: command.summary, command };
  return name === 'listJournal' ? [entry, FOLLOW] : [entry];
});

const listed = (entries: readonly Entry[]): string =>
  entries.map(({ cli, summary }) => `  ${cli.padEnd(42)} ${summary}`).join('\n');

const USAGE = `npm run qa -- <command> [--world <name>] [--json] [--platform <url>]

Further inputs are flags, such as --seed 7 or --effect.kind latency. Times are ISO 8601 UTC, durations 90s, 2h or 1d12h.
The world is the default one unless --world or QA_WORLD names it, the platform http://127.0.0.1:4100 unless --platform or
PLATFORM_URL does. --json prints answers and errors for scripts. Ends with 0 when it was done, 1 when it was not (the
platform refused or is away, the audit found something), 2 when the line cannot be understood.
`;

/** Help on everything, on the commands that begin with these words, or on one with its inputs. Null when none does. */
export function helpOn(words: readonly string[]): string | null {
  const asked = words.join(' ');
  if (asked === '')
    return `Drives the platform: worlds, scenarios, time, faults, journal and all the rest.\n\n${USAGE}\n${listed(ENTRIES)}\n`;
  const exact = ENTRIES.find((entry) => entry.words === asked);
  if (exact) return onOne(exact);
  const below = ENTRIES.filter((entry) => entry.words.startsWith(`${asked} `));
  return below.length === 0 ? null : `${listed(below)}\n`;
}

/** The words of the command, or of the group, that is nearest to these. */
export function nearestWords(words: readonly string[]): string | null {
  const all = ENTRIES.map((entry) => entry.words);
  const known = words.length === 1 ? all.map((one) => one.split(' ', 1)[0] ?? one) : all;
  return nearest(words.slice(0, 2).join(' '), known);
}

function onOne({ cli, summary, command }: Entry): string {
  const places = [...cli.matchAll(/[<[](\w+)/g)].map(([, name]) => name);
  const inputs = command ? inputNames(command).filter((name) => !places.includes(name)) : ['count'];
  const flags = inputs.length === 0 ? '' : `\nFlags: ${inputs.map((name) => `--${name}`).join(' ')}`;
  const world = command?.global ? '\nConcerns the whole platform: --world changes nothing.' : '';
  return `npm run qa -- ${cli}\n${summary}${flags}${world}\n`;
}
