import { join } from 'node:path';
import { stringify } from 'yaml';
import { findMember } from '../../../people/find-member';
import type { Entry } from '../../../world/recorder';
import type { World } from '../../../world/world';
import { COMMAND_STEPS, WHO } from '../recipes/command-steps';
import type { Scenario } from '../scenario';
import { scenariosFolder } from './scenario-folders';

type Step = Record<string, unknown>;

/** Commands that change a world and mean something in it alone, such as an order's number. */
const OF_ONE_WORLD: ReadonlySet<string> = new Set([
  'goBack',
  'removeFault',
  'replyToFeedback',
  'resetWorld',
  'restoreSnapshot',
  'reviewRedemption',
  'rotateKeys',
  'settleOrder',
  'undoTo',
]);
const KIND_OF_TYPE: Readonly<Record<number, string>> = {
  0: 'member',
  1: 'agent',
  2: 'agent',
  3: 'officeWorker',
  4: 'trial',
};

export interface Wanted {
  title: string;
  entries: readonly Entry[];
  known: readonly Scenario[];
}

export interface WrittenScenario {
  text: string;
  /** What was done as well, and cannot be done again by a file. */
  leftOut: string[];
}

/** What a tester did, as the file of a scenario. */
export function writeScenario(world: World, { title, entries, known }: Wanted): WrittenScenario {
  const leftOut: string[] = [];
  const done = entries.filter(({ kind, code }) => kind === 'command' && code !== 'FAILED');
  const steps = done.flatMap((entry) => {
    const made = stepsOf(world, entry, known);
    if (typeof made !== 'string') return made;
    leftOut.push(`${entry.name} (entry ${entry.seq}): ${made}`);
    return [];
  });
  const calls = entries.filter(({ kind }) => kind === 'call').length;
  if (calls > 0) leftOut.push(`${calls} calls of players: "journal test" plays those again`);
  const head = [
    `# yaml-language-server: $schema=${join(scenariosFolder(), 'scenario.schema.json')}`,
    ...leftOut.map((line) => `# left out: ${line}`),
  ].join('\n');
  const body = stringify({ title: { en: title, es: title }, steps }, { lineWidth: 120, singleQuote: true });
  return { text: `${head}\n${body}`, leftOut };
}

/** The steps that do the same, or why there are none. */
function stepsOf(world: World, { name, request }: Entry, known: readonly Scenario[]): Step[] | string {
  const input: Step = { ...Object(request) };
  if (name === 'applyScenarios') return appliedAgain([input.names].flat().map(String), known);
  if (name === 'mintMember') return mintedAgain(input);
  if (name in COMMAND_STEPS) return [{ [name]: named(world, input) }];
  return OF_ONE_WORLD.has(name) ? 'it means something in this world alone' : [];
}

function appliedAgain(names: readonly string[], known: readonly Scenario[]): Step[] | string {
  const found = names.map((name) => known.find((scenario) => scenario.name === name)?.steps);
  const missing = names.find((_, index) => found[index] === undefined);
  return missing === undefined ? found.flatMap((steps) => steps ?? []) : `apply ${missing} before this one`;
}

function mintedAgain({ username, type = 0, balance }: Step): Step[] | string {
  const kind = KIND_OF_TYPE[Number(type)] ?? 'member';
  if (typeof username !== 'string') return 'the member was given no user name';
  return [{ [kind]: { name: username, ...(balance !== undefined && { with: [{ balance }] }) } }];
}

/** Numbers of members are of one world; user names are known in the next one. */
const named = (world: World, input: Step): Step =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      const member = WHO.has(key) && typeof value === 'string' ? findMember(world, value) : null;
      return [key, member?.username ?? value];
    }),
  );
