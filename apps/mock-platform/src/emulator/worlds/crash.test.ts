import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_EXPIRE } from '../../features/session/open-session';
import { openEmulatedWorld } from './open-emulated-world';
// Brings the handler of session.expire.
import '../../features/session';
import { creditByHand } from '../../guard/credit-by-hand';
import { migrateDatabase } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import type { OpenWorld } from '../../world/open-world';

const NOON = Date.UTC(2026, 0, 15, 18);

let folder: string;
let world: OpenWorld;
let open: OpenWorld[];

function openFile(file: string): OpenWorld {
  const sqlite = openDatabase(join(folder, file));
  migrateDatabase(sqlite);
  const platform = { merchant: { code: 'TONALLI', key: '' }, publicUrl: 'http://127.0.0.1' };
  const opened = openEmulatedWorld({ name: file, sqlite, seed: file, platform });
  open.push(opened);
  return opened;
}

/** What the disk has at this instant, which is all that a crash leaves. */
function copyDisk(): void {
  for (const suffix of ['', '-wal']) {
    const file = join(folder, `running${suffix}`);
    if (existsSync(file)) copyFileSync(file, join(folder, `crashed${suffix}`));
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  open = [];
  world = openFile('running');
  world.clock.freeze(NOON);
});
afterEach(() => {
  for (const opened of open) opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const sessions = (of: OpenWorld) => of.sqlite.prepare('SELECT token_id FROM sessions ORDER BY 1').pluck().all();
const pending = (of: OpenWorld) => of.clock.pending().map(({ key }) => key);

describe('a crash', () => {
  it('QA-03 in the middle of a job leaves the jobs before it done and itself to do, once', () => {
    for (const [index, tokenId] of ['a', 'b', 'c'].entries()) {
      world.sqlite
        .prepare(
          "INSERT INTO sessions (token_id, token_hash, member_id, created_at, expires_at, ip) VALUES (?, ?, 'M1', 0, 0, '')",
        )
        .run(tokenId, tokenId);
      const payload = { tokenId, memberId: 'M1' };
      world.clock.schedule({ kind: SESSION_EXPIRE, key: tokenId, dueAt: NOON + 1_000 * (index + 1), payload });
    }
    world.sqlite.function('crash', () => {
      copyDisk();
      return 0;
    });
    world.sqlite.exec(
      "CREATE TEMP TRIGGER t AFTER DELETE ON sessions WHEN old.token_id = 'b' BEGIN SELECT crash(); END",
    );
    world.clock.advance(10_000);
    expect([sessions(world), pending(world)]).toEqual([[], []]);

    const crashed = openFile('crashed');
    expect([sessions(crashed), pending(crashed)]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
    expect(crashed.clock.now()).toBe(NOON + 10_000);
    expect(crashed.clock.drainAll()).toBe(2);
    expect([sessions(crashed), pending(crashed)]).toEqual([[], []]);
  });

  it('QA-09 right after an answer finds its posting, and all or nothing of the others', async () => {
    const post = (key: string) => () =>
      creditByHand(world, { key, memberId: 'M1', amountMinor: 100, reference: key, at: NOON });
    await Promise.all(['a', 'b'].map((key) => world.commit(post(key))));
    world.transaction(() => {
      post('never committed')();
      copyDisk();
    });
    const crashed = openFile('crashed');
    expect(crashed.ledger.audit()).toMatchObject({ clean: true, postings: 2 });
    expect(crashed.ledger.balance('M1', 'member.main')).toBe(200);
    const again = { key: 'a', memberId: 'M1', amountMinor: 100, reference: 'a', at: NOON };
    expect(creditByHand(crashed, again)).toMatchObject({ repeated: true, balanceAfterMinor: 100 });
  });
});
