import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import { CONTROL_COMMANDS, type ControlName } from '@tonalli/qa/commands';
import { FAULT_COMMANDS } from '@tonalli/qa/faults';
import { INBOX_COMMANDS } from '@tonalli/qa/inbox';
import { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import { LEDGER_COMMANDS } from '@tonalli/qa/ledger';
import { MEMBER_COMMANDS } from '@tonalli/qa/members';
import { SCENARIO_COMMANDS } from '@tonalli/qa/scenarios';
import { WORLD_COMMANDS } from '@tonalli/qa/worlds';
import { toIso } from '../../clock/system-time';
import type { Entry } from '../../world/recorder';
import type { World } from '../../world/world';
import { scenarioNames } from '../scenarios/applied-scenarios';
import { DATA_END } from '../worlds/data-end';
import { DEFAULT_WORLD } from '../worlds/worlds';
import { accountsOf, type ReplayedAccount } from './accounts-before';
import { journalOf } from './journal-part';
import { PayloadWriter } from './payload-writer';
import { literal, quote } from './source-text';

interface ExportOptions {
  runner: 'vitest' | 'playwright';
  title?: string | undefined;
}

/** A test whose steps are also given by themselves, to be tried. */
export interface WrittenTest {
  steps: string;
  file: string;
}

/** What a world is made of that begins as the given one did. */
export function birthOf(world: World, entries: readonly Entry[]): { seed: string | undefined; frozenAtMs: number } {
  const begun = world.settings.get(DATA_END) ?? entries.find(isPlayed)?.at ?? world.clock.now();
  // Nobody may guess the seed of the default world, in which people play.
  return { seed: world.name === DEFAULT_WORLD ? undefined : world.random.state().seed, frozenAtMs: begun };
}

/**
 * A file that plays the calls of these entries again in a world of its own, and expects the code that each had.
 * `fresh`: such a world, in which nothing has happened yet.
 */
export function writeTest(
  fresh: World,
  world: World,
  given: ExportOptions & { entries: readonly Entry[] },
): WrittenTest {
  const { runner, title, entries } = given;
  const played = entries.filter(isPlayed);
  const name = title ?? `plays ${played.length} steps of the world ${world.name} again`;
  const { seed, frozenAtMs } = birthOf(world, entries);
  const birth = literal({ ...(seed === undefined ? {} : { seed }), frozenAt: toIso(frozenAtMs) });
  const body = [...stepsOf(world, played, fresh), '', 'expect((await world.audit()).findings).toEqual([]);'];
  const steps = body.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  return { steps, file: runner === 'vitest' ? vitestFile(name, birth, steps) : playwrightFile(name, birth, steps) };
}

const vitestFile = (name: string, birth: string, lines: string) => `import { createReplay } from '@tonalli/qa/replay';
import { createStack, type Stack } from '@tonalli/test-stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
  stack = await createStack();
}, 60_000);
afterAll(() => stack.stop());

it(${quote(name)}, async () => {
  const { control: world } = await stack.world(${birth});
  const replay = createReplay(world);
${lines}
}, 60_000);
`;

const playwrightFile = (
  name: string,
  birth: string,
  lines: string,
) => `import { createReplay } from '@tonalli/qa/replay';
import { expect, test } from '@tonalli/test-stack/playwright';

test.use({ birth: ${birth} });

test(${quote(name)}, async ({ world }) => {
  const replay = createReplay(world);
${lines}
});
`;

/** What tests do otherwise: members are made anew, time and faults follow the entries. */
const NOT_PLAYED = new Set<string>(
  [
    { saveScenario: SCENARIO_COMMANDS.saveScenario },
    CLOCK_COMMANDS,
    FAULT_COMMANDS,
    INBOX_COMMANDS,
    JOURNAL_COMMANDS,
    LEDGER_COMMANDS,
    MEMBER_COMMANDS,
    WORLD_COMMANDS,
  ].flatMap((commands) => Object.keys(commands)),
);

const isCommand = (name: string): name is ControlName => name in CONTROL_COMMANDS;

function isPlayed({ kind, name, repeats, code }: Entry): boolean {
  // A command that was refused changed nothing.
  if (kind === 'command') return isCommand(name) && !NOT_PLAYED.has(name) && code !== 'FAILED';
  return kind === 'call' && repeats === undefined && name in ENDPOINTS;
}

function stepsOf(world: World, entries: readonly Entry[], fresh: World): string[] {
  const accounts = accountsOf(world, entries, fresh);
  const writer = new PayloadWriter(accounts);
  const lines: string[] = [];
  let at = fresh.clock.now();
  const moveTo = (time: number) => {
    if (Math.abs(time - at) < 1_000) return;
    at = time;
    lines.push(`await world.run('setClock', { at: ${quote(toIso(at))} });`);
  };
  moveTo(entries[0]?.at ?? at);
  const applied = appliedBefore(world, entries);
  if (applied.length > 0) lines.push(`await world.run('applyScenarios', ${literal({ names: applied })});`);
  let brought = applied.length;
  lines.push(...declared(accounts, (scenario) => scenario === null || scenario < brought));
  for (const entry of entries) {
    lines.push('');
    moveTo(entry.at);
    lines.push(...linesOf(writer, entry));
    const from = brought;
    brought += namesApplied(entry).length;
    lines.push(...declared(accounts, (scenario) => scenario !== null && scenario >= from && scenario < brought));
  }
  return lines;
}

const declared = (accounts: readonly ReplayedAccount[], isDue: (scenario: number | null) => boolean): string[] =>
  accounts.flatMap(({ variable, scenario, from }) =>
    from !== null && isDue(scenario) ? [`const ${variable} = await ${from};`] : [],
  );

const namesApplied = ({ name, request }: Entry): string[] =>
  name === 'applyScenarios' ? [Object(request).names].flat().map(String) : [];

/** The scenarios that the world was in before the first of these entries. */
function appliedBefore(world: World, [first]: readonly Entry[]): string[] {
  const since = journalOf(world)
    .entries()
    .filter((entry) => isPlayed(entry) && first && entry.seq >= first.seq);
  const names = scenarioNames(world.settings);
  return names.slice(0, Math.max(0, names.length - since.flatMap(namesApplied).length));
}

function linesOf(writer: PayloadWriter, entry: Entry): string[] {
  const { seq, name, kind, faults } = entry;
  if (kind === 'command') return [`await world.run(${quote(name)}, ${writer.write(entry, {})});`];
  const faultLines = faults.map(
    (effect) => `await world.fault({ endpoint: ${quote(name)}, effect: ${literal(effect)}, count: 1 });`,
  );
  const options = writer.options(entry);
  const call = `const call${seq} = await replay.call(${quote(name)}, ${writer.write(entry, {})}${options});`;
  writer.learn(entry);
  return [...faultLines, call, `expect(call${seq}.code).toBe(${quote(entry.code ?? 'NONE')});`];
}
