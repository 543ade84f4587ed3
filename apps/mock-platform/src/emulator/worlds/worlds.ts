import { every, systemNow } from '../../clock/system-time';
import { assertTime } from '../../clock/time-range';
import type { World } from '../../world/world';
import { scenarioNames } from '../scenarios/applied-scenarios';
import type { Checkpoint } from './checkpoints';
import type { Template } from './template';
import { captureWorld, type WorldImage } from './world-image';
import { createWorldRegistry, DEFAULT_WORLD, type WorldRegistryOptions } from './world-registry';

export { DEFAULT_WORLD } from './world-registry';

const SWEEP_MS = 60_000;

export interface WorldsOptions extends WorldRegistryOptions {
  template: Template;
  /** Where people open the web app, without a trailing slash; null: nobody said. */
  webUrl?: string | null;
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

export interface WorldRequest {
  name?: string | undefined;
  seed?: string | undefined;
  frozenAtMs?: number | undefined;
  /** It pushes out no other, because it goes at once. */
  besides?: boolean;
}

/**
 * The default world and those made for tests and testers (QA-02). One that was put back is another `World` from then
 * on: ask for it whenever it is needed. Names that are unknown or taken throw `RangeError`, in words.
 */
export interface Worlds {
  readonly default: World;
  /** Null when there is no such world (any more). */
  find(name: string): World | null;
  /** Clones the default data. The clock runs live unless frozen at a time; the data are then those of that time. */
  create(request?: WorldRequest): World;
  /** A copy of a world as it stands, checkpoints aside. */
  fork(name: string, as?: string): World;
  /** Back to the default data, with the seed and the time that it was created with, and without checkpoints. */
  reset(name: string): World;
  capture(name: string): WorldImage;
  /** Puts a world to another moment, also of another world. `before`: what is said of the checkpoint that this leaves. */
  restore(name: string, image: WorldImage, before: string): World;
  /** Leaves a moment that one can go back to. `before`: what is done next. */
  leaveCheckpoint(name: string, before: string): void;
  /** Newest first. */
  checkpoints(name: string): Checkpoint[];
  /** Back to a checkpoint, the last one on the way here unless named. The present is kept as one. */
  goBack(name: string, id?: number): World;
  remove(name: string): boolean;
  /** Which world had to go when this one came; null: none. */
  pushedOutBy(name: string): string | null;
  /** Why a world is not there any more, in words; null: it never was, or was removed on purpose. */
  whyGone(name: string): string | null;
  list(): WorldSummary[];
  describe(world: World): WorldSummary;
  close(): void;
}

export function createWorlds({ template, webUrl = null, ...options }: WorldsOptions): Worlds {
  const registry = createWorldRegistry(options);
  const { home, cache } = registry;
  const stopSweep = every(SWEEP_MS, () => cache.list());

  function describe({ name, clock, settings }: World): WorldSummary {
    const entry = name === DEFAULT_WORLD ? home : cache.look(name);
    return {
      name,
      now: clock.now(),
      mode: clock.state().mode,
      createdAt: entry?.createdAt ?? home.createdAt,
      expiresAt: !entry || entry === home ? null : Math.round(systemNow() + cache.idleLeftMs(entry)),
      scenarios: scenarioNames(settings),
      openUrl: webUrl === null ? null : `${webUrl}/__world/${encodeURIComponent(name)}`,
    };
  }

  const dataOf = ({ frozenAtMs }: Pick<WorldRequest, 'frozenAtMs'>) =>
    frozenAtMs === undefined ? template.bytes : template.at(frozenAtMs);

  return {
    get default() {
      return home.world;
    },
    find: (name) => (name === DEFAULT_WORLD ? home : cache.find(name))?.world ?? null,
    create({ name: wanted, seed, frozenAtMs, besides = false } = {}) {
      if (frozenAtMs !== undefined) assertTime(frozenAtMs);
      const name = registry.freeName(wanted);
      const database = dataOf({ frozenAtMs });
      const { world, checkpoints } = registry.add(name, { seed: seed ?? name, frozenAtMs, besides }, { database });
      checkpoints.beginWith(database);
      if (frozenAtMs !== undefined) world.clock.freeze(frozenAtMs);
      return world;
    },
    fork(source, as) {
      const { world, born, checkpoints } = registry.kept(source);
      const image = captureWorld(world);
      const fork = registry.add(registry.freeName(as), born, image);
      fork.checkpoints.beginWith(checkpoints.beginning(image.database));
      return fork.world;
    },
    reset(name) {
      const entry = registry.kept(name);
      const database = dataOf(entry.born);
      const world = registry.replace(entry, { database });
      entry.checkpoints.clear();
      entry.checkpoints.beginWith(database);
      if (entry.born.frozenAtMs !== undefined) world.clock.freeze(entry.born.frozenAtMs);
      return world;
    },
    capture: (name) => captureWorld(registry.kept(name).world),
    restore(name, image, before) {
      const entry = registry.kept(name);
      const present = captureWorld(entry.world);
      const world = registry.replace(entry, image);
      entry.checkpoints.leave(present, before);
      entry.checkpoints.beginWith(image.database);
      return world;
    },
    leaveCheckpoint(name, before) {
      const { checkpoints, world } = registry.kept(name);
      checkpoints.leave(captureWorld(world), before);
    },
    checkpoints: (name) => registry.kept(name).checkpoints.list(),
    goBack(name, id) {
      const entry = registry.kept(name);
      const image = entry.checkpoints.goBack(id, () => captureWorld(entry.world));
      return registry.replace(entry, image);
    },
    remove: (name) => cache.drop(name),
    pushedOutBy: (name) => cache.look(name)?.pushedOut ?? null,
    whyGone: (name) => cache.whyGone(name),
    list: () => [home, ...cache.list()].map(({ world }) => describe(world)),
    describe,
    close() {
      stopSweep();
      registry.close();
    },
  };
}
