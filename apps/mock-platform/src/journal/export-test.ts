import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { CLOCK_COMMANDS } from '@tonalli/contracts/qa/clock';
import { CONTROL_COMMANDS, type ControlName } from '@tonalli/contracts/qa/commands';
import { FAULT_COMMANDS } from '@tonalli/contracts/qa/faults';
import { INBOX_COMMANDS } from '@tonalli/contracts/qa/inbox';
import { JOURNAL_COMMANDS } from '@tonalli/contracts/qa/journal';
import { LEDGER_COMMANDS } from '@tonalli/contracts/qa/ledger';
import { MEMBER_COMMANDS } from '@tonalli/contracts/qa/members';
import { WORLD_COMMANDS } from '@tonalli/contracts/qa/worlds';
import { toIso } from '../clock/wall';
import type { World } from '../db/world';
import { accountsOf } from './accounts-before';
import type { Entry } from './entry';
import { PayloadWriter } from './payload-writer';
import { literal, quote } from './source-text';

export interface ExportOptions {
  runner: 'vitest' | 'playwright';
  title?: string | undefined;
}

/** A file that plays the calls of these entries again in a world of its own, and expects the code that each had. */
export function exportTest(world: World, entries: readonly Entry[], { runner, title }: ExportOptions): string {
  const played = entries.filter(isPlayed);
  const name = title ?? `plays ${played.length} steps of the world ${world.name} again`;
  const body = [...stepsOf(world, played), '', 'expect((await world.audit()).findings).toEqual([]);'];
  const lines = body.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  const start = quote(toIso(played[0]?.at ?? world.clock.now()));
  return runner === 'vitest' ? vitestFile(name, start, lines) : playwrightFile(name, start, lines);
}

const vitestFile = (
  name: string,
  start: string,
  lines: string,
) => `import { createReplay } from '@tonalli/test-stack/replay';
import { createStack, type Stack } from '@tonalli/test-stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
  stack = await createStack();
}, 60_000);
afterAll(() => stack.stop());

it(${quote(name)}, async () => {
  const { control: world } = await stack.world({ frozenAt: ${start} });
  const replay = createReplay(world);
${lines}
}, 60_000);
`;

const playwrightFile = (
  name: string,
  start: string,
  lines: string,
) => `import { expect, test } from '@tonalli/test-stack/playwright';
import { createReplay } from '@tonalli/test-stack/replay';

test(${quote(name)}, async ({ world }) => {
  await world.run('setClock', { at: ${start} });
  await world.freeze();
  const replay = createReplay(world);
${lines}
});
`;

/** What tests do otherwise: members are made anew, time and faults follow the entries. */
const NOT_PLAYED = new Set<string>(
  [
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

function isPlayed({ kind, name, repeats }: Entry): boolean {
  if (kind === 'command') return isCommand(name) && !NOT_PLAYED.has(name);
  return kind === 'call' && repeats === undefined && (name in ENDPOINTS || name.startsWith('play.'));
}

function stepsOf(world: World, entries: readonly Entry[]): string[] {
  const accounts = accountsOf(world, entries);
  const writer = new PayloadWriter(accounts);
  const lines = accounts.flatMap(({ variable, request }) =>
    request === null ? [] : [`const ${variable} = await replay.member(${request});`],
  );
  let at = entries[0]?.at ?? 0;
  for (const entry of entries) {
    lines.push('');
    if (Math.abs(entry.at - at) >= 1_000) {
      at = entry.at;
      lines.push(`await world.run('setClock', { at: ${quote(toIso(at))} });`);
    }
    lines.push(...linesOf(writer, entry));
  }
  return lines;
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
