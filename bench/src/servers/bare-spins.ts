import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tonalli/mock-platform/database';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { createBareSpins } from '../stand-ins/bare-spin';
import { writtenRows } from '../stand-ins/written-rows';
import { assertRows, SPIN_KINDS, type SpinKind } from '../workloads/spin-rows';
import { serve } from './serve';

/**
 * The floor of a durable spin: its rows, in a copy of the platform's database (`COPY_OF`), and nothing else. Works of one tick
 * share a transaction, or with `COMMIT=each` none does. `WINS` of all spins pay.
 */
const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const source = new Database(process.env.COPY_OF ?? '', { readonly: true });
const file = join(folder, 'bare.sqlite');
writeFileSync(file, source.serialize());
source.close();

const sqlite = openDatabase(file);
const spins = createBareSpins(sqlite);
for (const kind of SPIN_KINDS) {
  assertRows(
    'the bare loop',
    kind,
    writtenRows(sqlite, () => spins.write('checked', kind)),
  );
}

const wins = Number(process.env.WINS);
let count = 0;
let commits = 0;
const kindOf = (): SpinKind => {
  count += 1;
  return { wins: Math.floor(count * wins) > Math.floor((count - 1) * wins) };
};

type Answer = ReturnType<typeof spins.write>;
let waiting: { roundKey: string; answer: (answer: Answer) => void }[] = [];
const commit = sqlite.transaction((works: typeof waiting) =>
  works.map(({ roundKey }) => spins.write(roundKey, kindOf())),
);

function commitWaiting(): void {
  const works = waiting;
  waiting = [];
  const groups = process.env.COMMIT === 'each' ? works.map((work) => [work]) : [works];
  for (const group of groups) {
    const answers = commit.immediate(group);
    commits += 1;
    for (const [index, answer] of answers.entries()) group[index]?.answer(answer);
  }
}

const app = Fastify();
app.post<{ Body: { spinId: string } }>('/spin', async ({ body }) => {
  const value = await new Promise<Answer>((answer) => {
    if (waiting.push({ roundKey: body.spinId, answer }) === 1) setImmediate(commitWaiting);
  });
  return { success: true, value };
});

serve(await app.listen({ host: '127.0.0.1', port: 0 }), () => ({ spinsPerCommit: count / commits }));
