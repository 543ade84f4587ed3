import { Command } from 'commander';
import { nearest } from '../closest-match';
import { commandWords, inputNames, UsageError } from '../command-line';
import { CONTROL_COMMANDS, CONTROL_NAMES } from '../commands';
import type { ControlCommand } from '../control-command';

/** What the line says beside the command; a flag without its value is `true`. */
export interface LineFlags {
  world?: string | true;
  platform?: string | true;
  json?: true;
}

export interface Actions {
  print: (text: string) => void;
  /** Does what these words say; they may be no command. */
  run: (words: readonly string[], flags: LineFlags) => Promise<void>;
  follow: (count: string | true | undefined, flags: LineFlags) => Promise<void>;
}

const HELP_WIDTH = 120;

const DESCRIPTION = 'Drives the platform: worlds, scenarios, time, faults, journal and all the rest.';
const NOTES = `
Further inputs are flags, such as --seed 7 or --effect.kind latency. Times are ISO 8601 UTC, durations 90s, 2h or 1d12h.
Ends with 0 when it was done, 1 when it was not (the platform refused or is away, the audit found something), 2 when the
line cannot be understood.
`;

const leavesOf = ({ commands }: Command): Command[] =>
  commands.flatMap((command) => (command.commands.length === 0 ? [command] : leavesOf(command)));

const wordsOf = (command: Command): string[] => (command.parent ? [...wordsOf(command.parent), command.name()] : []);

/** Its words and what stands behind them, without commander's own mark for flags. */
const termOf = (command: Command): string =>
  [...wordsOf(command), command.usage().replace('[options]', '')].join(' ').trim();

/** The words of a group with what may follow them, a line each. */
const listOf = (group: Command): string =>
  leavesOf(group)
    .map((leaf) => `  ${termOf(leaf).padEnd(42)} ${leaf.description()}`)
    .join('\n');

/** The command line as commander reads it: words, the flags of every line, and help. What a command takes is read by its schema. */
export function createProgram({ print, run, follow }: Actions): Command {
  const program = new Command('npm run qa --')
    .usage('<command> [--world <name>] [--json] [--platform <url>]')
    .description(DESCRIPTION)
    .option('--world [name]', 'the world that it concerns; QA_WORLD, or the default one, when left out')
    .option('--platform [url]', 'where the platform is; PLATFORM_URL, or http://127.0.0.1:4100, when left out')
    .option('--json', 'prints answers and errors for scripts')
    .helpOption('--help', 'explains everything, a group or one command')
    .helpCommand(false)
    .addHelpText('after', NOTES)
    .exitOverride()
    .configureOutput({ writeOut: print, outputError: () => undefined, getOutHelpWidth: () => HELP_WIDTH })
    .configureHelp({ visibleCommands: leavesOf, subcommandTerm: termOf, showGlobalOptions: true });
  const asTyped = (command: Command) =>
    command
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        const isGroup = command !== program && command.commands.length > 0;
        if (isGroup && command.args.every((word) => word.startsWith('--')))
          throw new UsageError(`"${command.name()}" is not all of it; say one of:\n${listOf(command)}`);
        return run([...wordsOf(command), ...command.args], program.opts());
      });
  asTyped(program);
  for (const name of CONTROL_NAMES) addCommand(program, CONTROL_COMMANDS[name], asTyped);
  commandAt(program, ['journal'])
    .command('follow')
    .description('Every call, job and command as it happens')
    .option('--count [number]', 'ends it after so many')
    .action(({ count }) => follow(count, program.opts()));
  program
    .command('help [words...]')
    .description('All commands, those of a group, or what one takes')
    .action((words: string[]) => explain(program, words));
  return program;
}

function addCommand(program: Command, command: ControlCommand, asTyped: (command: Command) => Command): void {
  const words = commandWords(command).split(' ');
  let parent = program;
  for (const word of words.slice(0, -1))
    parent = parent.commands.find((one) => one.name() === word) ?? asTyped(parent.command(word));
  const inputs = inputNames(command).filter((input) => !new RegExp(`[<[]${input}\\W`).test(command.cli));
  const flags = inputs.length === 0 ? '' : `\nFlags: ${inputs.map((input) => `--${input}`).join(' ')}`;
  const world = command.global ? '\nConcerns the whole platform: --world changes nothing.' : '';
  asTyped(parent.command(words.at(-1) ?? ''))
    .usage(command.cli.split(' ').slice(words.length).join(' '))
    .description(command.summary)
    .addHelpText('after', flags + world);
}

/** The command, or the group, that the most of these words lead to. */
function commandAt(program: Command, words: readonly string[]): Command {
  const [word, ...rest] = words;
  const found = program.commands.find((command) => command.name() === word);
  return found === undefined ? program : commandAt(found, rest);
}

function explain(program: Command, words: readonly string[]): void {
  const found = commandAt(program, words);
  if (found === program && words.length > 0) throw unknownWords(program, words);
  found.outputHelp();
}

function unknownWords(program: Command, words: readonly string[]): UsageError {
  const all = leavesOf(program).map((leaf) => wordsOf(leaf).join(' '));
  const known = words.length === 1 ? program.commands.map((command) => command.name()) : all;
  const near = nearest(words.slice(0, 2).join(' '), known);
  return new UsageError(`There is no "${words.join(' ')}"; did you mean "${near}"?`);
}
