import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlClient } from '@tonalli/qa/client';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elapsedNow } from '../../clock/system-time';
import { GTAG_ID } from '../../features/system';
import type { PlatformOptions } from '../../platform-options';
import { createPlatform, type Platform } from '../../server';
import { openDatabase } from '../../sqlite/open-database';
import { undated } from '../../testing/templates';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import type { PlatformInfo } from '../../world/world';
import { mintMember } from '../control/mint-member';
import { faultsOf } from '../faults/fault-list';
import { loadTemplate } from './template';

const DAY_MS = 86_400_000;

describe('worlds', () => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await createTestPlatform();
  });
  afterEach(() => platform.stop());

  it('QA-02 do not see each other: members, clock, settings, faults', async () => {
    const [a, b] = [platform.worlds.create(), platform.worlds.create()];
    await mintMember(a, { username: 'ana', balanceMinor: 100 });
    a.clock.advance(1_000);
    a.settings.set(GTAG_ID, 'G-1');
    faultsOf(a).add({ endpoint: '*', effect: { kind: 'malformed' } });
    expect(b.sqlite.prepare('SELECT count(*) FROM members').pluck().get()).toBe(0);
    expect([b.ledger.audit().postings, b.settings.get(GTAG_ID), faultsOf(b).list()]).toEqual([0, '', []]);
    expect([a.clock.now(), b.clock.now()]).toEqual([TEST_TIME_MS + 1_000, TEST_TIME_MS]);
  });

  it('QA-02 draw the same chance from the same seed, and another from another', () => {
    const draw = (seed: string) => {
      const world = platform.worlds.create({ seed });
      return [world.random.int(1, 1_000_000), world.random.fork('x').next()];
    };
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('QA-02 make room by dropping the one that was used longest ago', () => {
    const first = platform.worlds.create({ name: 'first' });
    platform.worlds.create({ name: 'second' });
    for (let made = 2; made < 64; made += 1) platform.worlds.create();
    expect(platform.worlds.find('first')).toBe(first);
    platform.worlds.create({ name: 'one more' });
    expect(platform.worlds.find('first')).toBe(first);
    expect(platform.worlds.find('second')).toBeNull();
    expect(platform.worlds.list()).toHaveLength(65);
  });

  it('QA-02 say which world had to go for a 65th, and whoever comes back to it hears why', async () => {
    const client = createControlClient({ url: platform.url });
    expect(await client.run('createWorld', { name: 'oldest' })).toMatchObject({ pushedOut: null });
    for (let made = 1; made < 64; made += 1) platform.worlds.create();
    expect(await client.run('createWorld', { name: 'newest' })).toMatchObject({ pushedOut: 'oldest' });
    const why =
      'The world "oldest" is gone: of the 64 worlds that are kept it was unused for longest when "newest" came.';
    await expect(client.in('oldest').run('fetchClock', {})).rejects.toThrow(why);
    expect(await client.run('forkWorld', { name: 'newest' })).toMatchObject({ pushedOut: expect.stringMatching(/^w/) });
    expect(await client.run('createWorld', { name: 'oldest' })).toMatchObject({ name: 'oldest' });
    expect(await client.in('oldest').run('fetchClock', {})).toMatchObject({ mode: 'frozen' });
  });

  it('QA-02 take no name twice, and are gone when removed', () => {
    const world = platform.worlds.create({ name: 'mine' });
    expect(() => platform.worlds.create({ name: 'mine' })).toThrow(RangeError);
    expect(() => platform.worlds.create({ name: 'default' })).toThrow(RangeError);
    expect(platform.worlds.remove('mine')).toBe(true);
    expect(platform.worlds.remove('mine')).toBe(false);
    expect(world.sqlite.open).toBe(false);
    expect(world.closed.aborted).toBe(true);
  });
});

describe('the data folder', () => {
  let folder: string;
  let running: Platform[];
  const options = (over: Partial<PlatformOptions> = {}): PlatformOptions => ({
    host: '127.0.0.1',
    port: 0,
    publicUrl: null,
    dataDir: folder,
    merchant: { code: 'TONALLI', key: 'dG9uYWxsaS1kZXZlbG9wbWVudC1tZXJjaGFudC1rZXk' },
    control: false,
    worlds: false,
    activity: false,
    logLevel: 'silent',
    ...over,
  });
  const launch = async () => {
    const world = createTestWorld();
    const template = undated(world.sqlite.serialize());
    world.close();
    const platform = await createPlatform(options({ template }));
    running.push(platform);
    return platform;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
    running = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('QA-02 keeps money and sealing keys between starts, fully durable', async () => {
    const first = await launch();
    const { sqlite, ledger } = first.worlds.default;
    expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
    expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
    const { id } = await mintMember(first.worlds.default, { balanceMinor: 12_345 });
    const keys = first.keys.jwks();
    expect(ledger.audit().clean).toBe(true);
    await first.stop();

    const second = await launch();
    expect(second.worlds.default.ledger.balance(id, 'member.main')).toBe(12_345);
    expect(second.worlds.default.ledger.audit().clean).toBe(true);
    expect(second.keys.jwks()).toEqual(keys);
    await second.stop();
  });

  it('QA-02 builds the template once a day and reads it from the cache after that', () => {
    const built: number[] = [];
    const build = (_platform: PlatformInfo, atMs: number) => Buffer.from(`data ${built.push(atMs)}`);
    const load = (atMs: number) => {
      const platform = { merchant: { code: 'TONALLI', key: '' }, publicUrl: 'http://127.0.0.1' };
      return loadTemplate({ platform, atMs, cacheDir: folder, elapsedNow, build });
    };
    expect(load(TEST_TIME_MS)).toMatchObject({ bytes: Buffer.from('data 1'), builtInMs: expect.any(Number) });
    expect(load(TEST_TIME_MS + 1)).toMatchObject({ bytes: Buffer.from('data 1'), builtInMs: null });
    expect(load(TEST_TIME_MS + DAY_MS).bytes).toEqual(Buffer.from('data 2'));
    expect(built).toEqual([TEST_TIME_MS, TEST_TIME_MS + DAY_MS]);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('a connection', () => {
  it('QA-09 is fully durable however the file was left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
    const file = join(folder, 'a.sqlite');
    const loose = new Database(file);
    loose.pragma('journal_mode = WAL');
    loose.pragma('synchronous = OFF');
    loose.close();
    const sqlite = openDatabase(file);
    expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
    sqlite.close();
    rmSync(folder, { recursive: true });
  });
});

describe('news of a world', () => {
  it('QA-02 of a savepoint that was undone is never told', () => {
    const world = createTestWorld();
    const seen: string[] = [];
    world.events.subscribe(({ type }) => seen.push(type));
    world.transaction(() => {
      world.events.publish({ type: 'status' });
      try {
        world.transaction(() => {
          world.events.publish({ type: 'jackpot', amount: 1 });
          throw new Error('undo');
        });
      } catch {
        // Only the savepoint is undone.
      }
    });
    expect(seen).toEqual(['status']);
    world.close();
  });
});
