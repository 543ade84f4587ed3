import type { LiveEvent } from '@tonalli/contracts/live';
import type { Database } from 'better-sqlite3';
import { createWorldClock } from '../clock/create-world-clock';
import { createDueJobs } from '../clock/due-jobs';
import type { Job } from '../clock/job-kinds';
import type { JobRulesOf } from '../clock/job-rules';
import { elapsedNow, nextTurn, systemNow } from '../clock/system-time';
import type { WorldClock } from '../clock/world-clock';
import { createOutbox, type LaterReaction } from '../events/outbox';
import { ChanceState, createRandom, type Random } from '../kernel/random';
import { createLedger, type LedgerParts } from '../ledger/create-ledger';
import { createCommitQueue } from '../sqlite/commit-queue';
import { queriesOf } from '../sqlite/queries';
import { createTransactions, type Transactions } from '../sqlite/transactions';
import { CLOCK_STATE } from './clock-setting';
import { type GrantPort, NO_GRANTS } from './grant-port';
import type { GuardRule } from './guard-rules';
import { createJobBook, type JobDefinition } from './jobs';
import type { OwnSection } from './own-data';
import { createTell, type Reactions } from './reactions';
import { type Recorder, SILENT } from './recorder';
import type { RewardPayer } from './reward-payers';
import { createSettings, type WorldSettings } from './settings';
import type { Part, PlatformInfo, World } from './world';
import { type CapturedMemory, createWorldMemory, isMemoryPart } from './world-memory';

/** What the layers above give to every world. All of it may be left out: such a world records and announces nothing. */
export interface WorldExtensions {
  recorder?: Part<Recorder>;
  /** Built at once, so that what they remember is put back with the world. */
  parts?: readonly Part<unknown>[];
  /** Kinds of due jobs with what does them. */
  jobs?: readonly JobDefinition[];
  /** What features do after COMMIT. */
  later?: readonly LaterReaction<World>[];
  /** What else has to add up for the ledger's audit to be clean. */
  audits?: LedgerParts['audits'];
  /** In the order in which the guard asks them. */
  guard?: readonly GuardRule<World>[];
  /** Who hands over rewards, one for each kind. */
  rewards?: readonly RewardPayer<World>[];
  /** What members are handed over of their own data, in this order. */
  ownData?: readonly OwnSection<World>[];
  /** Who knows of bonus money; left out: there is none. */
  grants?: GrantPort<World> | undefined;
  /** In the order in which they are told. */
  reactions?: readonly Reactions[];
}

export interface OpenWorldOptions {
  name: string;
  sqlite: Database;
  /** What this world's chance is drawn from. */
  seed: string;
  platform: PlatformInfo;
  onJobFailure?: ((job: Job, error: unknown) => void) | undefined;
  /** The stopwatch of the clock's turns; left out: the machine's. */
  elapsedNow?: () => number;
  /** The moment of another world that this one goes on from; its database is already in `sqlite`. */
  continues?: { now: number; memory: CapturedMemory } | undefined;
}

export interface OpenWorld extends World {
  /** Commits what waits and closes the database. The world is of no use afterwards. */
  close(): void;
}

