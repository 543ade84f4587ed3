import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { serve } from './serve';

/** The baseline: every bet is a transaction of its own, with its own fsync. */
const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const sqlite = new Database(join(folder, 'each.sqlite'));
sqlite.pragma('journal_mode = WAL');
sqlite.pragma('synchronous = FULL');
sqlite.exec('CREATE TABLE bets (id INTEGER PRIMARY KEY, member TEXT, stake INTEGER, payout INTEGER)');
const insert = sqlite.prepare('INSERT INTO bets (member, stake, payout) VALUES (?, ?, ?)');

const app = Fastify();
app.post('/bet', (_request, reply) => {
  const { lastInsertRowid } = insert.run('M000001', 100, 0);
  return reply.send({ bet: Number(lastInsertRowid) });
});

serve(await app.listen({ host: '127.0.0.1', port: 0 }));
