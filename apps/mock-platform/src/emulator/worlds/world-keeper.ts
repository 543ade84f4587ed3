import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../clock/job-kinds';
import { keepTime } from '../../clock/keep-time';
import { elapsedNow as machineElapsed, wallNow } from '../../clock/wall';
import { unguessableSeed } from '../../kernel/random';
import type { OpenWorld } from '../../world/open-world';
import type { PlatformInfo } from '../../world/world';
import { createCheckpoints } from './checkpoints';
import { IN_MEMORY, type WorldPlace } from './database-place';
import { openEmulatedWorld } from './open-emulated-world';
import {
  type Birth,
  createWorldShelf,
  DEFAULT_LIMITS,
  type KeptWorld,
  type WorldLimits,
  type WorldShelf,
} from './world-cache';
import type { WorldImage } from './world-image';

export const DEFAULT_WORLD = 'default';

export interface KeeperOptions {
  default: OpenWorld;
  /** Where the default world's database lies; left out: in memory. */
  defaultPlace?: WorldPlace;
  platform: PlatformInfo;
  onJobFailure: (world: string, job: Job, error: unknown) => void;
  limits?: Partial<WorldLimits> | undefined;
  /** Where checkpoints lie, emptied at the start; null: in a folder of the system for what is temporary. */
  checkpointsDir?: string | null;
  elapsedNow?: () => number;
}

/** A whole moment, or a bare database that a world begins from. */
export type Beginning = Pick<WorldImage, 'database'> & Partial<WorldImage>;

export interface WorldKeeper {
  readonly home: KeptWorld;
  readonly shelf: WorldShelf;
  /** Throws `RangeError` in words. */
  kept(name: string): KeptWorld;
  /** The wanted name, or one that nobody has. Throws `RangeError`, in words, when it is taken. */
  freeName(wanted: string | undefined): string;
  /** Opens a world in memory and keeps it. */
  add(name: string, born: Birth, from: Beginning): KeptWorld;
  /** Closes the world and opens it again from there. It stays as it was when that cannot be opened. */
  replace(kept: KeptWorld, from: Beginning): OpenWorld;
  close(): void;
}

/** Opens, keeps and closes the worlds of one platform. */
export function createWorldKeeper(options: KeeperOptions): WorldKeeper {
  const { elapsedNow = machineElapsed } = options;
  const shelf = createWorldShelf({ ...DEFAULT_LIMITS, ...options.limits }, elapsedNow);
  const folders = createFolders(options.checkpointsDir ?? null);
  const home = keep(options.default, { seed: null }, options.defaultPlace ?? IN_MEMORY);
  let made = 0;

  function keep(world: OpenWorld, born: Birth, place: WorldPlace): KeptWorld {
    const { name } = world;
    const checkpoints = createCheckpoints(() => folders.of(name));
    const [createdAt, usedAt] = [wallNow(), elapsedNow()];
    const stopTime = keepTime(world.clock);
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
    shelf,
    kept(name) {
      const found = name === DEFAULT_WORLD ? home : shelf.find(name);
      if (!found) throw new RangeError(`there is no world ${name}`);
      return found;
    },
    freeName(wanted) {
      made += 1;
      const name = wanted ?? `w${made}-${unguessableSeed().slice(0, 8)}`;
      if (name !== DEFAULT_WORLD && !shelf.look(name)) return name;
      throw new RangeError(`there is a world ${name} already: use it, reset it, or choose another name`);
    },
    add(name, born, from) {
      const world = open(name, born, { sqlite: IN_MEMORY.prepare(from.database)(), from });
      const kept = keep(world, born, IN_MEMORY);
      shelf.put(kept);
      return kept;
    },
    replace(kept, from) {
      const openThere = kept.place.prepare(from.database);
      kept.stopTime();
      kept.world.close();
      kept.world = open(kept.name, kept.born, { sqlite: openThere(), from });
      kept.stopTime = keepTime(kept.world.clock);
      return kept.world;
    },
    close() {
      for (const { name } of shelf.list()) shelf.drop(name);
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
