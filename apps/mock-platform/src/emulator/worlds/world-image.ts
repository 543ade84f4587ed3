import type { OpenWorld } from '../../world/open-world';
import type { CapturedMemory } from '../../world/world-memory';

/** Everything of a world at one moment. */
export interface WorldImage {
  /** The database, serialised, to be opened in memory or from a file. */
  readonly database: Buffer;
  /** The world's time. */
  readonly now: number;
  readonly memory: CapturedMemory;
  /** The part of the memory that travels in snapshots, as JSON. */
  readonly lasting: Record<string, unknown>;
}

/** Where SQLite's header says how a database is journalled: 1 for a rollback journal, 2 for WAL. */
const JOURNAL_VERSIONS = [18, 19] as const;

/** Puts a world by as it stands. It goes on undisturbed. */
export function captureWorld({ sqlite, clock, memory }: OpenWorld): WorldImage {
  return { database: serialize(sqlite), now: clock.now(), memory: memory.capture(), lasting: memory.toJson() };
}

/** A database of the data folder is in WAL mode, in which one in memory cannot be opened. */
function serialize(sqlite: OpenWorld['sqlite']): Buffer {
  const bytes = sqlite.serialize();
  for (const at of JOURNAL_VERSIONS) bytes[at] = 1;
  return bytes;
}
