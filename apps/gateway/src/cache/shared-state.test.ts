import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWay, startRedis, type TestRedis } from '../testing/redis-server';
import { createMemoryState } from './memory-state';
import { createRedisState } from './redis-state';
import type { CachedAnswer, GatewayState } from './shared-state';
import { createSurvivingState } from './surviving-state';

const FOR_LONG = Date.now() + 3_600_000;
const answer = (value: unknown): CachedAnswer => ({ value, freshUntil: FOR_LONG, staleUntil: FOR_LONG });
const question = (path: string, world: string | null = null) => ({ world, text: `${world ?? '-'} ${path} - {}` });
const LIMIT = { calls: 3, windowSeconds: 60 };

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

let merchants = 0;
const opened: GatewayState[] = [];
const cleared: (string | null)[][] = [];
afterEach(() => {
  for (const state of opened.splice(0)) state.close();
  cleared.length = 0;
});

/** A process's own view of the common state, which no other test shares. */
async function joinRedis(merchant: string, { release = 'one', url = redis.url } = {}): Promise<GatewayState> {
  const heard: (string | null)[] = [];
  cleared.push(heard);
  const state = createRedisState({
    url,
    merchant,
    release,
    onCleared: (what) => void (what ? heard.push(what.world) : heard.push('all')),
    warn: () => undefined,
  });
  opened.push(state);
  await state.open();
  // Its channel is heard.
  await expect.poll(() => heard).toEqual(['all']);
  heard.length = 0;
  return state;
}
const newMerchant = () => {
  merchants += 1;
  return `M${merchants}`;
};

const KINDS = {
  'in the process': async () => createMemoryState(),
  'in Redis': () => joinRedis(newMerchant()),
  'in Redis, with one of its own to fall back on': async () =>
    createSurvivingState(await joinRedis(newMerchant()), createMemoryState()),
};

