import type { Database } from 'better-sqlite3';
import type { Job, JobKind } from './job-kinds';
import { type JobRulesOf, PRIORITIES } from './job-rules';
import type { JobRequest } from './world-clock';

interface JobRow {
  id: number;
  kind: string;
  key: string;
  due_at: number;
  priority: number;
  lane: string | null;
  payload: string;
  error: string | null;
}

const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  key: row.key,
  dueAt: row.due_at,
  payload: JSON.parse(row.payload),
});

export interface DueJobs {
  put(request: JobRequest): void;
  /** Puts a job in beside all others of its kind: its key is its own number. */
  append(request: Omit<JobRequest, 'key'>): void;
  cancel(kind: JobKind, key: string): boolean;
  cancelAll(kind: JobKind, keys: readonly string[]): void;
  /**
   * The first pending job by due time, then by priority, then by age, that is due by the given time. A lane with a
   * failed job has none.
   */
  next(untilMs: number): Job | null;
  /** Takes the job out of the table. Returns what puts it back as it was. */
  take(id: number): () => void;
  fail(id: number, error: string): void;
  pending(): Job[];
  failed(): (Job & { error: string })[];
  retryFailed(): number;
}

function prepareStatements(sqlite: Database) {
  const insert = (key: string) =>
    `INSERT INTO due_jobs (kind, key, due_at, priority, lane, held, payload) VALUES (@kind, ${key}, @dueAt, @priority, @lane,
       EXISTS (SELECT 1 FROM due_jobs WHERE lane = @lane AND error IS NOT NULL), @payload)`;
  const put = sqlite.prepare(
    `${insert('@key')}
     ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, priority = excluded.priority, lane = excluded.lane,
       held = excluded.held, payload = excluded.payload, error = NULL`,
  );
  const append = sqlite.prepare(
    insert("(SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'due_jobs')"),
  );
  const failedLane = sqlite
    .prepare<[string, string], string | null>(
      'SELECT lane FROM due_jobs WHERE kind = ? AND key = ? AND error IS NOT NULL',
    )
    .pluck();
  const holdLane = sqlite.prepare<[{ lane: string }]>(
    `UPDATE due_jobs SET held = EXISTS (SELECT 1 FROM due_jobs WHERE lane = @lane AND error IS NOT NULL)
     WHERE lane = @lane AND error IS NULL`,
  );
  const cancel = sqlite.prepare('DELETE FROM due_jobs WHERE kind = ? AND key = ? AND error IS NULL');
  const cancelAll = sqlite.prepare(
    'DELETE FROM due_jobs WHERE kind = ? AND key IN (SELECT value FROM json_each(?)) AND error IS NULL',
  );
  const next = sqlite.prepare<[number], JobRow>(
    'SELECT * FROM due_jobs WHERE error IS NULL AND held = 0 AND due_at <= +? ORDER BY due_at, priority, id LIMIT 1',
  );
  const earliest = sqlite
    .prepare<[], number>(
      'SELECT due_at FROM due_jobs WHERE error IS NULL AND held = 0 ORDER BY due_at, priority, id LIMIT 1',
    )
    .pluck();
  const take = sqlite.prepare<[number], JobRow>('DELETE FROM due_jobs WHERE id = ? RETURNING *');
  const putBack = sqlite.prepare(
    'INSERT INTO due_jobs (id, kind, key, due_at, priority, lane, payload) VALUES (@id, @kind, @key, @due_at, @priority, @lane, @payload)',
  );
  const fail = sqlite
    .prepare<[string, number], string | null>('UPDATE due_jobs SET error = ? WHERE id = ? RETURNING lane')
    .pluck();
  const inOrder = (which: string) =>
    sqlite.prepare<[], JobRow>(`SELECT * FROM due_jobs WHERE error ${which} ORDER BY due_at, priority, id`);
  const pending = inOrder('IS NULL');
  const failed = inOrder('IS NOT NULL');
  const retry = sqlite.prepare('UPDATE due_jobs SET error = NULL WHERE error IS NOT NULL');
  const release = sqlite.prepare('UPDATE due_jobs SET held = 0 WHERE held = 1');
  return {
    put,
    append,
    failedLane,
    holdLane,
    cancel,
    cancelAll,
    next,
    earliest,
    take,
    putBack,
    fail,
    pending,
    failed,
    retry,
    release,
  };
}

/** The table of due jobs of one world; `undoings` as in `Transactions`. */
export function createDueJobs(sqlite: Database, rulesOf: JobRulesOf, undoings: () => number): DueJobs {
  const {
    put,
    append,
    failedLane,
    holdLane,
    cancel,
    cancelAll,
    next,
    earliest,
    take,
    putBack,
    fail,
    pending,
    failed,
    retry,
    release,
  } = prepareStatements(sqlite);
  // Every call asks what is due, and nearly always nothing is: nothing was before this moment, if nothing was undone since.
  let quiet = { until: Number.NEGATIVE_INFINITY, undoings: undoings() };
  const disturb = () => {
    quiet = { until: Number.NEGATIVE_INFINITY, undoings: undoings() };
  };

  function columnsOf({ kind, dueAt, payload }: Omit<JobRequest, 'key'>) {
    const { priority = 'rest', lane } = rulesOf(kind.name) ?? {};
    return {
      kind: kind.name,
      dueAt,
      priority: PRIORITIES[priority],
      lane: lane?.(payload) ?? null,
      payload: JSON.stringify(payload),
    };
  }

  return {
    put: sqlite.transaction((request: JobRequest) => {
      disturb();
      // One that had failed holds its lane no longer.
      const lane = failedLane.get(request.kind.name, request.key) ?? null;
      put.run({ key: request.key, ...columnsOf(request) });
      if (lane !== null) holdLane.run({ lane });
    }),
    append(request) {
      disturb();
      append.run(columnsOf(request));
    },
    cancel: (kind, key) => cancel.run(kind.name, key).changes > 0,
    cancelAll: (kind, keys) => void cancelAll.run(kind.name, JSON.stringify(keys)),
    next(untilMs) {
      if (untilMs < quiet.until && quiet.undoings === undoings()) return null;
      const row = next.get(untilMs);
      if (!row) quiet = { until: earliest.get() ?? Number.POSITIVE_INFINITY, undoings: undoings() };
      return row ? toJob(row) : null;
    },
    take(id) {
      const row = take.get(id);
      return () => {
        disturb();
        if (row) putBack.run(row);
      };
    },
    fail: sqlite.transaction((id: number, error: string) => {
      disturb();
      const lane = fail.get(error, id) ?? null;
      if (lane !== null) holdLane.run({ lane });
    }),
    pending: () => pending.all().map(toJob),
    failed: () => failed.all().map((row) => ({ ...toJob(row), error: row.error ?? '' })),
    retryFailed: sqlite.transaction(() => {
      disturb();
      const { changes } = retry.run();
      release.run();
      return changes;
    }),
  };
}
