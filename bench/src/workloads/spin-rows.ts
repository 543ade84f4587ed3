/** Rows written by table; one that is changed counts as one that is new. */
export type Rows = Readonly<Record<string, number>>;

const POSTING: Rows = { postings: 1, entries: 2, accounts: 2 };
const MEMBERS_POSTING: Rows = { ...POSTING, cash_slots: 1, cash_days: 1 };

/** Of every spin: its stake, its round and bet, the sums that follow from them, the game that it holds open, the time of play, and what waits for rebates. */
const ALWAYS: readonly Rows[] = [
  MEMBERS_POSTING,
  { fairness_seeds: 1, rounds: 1, bets: 1, recent_games: 1 },
  { play_slots: 1, play_days: 1, play_totals: 1 },
  { game_sessions: 1, play_time: 1 },
  { rebate_stakes: 1 },
];

/** Of the first spin of a minute, which holds the login open too; the bare loop leaves these out. */
const ONCE_A_MINUTE: Rows = { sessions: 1, due_jobs: 1 };

/** Of the first stake of five minutes, which has them booked as they end; the bare loop leaves these out too. */
const ONCE_A_SLOT: Rows = { rebate_runs: 1, due_jobs: 1 };

/** Of the first one after a pause, which has the sums of teams carried on. */
const AFTER_A_PAUSE: Rows = { team_mark: 1, due_jobs: 1 };

/** Of spins that bring missions of the day on, until they are done; the bare loop leaves these out too. */
const ofMissions = ({ mission_progress = 0 }: Rows): Rows => (mission_progress > 0 ? { mission_progress } : {});

export interface SpinKind {
  /** It pays. */
  readonly wins: boolean;
}

export const SPIN_KINDS: readonly SpinKind[] = [{ wins: false }, { wins: true }];

/** All rows that any complete spin writes, and the bare loop. */
export const rowsOf = ({ wins }: SpinKind): Rows => sumRows([...ALWAYS, ...(wins ? [MEMBERS_POSTING] : [])]);

function sumRows(parts: readonly Rows[]): Rows {
  const sum: Record<string, number> = {};
  for (const [table, rows] of parts.flatMap(Object.entries<number>)) sum[table] = (sum[table] ?? 0) + rows;
  return sum;
}

/** Throws where rows were written that the list does not name, or others not. */
export function assertRows(who: string, kind: SpinKind, written: Rows): void {
  const once = [
    'sessions' in written ? ONCE_A_MINUTE : {},
    'rebate_runs' in written ? ONCE_A_SLOT : {},
    'team_mark' in written ? AFTER_A_PAUSE : {},
  ];
  const listed = sumRows([rowsOf(kind), ofMissions(written), ...once]);
  const tables = [...new Set([...Object.keys(listed), ...Object.keys(written)])];
  const wrong = tables.filter((table) => (written[table] ?? 0) !== (listed[table] ?? 0));
  if (wrong.length === 0) return;
  const said = wrong.map((table) => `${written[table] ?? 0} of ${table} and not ${listed[table] ?? 0}`).join(', ');
  throw new Error(`a spin of ${who} (${kind.wins ? 'won' : 'lost'}) writes ${said}: see spin-rows.ts`);
}
