import { HEADERS } from '@tonalli/contracts/envelope';
import { LIVE_FEED_PATH } from '@tonalli/contracts/live';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../../clock/system-time';
import { logIn } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { faultsOf } from '../faults/fault-list';
import { mintMember } from './mint-member';

const HOUR_MS = 3_600_000;
const iso = (offsetMs: number) => new Date(TEST_TIME_MS + offsetMs).toISOString();

const stage = await serveWorlds({ webUrl: 'http://localhost:4000' });
const { platform } = stage;
let name: string;
beforeEach(() => {
  ({ name } = stage.world);
});

const control = (world = name) => createControlClient({ url: platform.url, world });
/** As it is now: a world that was put back is another one. */
const world = () => {
  const found = platform.worlds.find(name);
  if (!found) throw new Error(`no world ${name}`);
  return found;
};

describe('worlds', () => {
  it('QA-02 are shown, forked and reset by name, with the link that opens the web app in them', async () => {
    const shown = await control().run('fetchWorld', { name });
    expect(shown).toMatchObject({
      name,
      now: iso(0),
      mode: 'frozen',
      openUrl: `http://localhost:4000/__world/${name}`,
    });
    await mintMember(world(), { username: 'ana', balanceMinor: 700 });
    const fork = await control().run('forkWorld', { name, as: 'branch' });
    expect(fork).toMatchObject({ name: 'branch', now: iso(0) });
    expect((await control('branch').run('findMember', { id: 'ana' })).balances.main).toBe('7.00');
    await control().run('resetWorld', { name });
    await expect(control().run('findMember', { id: 'ana' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await control().run('removeWorld', { name: 'branch' });
  });

  it.each([
    ['fetchWorld', { name: 'chekout' }, 'did you mean "checkout"?'],
    ['forkWorld', { name: 'chekout' }, 'did you mean "checkout"?'],
    ['resetWorld', { name: 'chekout' }, 'did you mean "checkout"?'],
    ['forkWorld', { name: 'default', as: 'checkout' }, 'there is a world checkout already'],
    ['createWorld', { name: 'checkout' }, 'there is a world checkout already'],
    ['createWorld', { name: 'new', frozenAt: '0001-01-01T00:00:00Z' }, 'times from 1970 to 9999'],
    ['removeWorld', { name: 'default' }, 'it can be reset'],
  ] as const)('QA-02 a mistake with %s is told in words, and changes nothing', async (command, input, message) => {
    platform.worlds.create({ name: 'checkout' });
    const before = platform.worlds.list().length;
    await expect(control().run(command, input)).rejects.toThrow(message);
    expect(platform.worlds.list()).toHaveLength(before);
    platform.worlds.remove('checkout');
  });

  it('QA-02 that are put back while a call is on its way answer it with a code of the catalogue', async () => {
    const as = await logIn(platform, await mintMember(world(), { balanceMinor: 100 }), { world: name });
    await control().run('advanceClock', { by: '30m' });
    faultsOf(world()).add({ endpoint: 'fetchBalance', effect: { kind: 'latency', milliseconds: 60_000 } });
    const open = platform.call(fetchBalance, {}, as);
    await expect.poll(() => faultsOf(world()).list()[0]?.fired).toBe(1);
    await control().run('goBack', {});
    expect(await open).toMatchObject({ status: 409, envelope: { code: 'WORLD_CLOSED' } });
    expect((await platform.call(fetchBalance, {}, as)).envelope).toMatchObject({
      value: { main: '1.00' },
    });
  });

  it('QA-02 that are put back end their live feed; who comes again is told to read everything anew', async () => {
    const { key, code } = world().platform.merchant;
    const claims = JSON.stringify({ merchant: code, iat: Math.floor(systemNow() / 1_000) });
    const authorization = `Bearer ${await sealUnderSharedKey(key, claims)}`;
    const listen = (headers: Record<string, string> = {}) =>
      platform.fetch(LIVE_FEED_PATH, { headers: { authorization, [HEADERS.world]: name, ...headers } });
    const feed = await listen();
    world().events.publish({ type: 'jackpot', amount: 1 });
    await control().run('resetWorld', { name });
    const [, lastId = ''] = /id: (\d+)/.exec(await feed.text()) ?? [];
    const again = await listen({ 'last-event-id': lastId });
    platform.worlds.remove(name);
    expect(await again.text()).toMatch(/: gap\n\nid: \d+\ndata: {"type":"status"}/);
  });

  it('QA-02 the default one is put back like any other, and stays ready', async () => {
    const here = control('default');
    await here.run('advanceClock', { by: '3d' });
    await here.run('mintMember', { username: 'late' });
    expect(await here.run('goBack', {})).toMatchObject({ now: iso(0), mode: 'frozen' });
    await expect(here.run('findMember', { id: 'late' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await platform.fetch('/readyz')).status).toBe(200);
    expect((await platform.call(fetchStatus, {})).envelope).toMatchObject({ success: true });
  });
});

describe('the clock', () => {
  it('QA-03 leaves a checkpoint before each move and none for what moves nothing', async () => {
    const { run } = control();
    await run('freezeClock', {});
    await run('setClock', { at: iso(0) });
    await run('runNextJob', {});
    expect(await run('listCheckpoints', {})).toEqual([]);
    await run('freezeClock', { at: iso(HOUR_MS) });
    await run('advanceClock', { by: '1d12h' });
    await run('setClock', { at: iso(5) });
    expect(await run('listCheckpoints', {})).toEqual([
      { id: 3, at: iso(37 * HOUR_MS), before: `clock set ${iso(5)}` },
      { id: 2, at: iso(HOUR_MS), before: 'clock advance 1d12h' },
      { id: 1, at: iso(0), before: `clock freeze ${iso(HOUR_MS)}` },
    ]);
    expect(await run('goBack', { checkpoint: 2 })).toMatchObject({ now: iso(HOUR_MS) });
    await expect(run('goBack', { checkpoint: 17 })).rejects.toThrow('there is no checkpoint 17; there are 1, 2, 3, 4');
  });

  it('QA-03 tells pages that what depends on the time is different', async () => {
    const told: string[] = [];
    world().events.subscribe(({ type }) => told.push(type));
    await control().run('advanceClock', { by: '1h' });
    await control().run('setClock', { at: iso(3_600_000) });
    expect(told).toEqual(['status']);
  });

  it('QA-03 goes to the next job and back before it, as often as one likes', async () => {
    const { run } = control();
    await logIn(platform, await mintMember(world()), { world: name });
    for (let again = 0; again < 3; again += 1) {
      expect(await run('runNextJob', {})).toMatchObject({
        ...{ ran: { kind: 'session.expire' }, pending: [{ kind: 'harmMarkers.day' }] },
      });
      expect(await run('goBack', {})).toMatchObject({
        ...{ now: iso(0), pending: [{ kind: 'session.expire' }, { kind: 'harmMarkers.day' }] },
      });
    }
  });

  it.each([
    ['setClock', { at: '+010000-01-01T00:00:00Z' }],
    ['setClock', { at: '-000001-01-01T00:00:00Z' }],
    ['setClock', { at: 'tomorrow' }],
    ['setClock', { at: '1969-12-31T23:59:59Z' }],
    ['freezeClock', { at: '0000-01-01T00:00:00Z' }],
    ['advanceClock', { by: -1 }],
    ['advanceClock', { by: '11000d' }],
  ] as const)('QA-03 refuses nonsense in words and stays where it is: %s %j', async (command, input) => {
    await expect(control().run(command, input)).rejects.toThrow(/such as 2026|1970 to 9999|at least 0|ten years/);
    expect(await control().run('fetchClock', {})).toMatchObject({ now: iso(0), mode: 'frozen' });
    expect(await control().run('listCheckpoints', {})).toEqual([]);
  });

  it('QA-03 never reaches the year 10000 by advancing', async () => {
    await control().run('setClock', { at: '9999-01-01T00:00:00Z' });
    await expect(control().run('advanceClock', { by: '366d' })).rejects.toThrow('times from 1970 to 9999');
    expect(await control().run('fetchClock', {})).toMatchObject({ now: '9999-01-01T00:00:00.000Z' });
  });
});
