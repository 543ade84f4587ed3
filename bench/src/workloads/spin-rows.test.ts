import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { writtenRows } from '../stand-ins/written-rows';
import { assertRows, rowsOf } from './spin-rows';

const LOST = { wins: false };
const of = (rows: Record<string, number>) => () => assertRows('the platform', LOST, rows);

describe('the rows of a spin', () => {
  it('D1 are those listed, of its kind, and no others', () => {
    const rows = rowsOf(LOST);
    expect(of(rows)).not.toThrow();
    expect(of({ ...rows, sessions: 1, due_jobs: 1 })).not.toThrow();
    expect(of({ ...rows, rebate_runs: 1, due_jobs: 1 })).not.toThrow();
    expect(of({ ...rows, rebate_runs: 1, sessions: 1, due_jobs: 2 })).not.toThrow();
    expect(of({ ...rows, team_mark: 1, due_jobs: 1, mission_progress: 4 })).not.toThrow();
    expect(of({ ...rows, team_mark: 1 })).toThrow('writes 0 of due_jobs and not 1');
    expect(of({ ...rows, sessions: 1 })).toThrow('writes 0 of due_jobs and not 1');
    expect(of({ ...rows, audit_trail: 1 })).toThrow('(lost) writes 1 of audit_trail and not 0');
    expect(of({ ...rows, entries: 4 })).toThrow('writes 4 of entries and not 2');
    expect(of({ ...rows, bets: 0 })).toThrow('writes 0 of bets and not 1');
    expect(of(rowsOf({ wins: true }))).toThrow('2 of cash_slots and not 1');
  });

  it('D1 are counted by table, new ones, changed ones and those that go, and are not kept', () => {
    const sqlite = new Database(':memory:');
    sqlite.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); CREATE TABLE others (id INTEGER PRIMARY KEY)');
    sqlite.exec("INSERT INTO notes (text) VALUES ('kept')");
    const rows = writtenRows(sqlite, () => {
      sqlite.exec("INSERT INTO notes (text) VALUES ('new')");
      sqlite.exec("UPDATE notes SET text = 'changed'");
      sqlite.exec('DELETE FROM notes WHERE id = 2');
    });
    expect(rows).toEqual({ notes: 4 });
    expect(sqlite.prepare('SELECT * FROM notes').all()).toEqual([{ id: 1, text: 'kept' }]);
  });
});
