import type { LiveEvent } from '@tonalli/contracts/live';
import type { Database } from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { WorldClock } from '../clock/world-clock';
import type { FactName, Facts } from '../events/facts';
import type { Outbox } from '../events/outbox';
import type { Random } from '../kernel/random';
import type { Ledger } from '../ledger/ledger';
import type { News } from '../sqlite/transactions';
import type { GrantPort } from './grant-port';
import type { GuardRule } from './guard-rules';
import type { OwnSection } from './own-data';
import type { Recorder } from './recorder';
import type { RewardPayer } from './reward-payers';
import type { WorldSettings } from './settings';
import type { WorldMemory } from './world-memory';

/** News of one world for the live feed. */
export type WorldEvents = News<LiveEvent>;

/** Whose tokens prove a phone number, such as a project of Firebase Authentication. */
export interface FirebaseProject {
  readonly issuer: string;
  readonly audience: string;
  /** Where the keys of the tokens are. */
  readonly jwksUrl: string;
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

/**
 * Something that one feature keeps beside the database, once per world. A value with `capture` and `restore` is kept with
 * checkpoints and forks (see `MemoryPart`) in worlds that were opened with the part.
 */
export interface Part<T> {
  readonly name: string;
  readonly build: (world: World) => T;
}

/** A platform of its own: database, clock, chance and news. Nothing of one world is seen in another. */
export interface World {
  readonly name: string;
  readonly sqlite: Database;
  readonly db: BetterSQLite3Database;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly ledger: Ledger;
  /** What the guard asks before money moves, in the order in which it asks. */
  readonly guardRules: readonly GuardRule<World>[];
  /** Who hands over rewards, one for each kind. */
  readonly rewardPayers: readonly RewardPayer<World>[];
  /** What members are handed over of their own data, section by section. */
  readonly ownData: readonly OwnSection<World>[];
  /** What is known of bonus money where bets are taken. */
  readonly grants: GrantPort<World>;
  readonly events: WorldEvents;
  /** Facts for those who react after COMMIT. */
  readonly outbox: Outbox;
  readonly settings: WorldSettings;
  readonly recorder: Recorder;
  /** What is kept with checkpoints, forks and snapshots although it does not lie in the database. */
  readonly memory: WorldMemory;
  readonly platform: PlatformInfo;
  /** What a feature keeps in this world beside the database; built when it is first asked for. */
  part<T>(part: Part<T>): T;
  /** Aborts when the world is closed, for whoever keeps listening to it. */
  readonly closed: AbortSignal;
  /** Lets everybody who reacts to it do so now, in a fixed order. Call within the transaction in which it happens. */
  tell<Name extends FactName>(name: Name, fact: Facts[Name]): void;
  /** Runs the work at once in a transaction, in a savepoint when one is open already. */
  transaction<T>(work: () => T): T;
  /** How many transactions and savepoints were undone so far: what was read before an undoing may not stand any more. */
  undoings(): number;
  /**
   * Runs the work at once, and once more whenever a transaction around it is undone: what it writes
   * stays whatever becomes of the caller's work.
   */
  keep(work: () => void): void;
  /**
   * Runs the work in the next group commit: one transaction for all works of a tick, a savepoint
   * for each. Resolves after COMMIT; a work that throws rejects alone. One that is repeatable changes nothing but the database
   * and may be done, undone and done once more, where another of its tick fails: that costs less.
   */
  commit<T>(work: () => T, manner?: { repeatable: boolean }): Promise<T>;
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
