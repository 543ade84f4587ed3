import type { LiveEvent } from '@tonalli/contracts/live';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../platform/platform-error';
import { MEMBER_INFO, permissionOf } from '../testing/fixtures';
import { signedIn, startGateway, type Tab, type TestGateway } from '../testing/start-gateway';
import { createMessageQueue } from './message-queue';

const AT = '2026-03-01T12:00:00.000Z';
const ANA = 'M000001';
const EVA = 'M000002';
const ANSWERS = {
  fetchPermission: () => permissionOf(),
  fetchMenu: () => ({ categories: [] }),
  fetchMemberInfo: () => MEMBER_INFO,
};
const JACKPOT: LiveEvent = { type: 'jackpot', amount: 20_000_100_000 };
const BALANCE: LiveEvent = { type: 'balance', customerId: ANA, balance: 4_200 };
const UNREAD: LiveEvent = { type: 'unread', customerId: ANA, count: 3 };
const WINNER: LiveEvent = {
  type: 'winner',
  winner: { customerName: 'an***', winAmount: 50_000, iconUrl: '/art/1.svg', nodeId: '1001', at: AT },
  gameNames: { ES: 'Pirámide', EN: 'Pyramid' },
};

/** What the tab that had the feed opened hears first. */
const OPENING = 'data: {"type":"resync"}\nid: 0';

