import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTROL_COMMANDS, CONTROL_NAMES } from '@tonalli/qa/commands';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveOwn, serveWorlds } from '../../testing/stage';
import { addGeneratedClients, CLIENT_FILES, CLIENTS_PATH } from './generated-clients';

const stage = await serveWorlds();
const folder = mkdtempSync(join(tmpdir(), 'tonalli-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROOT = join(import.meta.dirname, '../../../../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

const Sample = z.object({ lang: z.literal('Shell'), label: z.literal('curl'), source: z.string() });
const Operation = z.looseObject({ operationId: z.string(), 'x-codeSamples': z.tuple([Sample]) });
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The lines of curl of the document, by the name of what they do. */
async function samples(): Promise<Map<string, string>> {
  const { paths } = Document.parse(await (await stage.platform.fetch('/openapi.json')).json());
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.flatMap((found) => {
      const { success, data } = Operation.safeParse(found);
      return success ? [[data.operationId, data['x-codeSamples'][0].source] as const] : [];
    }),
  );
}

/** The words of a line as a POSIX shell splits it. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:'[^']*'|\\.|[^\s'\\])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(.)/g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? ''),
  );

/** Sends what a line of curl would, to the platform of these tests. */
async function curl(line: string) {
  const words = wordsOf(line);
  const after = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
  const { pathname, search } = new URL(words.at(-1) ?? '');
  const [body] = after('-d');
  const response = await stage.platform.fetch(pathname + search, {
    method: after('-X')[0] ?? 'GET',
    headers: {
      ...Object.fromEntries(after('-H').map((header) => header.split(': ', 2))),
      'x-world': stage.world.name,
    },
    ...(body !== undefined && { body }),
  });
  return z.looseObject({ success: z.boolean(), message: z.string().optional() }).parse(await response.json());
}

/** A generated client, in a file of this folder. */
async function download(file: string): Promise<string> {
  const response = await stage.platform.fetch(CLIENTS_PATH + file);
  expect(response.status).toBe(200);
  const text = await response.text();
  writeFileSync(join(folder, file), text);
  return text;
}

describe('examples for curl', () => {
  it('QA-14 stand at every command of the document, and are whole lines', async () => {
    const lines = await samples();
    expect([...lines.keys()].toSorted()).toEqual([...CONTROL_NAMES].toSorted());
    for (const [name, line] of lines) {
      const { method } = CONTROL_COMMANDS[name as keyof typeof CONTROL_COMMANDS];
      expect([name, wordsOf(line).slice(0, 3)]).toEqual([name, ['curl', '-X', method]]);
    }
  });

  it.each([
    ...([
      'listWorlds',
      'fetchClock',
      'freezeClock',
      'setClock',
      'advanceClock',
      'saveSnapshot',
      'applyFaultSet',
    ] as const),
    ...(['addFault', 'clearFaults', 'mintMember', 'listScenarios', 'sendNotice', 'audit', 'listTournaments'] as const),
  ])('QA-14 do what they say: %s', async (name) => {
    const line = (await samples()).get(name) ?? '';
    expect(await curl(line)).toMatchObject({ success: true });
  });
});

const TS_PROGRAM = `
import { createQa, QaError, type MintMemberAnswer } from './tonalli-qa.ts';
const [url, world] = process.argv.slice(2) as [string, string];
const qa = createQa({ url, world });
const ana: MintMemberAnswer = await qa.mintMember({ balance: '120.00' });
const found = await qa.findMember({ id: ana.id });
await qa.freezeClock({ at: '2026-01-15T18:00:00Z' });
const clock = await qa.fetchClock();
let refused = '';
try {
  await qa.findMember({ id: 'nobody' });
} catch (error) {
  if (error instanceof QaError) refused = error.code;
}
const lines = await qa.listJournal({ limit: 1 });
console.log(JSON.stringify([found.username === ana.username, clock.mode, refused, lines.length]));
`;

/** What a compiler has to refuse, a line each. */
const TS_WRONG = `
import { createQa } from './tonalli-qa.ts';
const qa = createQa();
void qa.setMemberStatus({ id: 'x', status: 'gone' });
void qa.setMemberStatus({ id: 'x' });
void qa.advanceClock({ by: true });
void qa.noSuchCommand();
void qa.fetchClock().then((clock) => clock.noSuchField);
`;

const STRICT = ['--strict', '--noEmit', '--target', 'esnext', '--module', 'nodenext', '--skipLibCheck'];
const compile = (file: string) =>
  spawnSync(
    process.execPath,
    [
      TSC,
      ...STRICT,
      '--allowImportingTsExtensions',
      '--types',
      'node',
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
      file,
    ],
    { cwd: folder, encoding: 'utf8' },
  );

/** What a program prints; the platform answers it meanwhile. */
function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => (code === 0 ? resolve(out.trim()) : reject(new Error(err))));
  });
}

const EXPECTED = JSON.stringify([true, 'frozen', 'USER_NOT_FOUND', 1]);

describe('typed clients', () => {
  it('QA-14 in TypeScript compile strictly, refuse wrong calls, and drive a world', async () => {
    await download('tonalli-qa.ts');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'right.ts'), TS_PROGRAM);
    writeFileSync(join(folder, 'wrong.ts'), TS_WRONG);
    expect(compile('right.ts').stdout).toBe('');
    const wrong = new Set(
      [...compile('wrong.ts').stdout.matchAll(/^wrong\.ts\((\d+)/gm)].map(([, line]) => Number(line)),
    );
    expect([...wrong]).toEqual([4, 5, 6, 7, 8]);
    expect(await outputOf(process.execPath, ['right.ts', stage.platform.url, stage.world.name])).toBe(EXPECTED);
  });

  const python = spawnSync('python3', ['-c', 'from typing import NotRequired']).status === 0;
  it.runIf(python)('QA-14 in Python need nothing but Python, and drive a world', async () => {
    await download('tonalli_qa.py');
    writeFileSync(
      join(folder, 'right.py'),
      [
        'import json, sys',
        'from tonalli_qa import Qa, QaError, MintMemberAnswer',
        'qa = Qa(sys.argv[1], sys.argv[2])',
        'ana: MintMemberAnswer = qa.mint_member({"balance": "120.00"})',
        'found = qa.find_member({"id": ana["id"]})',
        'qa.freeze_clock({"at": "2026-01-15T18:00:00Z"})',
        'refused = ""',
        'try:',
        '    qa.find_member({"id": "nobody"})',
        'except QaError as error:',
        '    refused = error.code',
        'same = found["username"] == ana["username"]',
        'lines = qa.list_journal({"limit": 1})',
        'print(json.dumps([same, qa.fetch_clock()["mode"], refused, len(lines)], separators=(",", ":")))',
      ].join('\n'),
    );
    expect(await outputOf('python3', ['right.py', stage.platform.url, stage.world.name])).toBe(EXPECTED);
  });

  it.each(CLIENT_FILES)(
    'QA-14 QA-11 %s is served to callers of this machine alone, and where testers are',
    async (file) => {
      const server = Fastify();
      addGeneratedClients(server, 'http://127.0.0.1:4100');
      const from = (remoteAddress: string) => server.inject({ url: CLIENTS_PATH + file, remoteAddress });
      expect((await from('203.0.113.9')).statusCode).toBe(403);
      expect((await from('127.0.0.1')).headers['cache-control']).toBe('no-cache');
      const plain = await serveOwn({ control: false });
      expect((await plain.fetch(CLIENTS_PATH + file)).status).toBe(404);
    },
  );
});