describe.each(Object.entries(KINDS))('DEV-05 the state %s', (_kind, open) => {
  let state: GatewayState;
  beforeEach(async () => {
    state = await open();
  });
  const read = async (path: string, world: string | null = null) =>
    (await state.readAnswer(question(path, world))).answer?.value;
  const write = async (path: string, value: unknown, world: string | null = null) =>
    state.writeAnswer(question(path, world), answer(value), (await state.readAnswer(question(path, world))).generation);

  it('DEV-05 lets so many calls of a key pass, and says how long the next one waits', async () => {
    const waits: number[] = [];
    for (let call = 0; call < 5; call += 1) waits.push(await state.take('login 203.0.113.1', LIMIT));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) expect(wait === 60 || wait === 59).toBe(true);
    expect(await state.take('login 203.0.113.2', LIMIT)).toBe(0);
  });

  it('DEV-05 counts limits of another size apart, though their key be the same', async () => {
    const once = { calls: 1, windowSeconds: 60 };
    expect([await state.take('k', once), await state.take('k', LIMIT)]).toEqual([0, 0]);
    expect(await state.take('k', once)).toBeGreaterThan(0);
    expect(await state.take('k', LIMIT)).toBe(0);
  });

  it('DEV-05 counts calls that come together one by one', async () => {
    const waits = await Promise.all(
      Array.from({ length: 50 }, () => state.take('k', { calls: 20, windowSeconds: 60 })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });

  it('DEV-05 begins a window anew when it is over', async () => {
    const second = { calls: 1, windowSeconds: 1 };
    await state.take('k', second);
    expect(await state.take('k', second)).toBe(1);
    await expect.poll(() => state.take('k', second)).toBe(0);
  });

  it('DEV-05 keeps answers by their question, whatever they are, until their world is cleared', async () => {
    const values = [{ games: [{ name: 'Pirámide', odds: 1.5 }] }, [], 'texto', 0, false, null];
    for (const [index, value] of values.entries()) {
      expect(await read(`q${index}`)).toBeUndefined();
      expect(await write(`q${index}`, value)).toBe(true);
    }
    expect(await Promise.all(values.map((_, index) => read(`q${index}`)))).toEqual(values);
    const { answer: kept } = await state.readAnswer(question('q0'));
    expect([kept?.freshUntil, kept?.staleUntil]).toEqual([FOR_LONG, FOR_LONG]);
    await state.clearAnswers(null);
    expect(await Promise.all(values.map((_, index) => read(`q${index}`)))).toEqual(values.map(() => undefined));
  });

  it('DEV-05 clears one world and no other', async () => {
    for (const world of [null, 'blue', 'blu']) await write('q', String(world), world);
    await state.clearAnswers('blue');
    expect([await read('q'), await read('q', 'blue'), await read('q', 'blu')]).toEqual(['null', undefined, 'blu']);
  });

  it('DEV-05 keeps nothing that was asked for before a clearing', async () => {
    const before = await state.readAnswer(question('q'));
    await state.clearAnswers(null);
    expect(await state.writeAnswer(question('q'), answer('old'), before.generation)).toBe(false);
    expect(await read('q')).toBeUndefined();
    expect(await write('q', 'new')).toBe(true);
    await state.clearAnswers(null);
    const generations = new Set([before.generation, (await state.readAnswer(question('q'))).generation]);
    expect(generations.size).toBe(2);
    expect(await state.writeAnswer(question('q'), answer('old'), before.generation)).toBe(false);
  });

  it('DEV-05 takes the newer of two answers', async () => {
    for (const value of ['first', 'second']) await write('q', value);
    expect(await read('q')).toBe('second');
  });
});

describe('two processes on one Redis', () => {
  let first: GatewayState;
  let second: GatewayState;
  let merchant: string;
  beforeEach(async () => {
    merchant = newMerchant();
    [first, second] = [await joinRedis(merchant), await joinRedis(merchant)];
  });
  const keep = async (state: GatewayState, value: unknown) =>
    state.writeAnswer(question('q'), answer(value), (await state.readAnswer(question('q'))).generation);
  const read = async (state: GatewayState) => (await state.readAnswer(question('q'))).answer?.value;

  it('DEV-05 count calls together', async () => {
    const waits = [];
    for (const state of [first, second, first, second]) waits.push(await state.take('k', LIMIT));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
    expect(await first.take('k', LIMIT)).toBeGreaterThan(0);
  });

  it('DEV-05 read what the other one kept, and each hears what the other one cleared, not what it did itself', async () => {
    await keep(first, 'shared');
    expect(await read(second)).toBe('shared');
    await first.clearAnswers('blue');
    await second.clearAnswers(null);
    await expect.poll(() => cleared).toEqual([[null], ['blue']]);
    expect(await read(first)).toBeUndefined();
  });

  it('DEV-05 keep nothing for each other that one asked for before the other one cleared', async () => {
    const { generation } = await first.readAnswer(question('q'));
    await second.clearAnswers(null);
    expect(await first.writeAnswer(question('q'), answer('old'), generation)).toBe(false);
  });

  it('DEV-05 of two releases share limits and clearings, but no answers', async () => {
    const other = await joinRedis(merchant, { release: 'two' });
    await keep(first, 'of the first release');
    expect(await read(other)).toBeUndefined();
    await keep(other, 'of the second');
    await first.clearAnswers(null);
    expect(await read(other)).toBeUndefined();
    for (const state of [first, other, second]) await state.take('k', LIMIT);
    expect(await other.take('k', LIMIT)).toBeGreaterThan(0);
  });

  it('DEV-05 of two merchants share nothing', async () => {
    const other = await joinRedis(newMerchant());
    await keep(first, 'ours');
    await first.take('k', { calls: 1, windowSeconds: 60 });
    expect([await read(other), await other.take('k', { calls: 1, windowSeconds: 60 })]).toEqual([undefined, 0]);
  });

  it('DEV-05 add up what an address asks of both, from its first request on for one window', async () => {
    const add = (state: GatewayState, count: number) => state.addRequests?.(new Map([['203.0.113.1', count]]), 10_000);
    await add(first, 5);
    const known = (await add(second, 7))?.get('203.0.113.1');
    expect(known?.requests).toBe(12);
    expect(known?.endsInMs).toBeGreaterThan(0);
    expect(known?.endsInMs).toBeLessThanOrEqual(10_000);
  });
});

describe('a Redis that comes and goes', () => {
  let own: TestRedis;
  let state: GatewayState;
  const warned: string[] = [];
  beforeEach(async () => {
    warned.length = 0;
    own = await startRedis();
    state = await join();
  });
  afterEach(() => own.stop());
  const join = async (url = own.url, onCleared: (cleared: unknown) => void = () => undefined) => {
    const warn = (_error: unknown, message: string) => void warned.push(message);
    const shared = createRedisState({ url, merchant: 'M', release: 'one', onCleared, warn });
    const joined = createSurvivingState(shared, createMemoryState());
    opened.push(joined);
    await joined.open();
    return joined;
  };
  const keep = async (value: unknown, at = state) =>
    at.writeAnswer(question('q'), answer(value), (await at.readAnswer(question('q'))).generation);
  const read = async (at = state) => (await at.readAnswer(question('q'))).answer?.value;
  const lost = () => expect.poll(() => state.standing()).toBe('lost');
  const back = (at = state) => expect.poll(() => at.standing()).toBe('shared');

  it('DEV-05 gives nobody a new window when it goes, and is used again when it is back', async () => {
    for (let call = 0; call < 2; call += 1) await state.take('k', LIMIT);
    await own.kill();
    await lost();
    expect([await state.take('k', LIMIT), (await state.take('k', LIMIT)) > 0]).toEqual([0, true]);
    await own.start();
    await back();
    const other = await join();
    await back(other);
    await state.take('j', { calls: 1, windowSeconds: 60 });
    expect(await other.take('j', { calls: 1, windowSeconds: 60 })).toBeGreaterThan(0);
    expect(warned).toEqual([
      'the shared state is lost: this process counts and keeps by itself until it is back',
      'the shared state is back',
    ]);
  });

  it('DEV-05 is not needed to keep and to clear answers', async () => {
    await own.kill();
    await lost();
    expect([await keep('by itself'), await read()]).toEqual([true, 'by itself']);
    await state.clearAnswers(null);
    expect(await read()).toBeUndefined();
  });

  it('DEV-05 forgets what was cleared while it did not answer', async () => {
    await keep('old');
    own.freeze();
    await state.clearAnswers(null);
    own.wake();
    await back();
    await expect.poll(() => read()).toBeUndefined();
    const other = await join();
    await back(other);
    expect(await read(other)).toBeUndefined();
  });

  it('DEV-05 does not have calls wait when it stops answering: each counts by itself', async () => {
    own.freeze();
    const waits = await Promise.all(Array.from({ length: 5 }, () => state.take('k', LIMIT)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    await lost();
    own.wake();
    await back();
  });

  it('DEV-05 need not be there at the start', async () => {
    await own.kill();
    const late = await join();
    expect([late.standing(), await late.take('k', LIMIT)]).toEqual(['lost', 0]);
    await own.start();
    await back(late);
  });

  it('DEV-05 says nothing of a channel that breaks off while it is asked for, and hears it all the same', async () => {
    const way = await openWay(own, { breaksAt: 'subscribe' });
    const heard: unknown[] = [];
    await join(way.url, (cleared) => heard.push(cleared));
    await expect.poll(() => heard).toEqual([null]);
    await state.clearAnswers('blue');
    await expect.poll(() => heard).toEqual([null, { by: expect.any(String), world: 'blue' }]);
    expect([warned, way.broken()]).toEqual([[], 1]);
    way.close();
  });

  it('DEV-05 says that its channel is refused, and hears it once it may', async () => {
    const operator = new Redis(own.url);
    await operator.acl('SETUSER', 'default', 'resetchannels');
    const heard: unknown[] = [];
    await join(own.url, (cleared) => heard.push(cleared));
    await expect.poll(() => warned).toContain('the channel of the shared state is not heard; trying again');
    expect(heard).toEqual([]);
    await operator.acl('SETUSER', 'default', 'allchannels');
    await expect.poll(() => heard).toEqual([null]);
    operator.disconnect();
  });

  it('DEV-05 that does not take our password keeps us from starting, and says so', async () => {
    const locked = await startRedis({ password: 'right' });
    await expect(join(locked.url.replace('right', 'wrong'))).rejects.toThrow('the server of REDIS_URL refuses us');
    await expect(join(locked.url.replace(':right@', ''))).rejects.toThrow('the server of REDIS_URL refuses us');
    const welcome = await join(locked.url);
    await back(welcome);
    await locked.stop();
  });
});
