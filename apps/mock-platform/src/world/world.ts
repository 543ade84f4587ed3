import type { LiveEvent } from '@tonalli/contracts/live';
import type { Database } from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { WorldClock } from '../clock/world-clock';
import type { FaultList } from '../emulator/faults/fault-list';
import type { Journal } from '../emulator/journal/journal';
import type * as schema from '../emulator/worlds/schema';
import type { FirebaseProject } from '../features/session';
import type { PopupLog } from '../features/system/popup-log';
import type { Random } from '../kernel/random';
import type { Ledger } from '../ledger/ledger';
import type { WorldSettings } from './settings';
import type { WorldMemory } from './world-memory';

/** News of one world for the live feed. */
export interface WorldEvents {
  /** Within a transaction the event waits for COMMIT and is dropped on ROLLBACK. */
  publish(event: LiveEvent): void;
  /** Calls back for every published event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** What every world of one running platform shares. */
export interface PlatformInfo {
  /** `key` is the shared key, base64url of 32 bytes. */
  readonly merchant: { readonly code: string; readonly key: string };
  /** Where browsers reach games, art and the live feed, without a trailing slash. */
  readonly publicUrl: string;
  /** Where people open the web app, without a trailing slash; null or left out: not known. */
  readonly webUrl?: string | null;
  /** Where the web app lives; left out: anywhere on this machine. */
  readonly webOrigins?: readonly string[] | undefined;
  /** Logins by password do some work first (AUTH-02), unless a world says otherwise; left out: they do not. */
  readonly humanCheck?: boolean;
  /** Whose tokens prove a phone number; null or left out: those that this platform makes itself. */
  readonly firebase?: FirebaseProject | null;
  /** What happens is written down (see `Journal`); left out: it is. */
  readonly journals?: boolean;
}

/** A platform of its own: database, clock, chance and news. Nothing of one world is seen in another. */
export interface World {
  readonly name: string;
  readonly sqlite: Database;
  readonly db: BetterSQLite3Database<typeof schema>;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly events: WorldEvents;
  readonly settings: WorldSettings;
  readonly faults: FaultList;
  readonly journal: Journal;
  readonly popups: PopupLog;
  /** What is kept with checkpoints, forks and snapshots although it does not lie in the database. */
  readonly memory: WorldMemory;
  readonly platform: PlatformInfo;
  /** Aborts when the world is closed, for whoever keeps listening to it. */
  readonly closed: AbortSignal;
  /** Runs the work at once in a transaction, in a savepoint when one is open already. */
  transaction<T>(work: () => T): T;
  /**
   * Runs the work at once, and once more whenever a transaction around it is undone: what it writes
   * stays whatever becomes of the caller's work.
   */
  keep(work: () => void): void;
  /**
   * Runs the work in the next group commit: one transaction for all works of a tick, a savepoint
   * for each. Resolves after COMMIT; a work that throws rejects alone.
   */
  commit<T>(work: () => T): Promise<T>;
}

/** Builds a repository once per world, so that its prepared statements are kept. */
export function repository<R>(build: (world: World) => R): (world: World) => R {
  const built = new WeakMap<World, R>();
  return (world) => {
    const existing = built.get(world);
    if (existing !== undefined) return existing;
    const created = build(world);
    built.set(world, created);
    return created;
  };
}