describe('the live stream of a tab', () => {
  let gateway: TestGateway;
  const streams: Stream[] = [];
  beforeEach(async () => {
    gateway = await startGateway({ worlds: true }, ANSWERS);
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close();
    await gateway.stop();
  });

  const listen = async (
    options: { tab?: Tab; language?: string; ageMs?: number; lastEventId?: string; world?: string } = {},
  ): Promise<Stream> => {
    const { tab, language = 'es', ageMs, lastEventId, world } = options;
    const query = new URLSearchParams({ input: JSON.stringify({ language, ageMs }) });
    if (tab) query.set('connectionParams', JSON.stringify({ session: tab.token }));
    if (lastEventId !== undefined) query.set('lastEventId', lastEventId);
    const cookies = [...(tab ? [tab.cookie] : []), ...(world ? [`world=${world}`] : [])].join('; ');
    const isFirst = !gateway.platform.feed.connections.some((connection) => connection.world === (world ?? null));
    const stream = await openStream(`${gateway.url}/trpc/live.events?${query}`, cookies);
    streams.push(stream);
    await expect.poll(stream.text).toContain(isFirst ? OPENING : 'connected');
    return stream;
  };

  it('HOME-08 hears winners in its language and the jackpot, over one connection to the platform for all tabs', async () => {
    const [spanish, english] = [await listen(), await listen({ language: 'en' })];
    gateway.platform.feed.publish(WINNER);
    gateway.platform.feed.publish(JACKPOT);
    await expect.poll(() => [spanish.events().length, english.events().length]).toEqual([2, 2]);
    expect(spanish.events()).toEqual([
      {
        id: '101',
        data: {
          type: 'winner',
          winner: {
            playerName: 'an***',
            amountMinor: 50_000,
            gameId: '1001',
            gameName: 'Pirámide',
            icon: '/art/1.svg',
            at: AT,
          },
        },
      },
      { id: '102', data: { type: 'jackpot', amountMinor: 20_000_100_000 } },
    ]);
    expect(english.events()[0]).toMatchObject({ data: { winner: { gameName: 'Pyramid' } } });
    expect(gateway.platform.feed.connections).toHaveLength(1);
    expect(gateway.platform.feed.connections[0]?.claims).toMatchObject({
      merchant: 'TONALLI',
      iat: expect.any(Number),
    });
  });

  it('S2 NAV-01 tells a member their own balance, and nobody else', async () => {
    const guest = await listen();
    const own = await listen({ tab: signedIn(ANA) });
    gateway.platform.feed.publish({ ...BALANCE, customerId: EVA });
    gateway.platform.feed.publish(BALANCE);
    gateway.platform.feed.publish(JACKPOT);
    await expect.poll(() => [own.events().length, guest.events().length]).toEqual([2, 1]);
    expect(own.events().map(({ data }) => data)).toEqual([
      { type: 'balance', balanceMinor: 4_200 },
      expect.objectContaining({ type: 'jackpot' }),
    ]);
    expect(guest.text()).not.toContain('balance');
  });

  it('MEM-14 tells a member how many of their messages are unread, and every member but a trial of a broadcast', async () => {
    const own = await listen({ tab: signedIn(ANA) });
    const eva = await listen({ tab: signedIn(EVA) });
    const trial = await listen({ tab: signedIn('T000001', 4) });
    const guest = await listen();
    for (const event of [UNREAD, { type: 'broadcast' }, JACKPOT] as const) gateway.platform.feed.publish(event);
    const heard = [own, eva, trial, guest];
    await expect.poll(() => heard.every((stream) => stream.text().includes('jackpot'))).toBe(true);
    expect(heard.map((stream) => stream.events().map(({ data }) => data))).toEqual([
      [{ type: 'unread', count: 3 }, { type: 'broadcast' }, expect.anything()],
      [{ type: 'broadcast' }, expect.anything()],
      [expect.anything()],
      [expect.anything()],
    ]);
  });

  it('AUTH-15 tells a tab that its session ended only when the platform no longer takes its own token', async () => {
    const stream = await listen({ tab: signedIn(ANA) });
    const ended: LiveEvent = { type: 'session-ended', customerId: ANA, tokenId: 'another' };
    const asked = gateway.platform.count('fetchMemberInfo');
    gateway.platform.feed.publish(ended);
    await expect.poll(() => gateway.platform.count('fetchMemberInfo')).toBe(asked + 1);
    gateway.platform.answer({
      fetchMemberInfo: () => {
        throw new PlatformError('TOKEN_INVALID');
      },
    });
    gateway.platform.feed.publish(ended);
    await expect.poll(() => stream.events().length).toBeGreaterThan(0);
    expect(stream.events()).toEqual([{ id: '102', data: { type: 'session-ended' } }]);
  });

  it('HOME-08 asks a tab to read again after a gap, and gives one that comes back what it missed', async () => {
    const stream = await listen();
    gateway.platform.feed.publish(JACKPOT);
    gateway.platform.feed.publish(WINNER);
    await expect.poll(() => stream.events().length).toBe(2);
    const back = await listen({ lastEventId: '101' });
    await expect.poll(() => back.events().length).toBe(1);
    expect(back.events()).toMatchObject([{ id: '102', data: { type: 'winner' } }]);
    const stranger = await listen({ lastEventId: '7' });
    await expect.poll(() => stranger.events().length).toBe(1);
    expect(stranger.events()).toEqual([{ id: '102', data: { type: 'resync' } }]);
    gateway.platform.feed.lose();
    gateway.platform.feed.publish(JACKPOT);
    await expect.poll(() => stream.events().length).toBe(4);
    expect(
      stream
        .events()
        .slice(2)
        .map(({ data }) => data),
    ).toMatchObject([{ type: 'resync' }, { type: 'jackpot' }]);
  });

  it('SYS-02 HOME-08 asks the tab that had the feed opened to read again, since nobody listened until then', async () => {
    await gateway.query('system.bootstrap', { language: 'es' });
    const first = await listen();
    await gateway.query('system.bootstrap', { language: 'es' });
    expect(gateway.platform.count('fetchPermission')).toBe(2);
    const second = await listen();
    gateway.platform.feed.publish(JACKPOT);
    await expect.poll(() => [first.events().length, second.events().length]).toEqual([1, 1]);
    expect(first.text()).toContain(OPENING);
    expect(second.text()).not.toContain(OPENING);
  });

  it('HOME-08 asks a tab to read again whose answers are older than what the feed knows', async () => {
    await listen();
    gateway.platform.feed.publish(JACKPOT);
    const older = await listen({ ageMs: 60_000 });
    await expect.poll(() => older.events().length).toBe(1);
    expect(older.events()).toEqual([{ id: '101', data: { type: 'resync' } }]);
  });

  it('HOME-08 connects to the platform again after a break, from where it was', async () => {
    const stream = await listen();
    gateway.platform.feed.publish(JACKPOT);
    await expect.poll(() => stream.events().length).toBe(1);
    gateway.platform.feed.drop();
    await expect.poll(() => gateway.platform.feed.connections.length).toBe(2);
    expect(gateway.platform.feed.connections[1]?.lastEventId).toBe('101');
    gateway.platform.feed.publish(WINNER);
    await expect.poll(() => stream.events().length).toBe(2);
  });

  it('SYS-02 forgets what was kept when the platform opens or closes', async () => {
    const stream = await listen();
    await gateway.query('system.bootstrap', { language: 'es' });
    await gateway.query('system.bootstrap', { language: 'es' });
    expect(gateway.platform.count('fetchPermission')).toBe(1);
    gateway.platform.feed.publish({ type: 'status' });
    await expect.poll(() => stream.events().length).toBe(1);
    expect(stream.events()[0]?.data).toEqual({ type: 'resync' });
    await gateway.query('system.bootstrap', { language: 'es' });
    expect(gateway.platform.count('fetchPermission')).toBe(2);
  });

  it('QA-02 keeps the feeds of worlds apart', async () => {
    await listen({ world: 'blue' });
    await expect.poll(() => gateway.platform.feed.connections.length).toBe(1);
    expect(gateway.platform.feed.connections[0]?.world).toBe('blue');
  });

  it('S2 AUTH-04 refuses the personal stream for half a session', async () => {
    const tab = signedIn();
    const query = new URLSearchParams({
      input: '{"language":"es"}',
      connectionParams: JSON.stringify({ session: tab.token }),
    });
    const response = await fetch(`${gateway.url}/trpc/live.events?${query}`);
    const text = await response.text();
    expect(text).toContain('SESSION_MISMATCH');
  });

  it('DEV-04 breaks open streams off when it stops, so that the browser connects elsewhere', async () => {
    const stream = await listen();
    await gateway.stop();
    await expect(stream.ended).rejects.toThrow();
    gateway = await startGateway();
  });
});

