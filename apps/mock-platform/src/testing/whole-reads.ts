import Database from 'better-sqlite3';

/** Some hundred rows at most, by what an operator publishes or sets up: read whole on purpose. */
const SMALL: ReadonlySet<string> = new Set(
  (
    'agent_announcements game_counts jackpot_pool missions point_rewards promotions raffles rains registration_rules ' +
    'team_mark tournaments vendors __drizzle_migrations'
  ).split(' '),
);

/** Asked by the operator alone. */
const REPORT = 'the report of what all promotions cost';
const CLUSTERS = 'the list of all accounts that share something';

/** Larger tables that a statement reads from end to end, and why it may. */
const ALLOWED: readonly { readonly table: string; readonly of: string; readonly why: string }[] = [
  { table: 'member_origins', of: 'features/session/shared-origins.repository.ts', why: CLUSTERS },
  { table: 'due_jobs', of: 'clock/due-jobs.ts', why: 'lists of all jobs, for testers' },
  {
    table: 'games',
    of: 'features/lobby/',
    why: 'the search reads all names once; counts and marks are made when the catalogue changes',
  },
  {
    table: 'members',
    of: 'people/member-lists.repository.ts',
    why: 'work on everybody: jobs of a month, default data',
  },
  { table: 'member_rates', of: 'people/rates.repository.ts', why: 'audits of all rates' },
  { table: 'member_tree', of: 'people/rates.repository.ts', why: 'audits of all rates' },
  {
    table: 'member_rates',
    of: 'features/rebates/rebates.repository.ts',
    why: 'whether there is any: ends at the first row',
  },
  {
    table: 'rebate_stakes',
    of: 'features/rebates/rebates.repository.ts',
    why: 'holds what was staked since the last booking alone',
  },
  {
    table: 'message_states',
    of: 'features/messages/messages.repository.ts',
    why: 'a foreign key that is looked at when messages are removed, as testers do',
  },
  { table: 'chat_rooms', of: 'features/chat/', why: 'the desk of a model, for testers' },
  {
    table: 'sms_messages',
    of: 'features/session/sms.repository.ts',
    why: 'the inbox of testers, by a part of the number',
  },
  { table: 'jackpot_wins', of: 'features/play/jackpot.repository.ts', why: 'one row for each jackpot ever won' },
  { table: 'play_days', of: 'rollups/play.repository.ts', why: 'what all members played before a day, once a quarter' },
  {
    table: 'tournament_entries',
    of: 'features/tournaments/',
    why: 'the end of a tournament, which removes who never played',
  },
  {
    table: 'referrals',
    of: 'features/referral/referral.repository.ts',
    why: 'the job of a day, over whoever referred somebody',
  },
  ...['accounts', 'bonus_bets', 'bonus_free', 'bonus_grants'].map((table) => ({
    table,
    of: 'features/bonuses/bonus-report.repository.ts',
    why: REPORT,
  })),
  { table: 'rewards', of: 'rewarding/reward-report.repository.ts', why: REPORT },
  { table: 'accounts', of: 'features/promotions/flows.repository.ts', why: REPORT },
  { table: 'bank_accounts', of: 'features/cashier/shared-accounts.repository.ts', why: CLUSTERS },
  { table: 'verified_contacts', of: 'people/shared-contacts.repository.ts', why: CLUSTERS },
];

const NO_QUERY =
  /^\s*(EXPLAIN|PRAGMA|CREATE|DROP|ALTER|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|VACUUM|ATTACH|DETACH)\b/i;
const SCAN = /^SCAN (\S+)(?: EXISTS)?(?: USING (?:COVERING )?INDEX (\S+))?/;
/** What reads whole tables by nature. */
const AUDITS = /audit|\/checks\.ts|migrations\.ts/;
/** What is no part of the product. */
const TESTS = /\.test\.tsx?|\/testing\/|fixture|probe/;
/** Prepares what its callers wrote. */
const FOR_OTHERS = 'sqlite/for-rows';
/** Of a stack: the nearest, which mostly say who prepares, and all that could. */
const FRAMES = [16, 60] as const;

type Prepare = (this: Database.Database, text: string) => Database.Statement<[]>;
const { prepare } = Database.prototype as { prepare: Prepare };

