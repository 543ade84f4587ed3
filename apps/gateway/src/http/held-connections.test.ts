import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env';
import type { GatewayOptions } from '../gateway-options';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

const STREAM = `/trpc/live.events?input=${encodeURIComponent(JSON.stringify({ language: 'es' }))}`;

let gateway: TestGateway;
const sockets: Socket[] = [];
const tabs: AbortController[] = [];
const start = async (limits: GatewayOptions['limits']) => {
  gateway = await startGateway(limits ? { limits } : {});
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const tab of tabs.splice(0)) tab.abort();
  await gateway.stop();
});

/** Opens a connection, says this on it, and resolves with all that is answered once the gateway has ended it. */
function hold(words = ''): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname, () => socket.write(words));
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  return new Promise((resolve) => {
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

async function openStream(cookie = ''): Promise<{ answer: Response; leave: () => void }> {
  const tab = new AbortController();
  tabs.push(tab);
  const answer = await fetch(gateway.url + STREAM, { signal: tab.signal, headers: cookie ? { cookie } : {} });
  return { answer, leave: () => tab.abort() };
}

const statusOf = async (cookie?: string) => {
  const { answer, leave } = await openStream(cookie);
  if (answer.status === 200) leave();
  return answer.status;
};

describe('connections that ask for nothing', () => {
  it.each([
    ['says nothing', ''],
    ['never ends its head', 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ])('SYS-17 end when the caller %s', async (_what, words) => {
    await start({ headersMs: 100, requestMs: 300_000 });
    expect(await hold(words)).toContain('408 Request Timeout');
  });

  it('SYS-17 end when a body does not come', async () => {
    await start({ headersMs: 100, requestMs: 200 });
    const head = 'POST /trpc/session.captcha HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    expect(await hold(`${head}content-length: 10\r\n\r\n{`)).toContain('408 Request Timeout');
  });

  it('SYS-17 end when they were answered and nothing more is asked', async () => {
    await start({ keepAliveMs: 100 });
    expect(await hold('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('200 OK');
  });

  it('SYS-17 are no more at once than configured', async () => {
    await start({ connections: 2 });
    const held = [hold(), hold()];
    await expect.poll(() => sockets.every((socket) => !socket.connecting)).toBe(true);
    expect(await hold('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')).toBe('');
    sockets[0]?.destroy();
    await held[0];
    await expect.poll(() => hold('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain('200 OK');
  });
});

describe('live channels', () => {
  it('SYS-17 are so many for an address, and free again when one closes', async () => {
    await start({ streamsPerAddress: 2 });
    const [first] = [await openStream(), await openStream()];
    const { answer } = await openStream();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await answer.json()).toMatchObject({ error: { data: { platform: { code: 'RATE_LIMITED' } } } });
    first?.leave();
    await expect.poll(() => statusOf()).toBe(200);
  });

  it('SYS-17 are so many for a session, whose other ones go on', async () => {
    await start({ streamsPerSession: 1 });
    const [mine, another] = [signedIn('M000001'), signedIn('M000002')];
    const { answer } = await openStream(mine.cookie);
    expect(answer.status).toBe(200);
    expect(await statusOf(mine.cookie)).toBe(429);
    expect(await statusOf(another.cookie)).toBe(200);
    expect(await statusOf()).toBe(200);
  });

  it('SYS-17 have limits by configuration, within which the gateway starts', async () => {
    await start(undefined);
    const { limits } = readEnvironment({ SESSION_STREAMS: '3', KEEP_ALIVE_SECONDS: '5' });
    expect(limits).toEqual({
      connections: 10_000,
      headersMs: 15_000,
      requestMs: 300_000,
      keepAliveMs: 5_000,
      streamsPerAddress: 500,
      streamsPerSession: 3,
    });
    expect(() => readEnvironment({ HEADERS_TIMEOUT_SECONDS: '9', REQUEST_TIMEOUT_SECONDS: '8' })).toThrow(
      'HEADERS_TIMEOUT_SECONDS: must not be more than REQUEST_TIMEOUT_SECONDS',
    );
    expect(() => readEnvironment({ MAX_CONNECTIONS: '0' })).toThrow('MAX_CONNECTIONS');
  });
});