describe('the message queue of a tab', () => {
  it('HOME-08 stays small for a tab that reads nothing, and loses no balance or end of session', async () => {
    const queue = createMessageQueue();
    queue.push({ id: '1', message: { type: 'session-ended' } });
    for (let number = 2; number < 10_000; number += 1) {
      const winner = { playerName: 'x', amountMinor: number, gameId: '1', gameName: 'x', icon: '', at: AT };
      queue.push({ id: String(number), message: { type: 'winner', winner } });
      queue.push({ id: String(number), message: { type: 'balance', balanceMinor: number } });
    }
    queue.push({ id: 'last', message: { type: 'resync' } });
    const letters = [];
    for (let queued = await queue.next(); queued && queued.id !== 'last'; queued = await queue.next())
      letters.push(queued.message);
    expect(letters.length).toBeLessThanOrEqual(60);
    expect(letters).toContainEqual({ type: 'session-ended' });
    expect(letters.filter(({ type }) => type === 'balance')).toEqual([{ type: 'balance', balanceMinor: 9_999 }]);
  });
});

interface Stream {
  text(): string;
  events(): { id: string; data: unknown }[];
  readonly ended: Promise<void>;
  close(): void;
}

async function openStream(url: string, cookie: string): Promise<Stream> {
  const stop = new AbortController();
  const response = await fetch(url, {
    signal: stop.signal,
    headers: { accept: 'text/event-stream', ...(cookie ? { cookie } : {}) },
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const ended = read();
  ended.catch(() => undefined);
  return {
    text: () => text,
    events: () =>
      text.split('\n\n').flatMap((block) => {
        const id = /^id: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        return id === undefined || id === '0' || data === undefined ? [] : [{ id, data: JSON.parse(data) as unknown }];
      }),
    ended,
    close: () => stop.abort(),
  };
}
