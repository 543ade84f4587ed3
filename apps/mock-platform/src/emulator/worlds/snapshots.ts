import { nearest } from '@tonalli/qa/closest-match';
import { systemNow, toIso } from '../../clock/system-time';
import { migrationsHash } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import type { World } from '../../world/world';
import { scenarioNames } from '../scenarios/applied-scenarios';
import {
  assertWhole,
  readDatabase,
  readHeader,
  type SnapshotDescription,
  type SnapshotHeader,
  writeSnapshot,
} from './snapshot-file';
import { createSnapshotStore } from './snapshot-store';
import type { WorldImage } from './world-image';

/** Times are milliseconds since epoch. */
export interface SnapshotSummary {
  name: string;
  /** Of the machine's clock. */
  createdAt: number;
  world: string;
  now: number;
  mode: 'live' | 'frozen';
  scenarios: string[];
  schemaVersion: string;
  /** Its tables are this platform's. */
  fits: boolean;
  sizeBytes: number;
}

export interface Naming {
  /** A file that is taken has one of its own. */
  name?: string | undefined;
  /** In the place of one that has the name. */
  replace?: boolean | undefined;
}

/** Worlds put by under names, for all worlds of the platform (QA-06). What cannot be done throws `RangeError`, in words. */
export interface Snapshots {
  list(): SnapshotSummary[];
  save(naming: Naming & { name: string }, world: World, image: WorldImage): Promise<SnapshotSummary>;
  /** The moment that was put by, to put `world` to. */
  open(name: string, world: World): Promise<WorldImage>;
  describe(name: string): SnapshotSummary;
  remove(name: string): boolean;
  /** The whole as one file. */
  file(name: string): Buffer;
  /** Takes such a file under the name that it says, unless another is given. */
  take(file: Buffer, naming: Naming): Promise<SnapshotSummary>;
}

/** Bytes may be whole and still be no database, when something else wrote the file. */
function assertSound(database: Buffer): void {
  let found: unknown;
  try {
    const sqlite = openDatabase(database);
    found = sqlite.pragma('quick_check(1)', { simple: true });
    sqlite.close();
  } catch (error) {
    found = error instanceof Error ? error.message : String(error);
  }
  if (found !== 'ok') throw new RangeError(`the database of this snapshot cannot be read: ${found}`);
}

/** `folder`: where they lie; null: in memory. */
export function createSnapshots(folder: string | null): Snapshots {
  const store = createSnapshotStore(folder);
  const schemaVersion = migrationsHash().slice(0, 16);

  function summaryOf(file: Buffer, name: string): SnapshotSummary {
    const { createdAt, world, now, mode, scenarios, schemaVersion: version } = readHeader(file);
    return {
      name,
      createdAt: Date.parse(createdAt),
      world,
      now: Date.parse(now),
      mode,
      scenarios,
      schemaVersion: version,
      fits: version === schemaVersion,
      sizeBytes: file.length,
    };
  }

  function named(name: string): Buffer {
    const file = store.read(name);
    if (file) return file;
    const near = nearest(name, store.names());
    throw new RangeError(`there is no snapshot "${name}"; ${near ? `did you mean "${near}"?` : 'none was saved yet'}`);
  }

  function assertFits(header: SnapshotHeader): void {
    if (header.schemaVersion === schemaVersion) return;
    throw new RangeError(
      `this snapshot has the tables of version ${header.schemaVersion}, this platform those of ${schemaVersion}: ` +
        'make it again here, or restore it with the version that made it',
    );
  }

  function put({ name, replace = false }: Naming & { name: string }, file: Buffer): SnapshotSummary {
    if (!replace && store.read(name)) {
      throw new RangeError(`there is a snapshot "${name}" already: replace it, delete it, or choose another name`);
    }
    store.write(name, file);
    return summaryOf(file, name);
  }

  return {
    list: () => store.names().map((name) => summaryOf(named(name), name)),
    async save(naming, { name: world, clock, settings }, { database, now, lasting }) {
      const description: SnapshotDescription = {
        schemaVersion,
        name: naming.name,
        createdAt: toIso(systemNow()),
        world,
        now: toIso(now),
        mode: clock.state().mode,
        scenarios: scenarioNames(settings),
        memory: lasting,
      };
      return put(naming, await writeSnapshot(description, database));
    },
    async open(name, world) {
      const file = named(name);
      const header = readHeader(file);
      assertWhole(file);
      assertFits(header);
      return {
        database: await readDatabase(file),
        now: Date.parse(header.now),
        memory: world.memory.fromJson(header.memory),
        lasting: header.memory,
      };
    },
    describe: (name) => summaryOf(named(name), name),
    remove: (name) => store.remove(name),
    file: named,
    async take(file, { name, replace }) {
      const header = readHeader(file);
      assertWhole(file);
      assertFits(header);
      assertSound(await readDatabase(file));
      return put({ name: name ?? header.name, replace }, file);
    },
  };
}
