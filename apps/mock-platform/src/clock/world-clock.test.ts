import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmulatedWorld } from '../emulator/worlds/open-emulated-world';
import { authenticate, openSession, SESSION_EXPIRE } from '../features/session/open-session';
import { createMember } from '../people/create-member';
import { openDatabase } from '../sqlite/open-database';
import { TEST_TIME_MS } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import { CLOCK_STATE } from '../world/clock-setting';
import type { OpenWorld } from '../world/open-world';

const HOUR = 3_600_000;

let world: OpenWorld;
let ended: string[];

beforeEach(() => {
  world = createTestWorld();
  ended = [];
  world.events.subscribe((event) => {
    if (event.type === 'session-ended') ended.push(`${event.tokenId}@${world.clock.now() - TEST_TIME_MS}`);
  });
});
afterEach(() => world.close());

/** A job whose run is seen in `ended`: the expiry of a session that the test puts in by hand. */
function schedule(name: string, inMs: number): void {
  world.sqlite
    .prepare(
      'INSERT INTO sessions (token_id, token_hash, member_id, created_at, expires_at, ip) VALUES (?, ?, ?, 0, 0, ?)',
    )
    .run(name, name, 'M1', '::1');
  const payload = { tokenId: name, memberId: 'M1' };
  world.clock.schedule({ kind: SESSION_EXPIRE, key: name, dueAt: TEST_TIME_MS + inMs, payload });
}

describe('the clock of a world', () => {
  it('QA-03 runs what falls due in order of time, then of age, each at its own time', () => {
    schedule('late', 2 * HOUR);
    schedule('early', HOUR);
    schedule('early too', HOUR);
    schedule('not yet', 4 * HOUR);
    world.clock.advance(3 * HOUR);
    expect(ended.map((line) => line.split('@')[0])).toEqual(['early', 'early too', 'late']);
    expect(world.clock.now()).toBe(TEST_TIME_MS + 3 * HOUR);
    expect(world.clock.pending().map(({ key }) => key)).toEqual(['not yet']);
  });

  it('QA-03 runs a job once, however often the time passes over it', () => {
    schedule('once', HOUR);
    world.clock.advance(2 * HOUR);
    world.clock.set(TEST_TIME_MS);
    world.clock.advance(2 * HOUR);
    expect(ended).toHaveLength(1);
  });

  it('QA-03 moves to the next job and stops there', () => {
    schedule('first', HOUR);
    schedule('second', 2 * HOUR);
    expect(world.clock.advanceToNextJob()?.key).toBe('first');
    expect(world.clock.now()).toBe(TEST_TIME_MS + HOUR);
    expect(world.clock.pending()).toHaveLength(1);
    world.clock.advanceToNextJob();
    expect(world.clock.advanceToNextJob()).toBeNull();
  });

  it('QA-03 moves a job that is scheduled again, and takes one back', () => {
    schedule('moved', HOUR);
    const payload = { tokenId: 'moved', memberId: 'M1' };
    world.clock.schedule({ kind: SESSION_EXPIRE, key: 'moved', dueAt: TEST_TIME_MS + 5 * HOUR, payload });
    world.clock.advance(2 * HOUR);
    expect(ended).toEqual([]);
    expect(world.clock.cancel(SESSION_EXPIRE, 'moved')).toBe(true);
    expect(world.clock.cancel(SESSION_EXPIRE, 'moved')).toBe(false);
    world.clock.advance(9 * HOUR);
    expect(ended).toEqual([]);
  });

  it('QA-03 loses nothing and repeats nothing when the process dies before the jobs ran', () => {
    schedule('first', HOUR);
    schedule('second', 2 * HOUR);
    // What a crash leaves: the new time is saved, and no job has run yet.
    world.settings.set(CLOCK_STATE, { mode: 'frozen', atMs: TEST_TIME_MS + 3 * HOUR });
    const bytes = world.sqlite.serialize();
    const revived = openEmulatedWorld({ ...reopening, sqlite: openDatabase(bytes) });
    const seen: number[] = [];
    revived.events.subscribe(() => seen.push(revived.clock.now()));
    expect(revived.clock.drainAll()).toBe(2);
    expect(revived.clock.drainAll()).toBe(0);
    expect(seen).toEqual([TEST_TIME_MS + HOUR, TEST_TIME_MS + 2 * HOUR]);
    revived.close();
  });

  it('QA-03 undoes a job that fails, keeps it aside for a person, and goes on with the next', () => {
    const failures: unknown[] = [];
    const shaky = openEmulatedWorld({
      ...reopening,
      sqlite: openDatabase(world.sqlite.serialize()),
      onJobFailure: (job) => failures.push(job.key),
    });
    // A kind that no feature knows how to run.
    shaky.sqlite
      .prepare('INSERT INTO due_jobs (kind, key, due_at, payload) VALUES (?, ?, ?, ?)')
      .run('session.expire', 'broken', TEST_TIME_MS + 1, '{"tokenId":"x","memberId":"M1"}');
    shaky.sqlite.exec('DROP TABLE sessions');
    shaky.clock.advance(HOUR);
    expect(failures).toEqual(['broken']);
    expect(shaky.clock.pending()).toEqual([]);
    expect(shaky.clock.failed().map(({ error }) => error)).toEqual(['no such table: sessions']);
    shaky.close();
  });

  it('QA-03 stands still when frozen, runs on when resumed, and keeps its state across a restart', () => {
    expect(world.clock.now()).toBe(world.clock.now());
    world.clock.freeze(TEST_TIME_MS + HOUR);
    const again = openEmulatedWorld({ ...reopening, sqlite: openDatabase(world.sqlite.serialize()) });
    expect(again.clock.now()).toBe(TEST_TIME_MS + HOUR);
    again.clock.resume();
    expect(again.clock.state()).toMatchObject({ mode: 'live' });
    expect(again.clock.now()).toBeGreaterThanOrEqual(TEST_TIME_MS + HOUR);
    again.close();
  });

  it('QA-03 refuses to go back by advancing', () => {
    expect(() => world.clock.advance(-1)).toThrow(RangeError);
  });

  it('QA-03 ends a session at its twelfth hour, not before', () => {
    const member = createMember(world, { username: 'ana', passwordHash: null, type: 0, createdAt: TEST_TIME_MS });
    const { token } = openSession(world, member, '::1');
    // In use all the time, so that it does not end for being left alone.
    for (const step of [...Array<number>(23).fill(HOUR / 2), HOUR / 2 - 1]) {
      world.clock.advance(step);
      expect(authenticate(world, token)?.id).toBe(member.id);
    }
    world.clock.advance(1);
    expect(authenticate(world, token)).toBeNull();
    expect(ended).toHaveLength(1);
  });
});

const reopening = {
  name: 'again',
  seed: 'again',
  platform: { merchant: { code: 'TONALLI', key: '' }, publicUrl: 'http://127.0.0.1' },
};
