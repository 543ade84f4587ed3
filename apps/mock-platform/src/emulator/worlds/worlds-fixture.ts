import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { afterAll, afterEach } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { createMember } from '../../people/create-member';
import { undated } from '../../testing/templates';
import { createTestWorld } from '../../testing/test-world';
import type { World } from '../../world/world';
import { faultsOf } from '../faults/fault-list';
import { databaseFile, inFile } from './database-location';
import { openEmulatedWorld } from './open-emulated-world';
import { createWorlds, type Worlds } from './worlds';

export const HOUR_MS = 3_600_000;
export const FIXTURE_PLATFORM = { merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1' };

/** Worlds of a platform whose default one lies in a folder. */
interface WorldsFixture {
  readonly worlds: Worlds;
  readonly folder: string;
  /** Throws when there is none. */
  at(name: string): World;
  /** Moves the time as the control interface does. */
  advance(name: string, byMs: number): void;
  /** Lets so much of the machine's time pass. */
  wait(ms: number): void;
  close(): void;
}

/** At most five worlds, each for an hour. */
function createWorldsFixture(): WorldsFixture {
  const bytes = templateBytes();
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  const place = inFile(databaseFile(folder));
  const sqlite = place.prepare(bytes)();
  let elapsedMs = 0;
  const worlds = createWorlds({
    default: openEmulatedWorld({ name: 'default', sqlite, seed: 's', platform: FIXTURE_PLATFORM }),
    defaultPlace: place,
    checkpointsDir: join(folder, 'checkpoints'),
    template: undated(bytes),
    platform: FIXTURE_PLATFORM,
    limits: { max: 5, idleMs: HOUR_MS },
    elapsedNow: () => elapsedMs,
    webUrl: 'http://localhost:4000',
    onJobFailure: (_world, _job, error) => {
      throw error;
    },
  });
  const at = (name: string) => {
    const world = worlds.find(name);
    if (!world) throw new Error(`no world ${name}`);
    return world;
  };
  return {
    worlds,
    folder,
    at,
    advance(name, byMs) {
      worlds.leaveCheckpoint(name, `advance ${byMs}`);
      at(name).clock.advance(byMs);
    },
    wait(ms) {
      elapsedMs += ms;
    },
    close() {
      worlds.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** New ones for each test of a file. */
export function worldsPerTest(): WorldsFixture {
  const fixture = createWorldsFixture();
  afterEach(() => {
    fixture.close();
    Object.assign(fixture, createWorldsFixture());
  });
  afterAll(() => fixture.close());
  return fixture;
}

let built: Buffer | null = null;

function templateBytes(): Buffer {
  if (built) return built;
  const world = createTestWorld();
  built = world.sqlite.serialize();
  world.close();
  return built;
}

/** A member by chance and for money, so that database and chance both move. */
export function enrol(world: World): void {
  const now = world.clock.now();
  const username = `p${world.random.int(1, 1_000_000_000)}`;
  const { id } = createMember(world, { username, passwordHash: null, type: 0, createdAt: now });
  const amountMinor = world.random.int(1, 1_000);
  creditByHand(world, { key: id, memberId: id, amountMinor, reference: 'test', at: now });
}

/** Everything that a world is: its time, what it would draw next, its faults, and every row of every table. */
export function contentsOf(world: World) {
  const { clock, random, sqlite } = world;
  const tables = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const rows = tables.map((table) => [table, sqlite.prepare(`SELECT * FROM "${table}"`).all()]);
  return { now: clock.now(), chance: random.state(), faults: faultsOf(world).list(), rows };
}
