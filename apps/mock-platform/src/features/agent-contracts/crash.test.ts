import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmulatedWorld } from '../../emulator/worlds/open-emulated-world';
import { migrateDatabase } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM } from '../../testing/templates';
import type { OpenWorld } from '../../world/open-world';
import { agree, bet, chainOf, mainOf, playerBelow, termsOf } from './contracts-fixture';

const NOON = Date.UTC(2026, 0, 15, 18);
const MIDNIGHT = Date.UTC(2026, 0, 16, 6);
const DAY = 86_400_000;

let folder: string;
let open: OpenWorld[];

function openFile(file: string): OpenWorld {
  const sqlite = openDatabase(join(folder, file));
  migrateDatabase(sqlite);
  const opened = openEmulatedWorld({ name: file, sqlite, seed: file, platform: TEST_PLATFORM });
  open.push(opened);
  return opened;
}

/** What the disk has at this instant, which is all that a kill leaves. */
function copyDisk(): void {
  for (const suffix of ['', '-wal']) {
    const file = join(folder, `running${suffix}`);
    if (existsSync(file)) copyFileSync(file, join(folder, `killed${suffix}`));
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  open = [];
});
afterEach(() => {
  for (const opened of open) opened.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a settlement that is killed', () => {
  it.each([
    ['a figure is counted', 'INSERT ON agent_run_sums'],
    ['the second bill is made', 'INSERT ON agent_bills WHEN new.contract_id = 2'],
    ['a run goes on to pay', "UPDATE ON agent_runs WHEN new.phase = 'pay'"],
    ['the second bill is paid', 'INSERT ON agent_bill_payments WHEN new.bill_id = 2'],
    ['the next run is planned', 'UPDATE ON agent_streams'],
  ])('CON-04 R5 right as %s pays everybody exactly once when it goes on', (_, moment) => {
    const world = openFile('running');
    world.clock.freeze(NOON);
    const [top = '', middle = '', low = ''] = chainOf(world, ['top', 'middle', 'low']);
    const player = playerBelow(world, low, 'player');
    for (const [index, downlineId] of [top, middle, low].entries()) {
      const uplineId = [null, top, middle][index] ?? null;
      agree(world, { uplineId, downlineId, terms: termsOf('daily', [[0, 0, 0, 60 - 20 * index]]) });
    }
    world.clock.set(MIDNIGHT + 1);
    bet(world, player, { stakeMinor: 1_000_000 });
    world.sqlite.function('kill', () => {
      copyDisk();
      return 0;
    });
    world.sqlite.exec(`CREATE TEMP TRIGGER k AFTER ${moment} BEGIN SELECT kill(); END`);
    world.clock.set(MIDNIGHT + DAY);
    world.sqlite.exec('DROP TRIGGER k');

    const again = openFile('killed');
    again.clock.drainAll();
    // Asked for once more, and after a long stop.
    again.clock.set(MIDNIGHT + 45 * DAY);
    for (const each of [world, again]) {
      expect([top, middle, low].map((id) => mainOf(each, id))).toEqual([2_000, 2_000, 2_000]);
      expect(each.ledger.audit().findings).toEqual([]);
      expect(each.clock.failed()).toEqual([]);
    }
  });
});
