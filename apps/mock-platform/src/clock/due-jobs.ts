import type { Database } from 'better-sqlite3';
import { JOB_KINDS, type Job, type JobKind } from './job-kinds';
import type { JobRequest } from './world-clock';

interface JobRow {
  id: number;
  kind: JobKind;
  key: string;
  due_at: number;
  payload: string;
  error: string | null;
}

const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  key: row.key,
  dueAt: row.due_at,
  payload: JOB_KINDS[row.kind].parse(JSON.parse(row.payload)),
});

export interface DueJobs {
  put(request: JobRequest): void;
  cancel(kind: JobKind, key: string): boolean;
  /** The first pending job by due time, then by age, that is due by the given time. */
  next(untilMs: number): Job | null;
  nextDueAt(): number | null;
  remove(id: number): void;
  fail(id: number, error: string): void;
  pending(): Job[];
  failed(): (Job & { error: string })[];
  retryFailed(): number;
}

/** The table of due jobs of one world. */
export function createDueJobs(sqlite: Database): DueJobs {
  const put = sqlite.prepare(
    `INSERT INTO due_jobs (kind, key, due_at, payload) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, payload = excluded.payload, error = NULL`,
  );
  const cancel = sqlite.prepare('DELETE FROM due_jobs WHERE kind = ? AND key = ? AND error IS NULL');
  const next = sqlite.prepare<[number], JobRow>(
    'SELECT * FROM due_jobs WHERE error IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1',
  );
  const remove = sqlite.prepare('DELETE FROM due_jobs WHERE id = ?');
  const fail = sqlite.prepare('UPDATE due_jobs SET error = ? WHERE id = ?');
  const pending = sqlite.prepare<[], JobRow>('SELECT * FROM due_jobs WHERE error IS NULL ORDER BY due_at, id');
  const failed = sqlite.prepare<[], JobRow>('SELECT * FROM due_jobs WHERE error IS NOT NULL ORDER BY due_at, id');
  const retry = sqlite.prepare('UPDATE due_jobs SET error = NULL WHERE error IS NOT NULL');

  return {
    put: (request) => void put.run(request.kind, request.key, request.dueAt, JSON.stringify(request.payload)),
    cancel: (kind, key) => cancel.run(kind, key).changes > 0,
    next(untilMs) {
      const row = next.get(untilMs);
      return row ? toJob(row) : null;
    },
    nextDueAt: () => next.get(Number.MAX_SAFE_INTEGER)?.due_at ?? null,
    remove: (id) => void remove.run(id),
    fail: (id, error) => void fail.run(error, id),
    pending: () => pending.all().map(toJob),
    failed: () => failed.all().map((row) => ({ ...toJob(row), error: row.error ?? '' })),
    retryFailed: () => retry.run().changes,
  };
}