/** Puts a world together on an open, migrated database. */
export function openWorld(options: OpenWorldOptions & WorldExtensions): OpenWorld {
  const { name, sqlite, seed, platform, continues } = options;
  const { keep, events, ...inner } = createTransactions<LiveEvent>(sqlite);
  const closing = new AbortController();
  const settings = createSettings(sqlite);
  if (continues) keepMoment(settings, continues.now);
  const outbox = createOutbox<World>({
    reactions: options.later ?? [],
    inTransaction: () => sqlite.inTransaction,
    append: (kind, payload) => jobs.append({ kind, dueAt: clock.now(), payload }),
  });
  const book = createJobBook(options.jobs ?? []);
  const rulesOf: JobRulesOf = (kind) => outbox.rulesOf(kind) ?? book.rulesOf(kind);
  const drainIfTold = () => {
    if (!sqlite.inTransaction && outbox.wasTold() && !closing.signal.aborted) drainAfterCommit(clock);
  };
  const transaction: World['transaction'] = (work) => {
    try {
      return inner.transaction(work);
    } finally {
      drainIfTold();
    }
  };
  const attempt: Transactions<LiveEvent>['attempt'] = (works) => {
    const done = withChanceBefore(random, () => inner.attempt(works));
    drainIfTold();
    return done;
  };
  const queue = createCommitQueue(sqlite, { transaction, attempt });
  const jobs = createDueJobs(sqlite, rulesOf, inner.undoings);
  const clock = createWorldClock({
    jobs,
    rulesOf,
    systemNow,
    elapsedNow: options.elapsedNow ?? elapsedNow,
    nextTurn,
    closed: closing.signal,
    load: () => settings.get(CLOCK_STATE),
    save: (state) => settings.set(CLOCK_STATE, state),
    transaction,
    run: (job) => (outbox.rulesOf(job.kind) ? outbox.react(world, job) : book.runJob(world, job)),
    around({ kind, payload }, work) {
      if (rulesOf(kind)?.person === false) world.recorder.unrecorded(work);
      else world.recorder.recordSync({ kind: 'job', name: kind, request: payload }, work);
    },
    onFailure: options.onJobFailure ?? rethrow,
  });
  const random = createRandom(seed);
  const memory = createWorldMemory(continues?.memory);
  memory.add('chance', { capture: random.state, restore: random.restore, schema: ChanceState });
  const parts = createParts(() => world);
  const world: OpenWorld = {
    name,
    sqlite,
    db: queriesOf(sqlite),
    clock,
    random,
    ledger: createLedger({
      sqlite,
      transaction,
      undoings: inner.undoings,
      onPosting: (postingId) => world.recorder.posted(postingId),
      onBalances: (balances) => world.tell('balances.changed', balances),
      audits: options.audits,
    }),
    ...plugged(options),
    events,
    outbox,
    settings,
    get recorder() {
      return options.recorder ? parts(options.recorder) : SILENT;
    },
    memory,
    platform,
    part: parts,
    closed: closing.signal,
    tell: createTell(() => world, options.reactions ?? []),
    transaction,
    undoings: inner.undoings,
    keep,
    commit: (work, manner) => queue.run(world.recorder.continued(work), manner),
    close() {
      closing.abort();
      queue.flush();
      sqlite.close();
    },
  };
  buildParts(world, options);
  return world;
}

/** A running clock goes on from that moment, not from where it would be by now. */
function keepMoment(settings: WorldSettings, now: number): void {
  if (settings.get(CLOCK_STATE).mode === 'live')
    settings.set(CLOCK_STATE, { mode: 'live', offsetMs: now - systemNow() });
}

/** What features plug in where money moves. */
const plugged = ({ guard = [], rewards = [], ownData = [], grants = NO_GRANTS }: WorldExtensions) => ({
  guardRules: guard,
  rewardPayers: rewards,
  ownData,
  grants,
});

/** Chance, too, stands where it stood before works that are done anew. */
function withChanceBefore<T>(random: Random, works: () => T): T {
  const before = random.state();
  try {
    return works();
  } catch (error) {
    random.restore(before);
    throw error;
  }
}

function buildParts(world: World, { recorder, parts = [] }: WorldExtensions): void {
  for (const part of recorder ? [recorder, ...parts] : parts) {
    const built: unknown = world.part(part);
    if (isMemoryPart(built)) world.memory.add(part.name, built);
  }
}

/** What was committed stays so, whatever becomes of those who react to it. */
function drainAfterCommit(clock: WorldClock): void {
  try {
    clock.drain();
  } catch (error) {
    nextTurn(() => {
      throw error;
    });
  }
}

function createParts(world: () => World): World['part'] {
  const built = new Map<Part<unknown>, unknown>();
  return (part) => {
    const known = built.get(part);
    // Only what a part itself built is kept under it.
    if (known !== undefined) return known as ReturnType<typeof part.build>;
    const made = part.build(world());
    built.set(part, made);
    return made;
  };
}

function rethrow(_job: Job, error: unknown): never {
  throw error;
}
