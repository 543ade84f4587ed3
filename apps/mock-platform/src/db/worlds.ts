import { join } from 'node:path';
import type { Job } from '../clock/job-kinds';
import { keepTime } from '../clock/keep-time';
import { elapsedNow, wallNow } from '../clock/wall';
import { unguessableSeed } from '../random';
import { openDatabase } from './open-database';
import { type OpenWorld, openWorld } from './open-world';
import type { Template } from './template';
import type { PlatformInfo, World } from './world';

export const DEFAULT_WORLD = 'default';

/** More worlds than this push out the one that was used longest ago. */
const MAX_WORLDS = 64;
const IDLE_EXPIRY_MS = 60 * 60 * 1_000;

export interface WorldsOptions {
  default: OpenWorld;
  template: Template;
  platform: PlatformInfo;
  onJobFailure: (world: string, job: Job, error: unknown) => void;
}

export interface WorldSummary {
  name: string;
  /** The world's own time. */
  now: number;
  mode: 'live' | 'frozen';
  /** Of the machine's clock, as all that follows. */
  createdAt: number;
  /** When it is dropped if nobody uses it; null for the default world. */
  expiresAt: number | null;
  scenarios: string[];
  /** Opens the web app in this world; null when nobody said where the web app is. */
  openUrl: string | null;
}

/** The default world and those made for tests and testers (QA-02). */
export interface Worlds {
  readonly default: World;
  /** Null when there is no such world (any more). */
  find(name: string): World | null;
  /** Clones the default data. Throws `RangeError` when the name is taken. The clock runs live unless frozen at a time. */
  create(request?: { name?: string | undefined; seed?: string | undefined; frozenAtMs?: number | undefined }): World;
  remove(name: string): boolean;
  list(): WorldSummary[];
  describe(world: World): WorldSummary;
  close(): void;
}

interface Kept {
  world: OpenWorld;
  /** Of the machine's clock. */
  createdAt: number;
  /** Monotonic. */
  usedAt: number;
  stopTime: () => void;
}

export function createWorlds(options: WorldsOptions): Worlds {
  const kept = new Map<string, Kept>();
  const stopDefault = keepTime(options.default.clock);
  let made = 0;

  function drop(name: string, { world, stopTime }: Kept): void {
    kept.delete(name);
    stopTime();
    world.close();
  }

  function makeRoom(): void {
    const idleSince = elapsedNow() - IDLE_EXPIRY_MS;
    for (const [name, entry] of kept) if (entry.usedAt < idleSince) drop(name, entry);
    // A map keeps its order, and use moves a world to the end.
    for (const [name, entry] of kept) if (kept.size >= MAX_WORLDS) drop(name, entry);
  }

  const startedAt = wallNow();
  function describe(world: World): WorldSummary {
    const entry = kept.get(world.name);
    return {
      name: world.name,
      now: world.clock.now(),
      mode: world.clock.state().mode,
      createdAt: entry?.createdAt ?? startedAt,
      expiresAt: entry ? Math.round(wallNow() + IDLE_EXPIRY_MS - (elapsedNow() - entry.usedAt)) : null,
      scenarios: [],
      openUrl: null,
    };
  }

  return {
    default: options.default,
    find(name) {
      if (name === DEFAULT_WORLD) return options.default;
      const entry = kept.get(name);
      if (!entry) return null;
      entry.usedAt = elapsedNow();
      kept.delete(name);
      kept.set(name, entry);
      return entry.world;
    },
    create({ name, seed, frozenAtMs } = {}) {
      made += 1;
      const chosen = name ?? `w${made}-${unguessableSeed().slice(0, 8)}`;
      if (chosen === DEFAULT_WORLD || kept.has(chosen)) throw new RangeError(`there is a world ${chosen} already`);
      makeRoom();
      const world = openWorld({
        name: chosen,
        sqlite: openDatabase(options.template.bytes),
        seed: seed ?? chosen,
        platform: options.platform,
        onJobFailure: (job, error) => options.onJobFailure(chosen, job, error),
      });
      if (frozenAtMs !== undefined) world.clock.freeze(frozenAtMs);
      kept.set(chosen, { world, createdAt: wallNow(), usedAt: elapsedNow(), stopTime: keepTime(world.clock) });
      return world;
    },
    remove(name) {
      const entry = kept.get(name);
      if (entry) drop(name, entry);
      return entry !== undefined;
    },
    list: () => [options.default, ...[...kept.values()].map((entry) => entry.world)].map(describe),
    describe,
    close() {
      for (const [name, entry] of kept) drop(name, entry);
      stopDefault();
      options.default.close();
    },
  };
}

/** The file of the default world below the data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'platform.sqlite');
