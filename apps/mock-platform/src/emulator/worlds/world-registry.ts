import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../clock/job-kinds';
import { runClock } from '../../clock/run-clock';
import { elapsedNow as machineElapsed, systemNow } from '../../clock/system-time';
import { unguessableSeed } from '../../kernel/random';
import type { OpenWorld } from '../../world/open-world';
import type { PlatformInfo } from '../../world/world';
import { createCheckpoints } from './checkpoints';
import { type DatabaseLocation, IN_MEMORY } from './database-location';
import { openEmulatedWorld } from './open-emulated-world';
import {
  type Birth,
  type CachedWorld,
  createWorldCache,
  DEFAULT_LIMITS,
  type WorldCache,
  type WorldLimits,
} from './world-cache';
import type { WorldImage } from './world-image';

export const DEFAULT_WORLD = 'default';

export interface WorldRegistryOptions {
  default: OpenWorld;
  /** Where the default world's database lies; left out: in memory. */
  defaultPlace?: DatabaseLocation;
  platform: PlatformInfo;
  onJobFailure: (world: string, job: Job, error: unknown) => void;
  limits?: Partial<WorldLimits> | undefined;
  /** Where checkpoints lie, emptied at the start; null: in a folder of the system for what is temporary. */
  checkpointsDir?: string | null;
  elapsedNow?: () => number;
}

/** A whole moment, or a bare database that a world begins from. */
export type Beginning = Pick<WorldImage, 'database'> & Partial<WorldImage>;

export interface WorldRegistry {
  readonly home: CachedWorld;
  readonly cache: WorldCache;
  /** Throws `RangeError` in words. */
  kept(name: string): CachedWorld;
  /** The wanted name, or one that nobody has. Throws `RangeError`, in words, when it is taken. */
  freeName(wanted: string | undefined): string;
  /** Opens a world in memory and keeps it. */
  add(name: string, born: Birth, from: Beginning): CachedWorld;
  /** Closes the world and opens it again from there. It stays as it was when that cannot be opened. */
  replace(kept: CachedWorld, from: Beginning): OpenWorld;
  close(): void;
}

/** Opens, keeps and closes the worlds of one platform. */
export function createWorldRegistry(options: WorldRegistryOptions): WorldRegistry {
  const { elapsedNow = machineElapsed } = options;
  const cache = createWorldCache({ ...DEFAULT_LIMITS, ...options.limits }, elapsedNow);
  const folders = createFolders(options.checkpointsDir ?? null);
  const home = keep(options.default, { seed: null }, options.defaultPlace ?? IN_MEMORY);
  let made = 0;

  function keep(world: OpenWorld, born: Birth, place: DatabaseLocation): CachedWorld {
    const { name } = world;
    const checkpoints = createCheckpoints(() => folders.of(name));
    const [createdAt, usedAt] = [systemNow(), elapsedNow()];
    const stopTime = runClock(world.clock);
    return { name, world, born, place, checkpoints, createdAt, usedAt, pushedOut: null, stopTime };
  }

  function open(name: string, { seed }: Birth, { sqlite, from }: Opening): OpenWorld {
    const { now, memory } = from;
    return openEmulatedWorld({
      name,
      sqlite,
      seed: seed ?? unguessableSeed(),
      platform: options.platform,
      onJobFailure: (job, error) => options.onJobFailure(name, job, error),
      continues: now !== undefined && memory ? { now, memory } : undefined,
    });
  }

  return {
    home,
    cache,
    kept(name) {
      const found = name === DEFAULT_WORLD ? home : cache.find(name);
      if (!found) throw new RangeError(`there is no world ${name}`);
      return found;
    },
    freeName(wanted) {
      made += 1;
      const name = wanted ?? `w${made}-${unguessableSeed().slice(0, 8)}`;
      if (name !== DEFAULT_WORLD && !cache.look(name)) return name;
      throw new RangeError(`there is a world ${name} already: use it, reset it, or choose another name`);
    },
    add(name, born, from) {
      const world = open(name, born, { sqlite: IN_MEMORY.prepare(from.database)(), from });
      const kept = keep(world, born, IN_MEMORY);
      cache.put(kept);
      return kept;
    },
    replace(kept, from) {
      const openThere = kept.place.prepare(from.database);
      kept.stopTime();
      kept.world.close();
      kept.world = open(kept.name, kept.born, { sqlite: openThere(), from });
      kept.stopTime = runClock(kept.world.clock);
      return kept.world;
    },
    close() {
      for (const { name } of cache.list()) cache.drop(name);
      home.stopTime();
      home.world.close();
      folders.remove();
    },
  };
}

interface Opening {
  sqlite: OpenWorld['sqlite'];
  from: Beginning;
}

/** A folder for each world below one root, which is made when the first is asked for. */
function createFolders(root: string | null) {
  let path = root;
  if (path !== null) rmSync(path, { recursive: true, force: true });
  return {
    of(name: string): string {
      path ??= mkdtempSync(join(tmpdir(), 'tonalli-worlds-'));
      return join(path, encodeURIComponent(name));
    },
    remove(): void {
      if (path !== null) rmSync(path, { recursive: true, force: true });
    },
  };
}