const namesOf = (sqlite: Database.Database, where: string): string[] =>
  prepare.call(sqlite, `SELECT name FROM sqlite_master WHERE ${where}`).pluck().all() as string[];

/** The table that a step of a plan names, by its own name or another; null for a part of the statement itself. */
function tableOf(text: string, step: string, tables: readonly string[]): string | null {
  if (tables.includes(step)) return step;
  const named = (table: string) => new RegExp(`\\b${table}["\`]?(?: as)? ["\`]?${step}\\b`, 'i').test(text);
  return tables.find(named) ?? null;
}

/** The tables that a statement would read from end to end; a partial index is a list of its own, and a slice of a list is none. */
export function wholeReadsOf(sqlite: Database.Database, text: string): string[] {
  if (NO_QUERY.test(text)) return [];
  // What stands for a parameter makes no difference to a plan.
  const explained = prepare.call(sqlite, `EXPLAIN QUERY PLAN ${text.replace(/@\w+|\?/g, '1')}`);
  const steps = (explained.all() as { detail: string }[]).map(({ detail }) => detail);
  if (!steps.some((step) => SCAN.test(step))) return [];
  const isSlice =
    /\blimit\b/i.test(text) && !/\bwhere\b/i.test(text) && !steps.some((step) => step.includes('TEMP B-TREE'));
  if (isSlice) return [];
  const partial = namesOf(sqlite, "type = 'index' AND sql LIKE '% WHERE %'");
  const tables = namesOf(sqlite, "type = 'table'");
  return steps.flatMap((step) => {
    const [, name, index] = SCAN.exec(step) ?? [];
    if (!name || (index && partial.includes(index))) return [];
    return tableOf(text, name, tables) ?? [];
  });
}

/** Who called, the nearest first: a function and its file. Lines are of no interest, and would be mapped to their source one by one. */
function callers(frames: number): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  let lines: string[] = [];
  Error.stackTraceLimit = frames;
  Error.prepareStackTrace = (_, sites) => {
    lines = sites.map((site) => `${site.getFunctionName()} ${site.getFileName()}`);
  };
  // The sites are told to whoever reads the stack.
  void new Error('where').stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return lines;
}

const platformCallers = (frames: number): string[] =>
  callers(frames).filter(
    (line) =>
      line.includes('mock-platform/src/') && !line.includes('testing/whole-reads') && !line.includes(FOR_OTHERS),
  );

/** The nearest file of the platform that prepares the statement; null for tests, and for what may read all. */
function preparedBy(): string | null {
  const [near, far] = FRAMES;
  const known = platformCallers(near);
  const [nearest = '', caller = ''] = known.length > 1 ? known : platformCallers(far);
  if (TESTS.test(nearest) || AUDITS.test(nearest) || AUDITS.test(caller)) return null;
  return /mock-platform\/src\/(.+)$/.exec(nearest)?.[1] ?? null;
}

const seen = new Set<string>();
/** What statements of tests and audits read, which are asked who prepares them each time. */
const known = new Map<string, readonly string[]>();
let found: string[] = [];

function look(sqlite: Database.Database, text: string): void {
  if (seen.has(text)) return;
  const tables = known.get(text) ?? wholeReadsOf(sqlite, text).filter((table) => !SMALL.has(table));
  known.set(text, tables);
  const of = tables.length > 0 ? preparedBy() : null;
  // A statement of a test says nothing of one with the same words in the product.
  if (tables.length === 0 || of) seen.add(text);
  if (!of) return;
  for (const table of tables)
    if (!ALLOWED.some((one) => one.table === table && of.startsWith(one.of)))
      found.push(`${of} reads all of ${table}: ${text.replace(/\s+/g, ' ').trim()}`);
}

/** From now on looks at the plan of each statement that the platform prepares, in every world of this process. */
function watch(): void {
  const watched = function (this: Database.Database, text: string) {
    const statement = prepare.call(this, text);
    look(this, text);
    return statement;
  };
  Object.assign(Database.prototype, { prepare: watched });
}
watch();

/** What was found since it was last asked, as lines. */
export function takeWholeReads(): string[] {
  const lines = found;
  found = [];
  return lines;
}
