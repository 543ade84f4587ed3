import { expect, it } from 'vitest';
import { foldJobs } from './fold-jobs';
import type { Line } from './journal-row';

const line = (seq: number, [kind, name]: [Line['kind'], string], code = 'OK'): Line => ({
  ...{ seq, kind, name, code, at: '2026-07-01T12:00:00.000Z', startedAt: '2026-07-01T12:00:00.000Z' },
  ...{ milliseconds: 1, world: 'w', scenarios: [], method: null, path: null, requestId: null, member: null },
  ...{ request: null, status: null, delivery: 'whole', repeats: null, faults: [], postings: 0, rows: null },
});

it('QA-05 a job that ran again and again is one line, a call or a failure never', () => {
  const lines = [
    line(6, ['job', 'jackpot.tick']),
    line(5, ['job', 'jackpot.tick']),
    line(4, ['job', 'jackpot.tick'], 'FAILED'),
    line(3, ['call', 'fetchBalance']),
    line(2, ['call', 'fetchBalance']),
    line(1, ['job', 'jackpot.tick']),
  ];
  expect(foldJobs(lines).map(({ line: { seq }, runs }) => [seq, runs])).toEqual([
    [6, 2],
    [4, 1],
    [3, 1],
    [2, 1],
    [1, 1],
  ]);
});
