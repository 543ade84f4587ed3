import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameOf, gamesOf } from '../testing/fixtures';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const PATH = `/trpc/lobby.games?input=${encodeURIComponent('{"language":"es","page":1,"pageSize":18}')}`;

describe('ready bytes on a connection', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    const now = Date.now();
    gateway = await startGateway({ nowMs: () => now });
    const games = Array.from({ length: 100 }, (_, index) => gameOf(String(index)));
    gateway.platform.answer({ listGames: () => gamesOf(...games) });
    await fetch(gateway.url + PATH);
  });
  afterEach(() => gateway.stop());

  const open = () => connect(Number(new URL(gateway.url).port), '127.0.0.1');
  const cacheHits = async () =>
    Number(/^gateway_hot_answers (\d+)$/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1]);
  const request = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');

  it('LOBBY-11 keeps the order of pipelined requests, ready, slow and unknown ones mixed', async () => {
    const socket = open();
    const text = collect(socket);
    socket.write(
      request(PATH) +
        request('/healthz') +
        request(PATH) +
        request('/trpc/none') +
        request(PATH) +
        request('/healthz', 'Connection: close'),
    );
    await expect.poll(() => socket.readableEnded).toBe(true);
    const statuses = [...text().matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '200', '404', '200', '200']);
    const bodies = [...text().matchAll(/\{"(games|status|error|result)"/g)].map(([, first]) => first);
    expect(bodies.filter((first) => first !== 'games')).toEqual([
      'result',
      'status',
      'result',
      'error',
      'result',
      'status',
    ]);
  });

  it('DEV-04 gives each answer the id of its own request', async () => {
    const ids = await Promise.all([fetch(gateway.url + PATH), fetch(gateway.url + PATH)]).then((answers) =>
      answers.map(({ headers }) => headers.get('x-request-id')),
    );
    const unchanged = await fetch(gateway.url + PATH, { headers: { 'if-none-match': await etag() } });
    ids.push(unchanged.headers.get('x-request-id'));
    expect(unchanged.status).toBe(304);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(new Set(ids).size).toBe(3);
  });

  it('LOBBY-11 serves thousands of requests on one connection without holding on to any', async () => {
    const socket = open();
    const text = collect(socket);
    for (let round = 0; round < 20; round += 1) {
      socket.write(request(PATH, `If-None-Match: ${await etag()}`).repeat(100));
      await expect.poll(() => text().match(/304 Not Modified/g)?.length).toBe((round + 1) * 100);
    }
    expect(socket.listenerCount('close')).toBeLessThan(5);
    socket.destroy();
  });

  it.each([
    ['a request that ends the connection', ['Connection: close']],
    ['a request with a body', ['Content-Length: 2', 'Connection: close', '', '{}']],
    ['a request that expects to be asked on', ['Expect: 100-continue', 'Connection: close']],
    ['a streamed batch', ['trpc-accept: application/jsonl', 'Connection: close']],
  ])('LOBBY-11 leaves %s to the long way', async (_what, headers) => {
    const before = await cacheHits();
    const socket = open();
    const text = collect(socket);
    socket.write(request(PATH, ...headers));
    await expect.poll(() => socket.readableEnded).toBe(true);
    expect(text()).toMatch(/HTTP\/1\.1 (200|400)/);
    expect(await cacheHits()).toBe(before);
  });

  it('LOBBY-11 stops writing to a reader that does not read', async () => {
    const before = await cacheHits();
    const socket = open();
    socket.pause();
    socket.write(request(PATH, 'Accept-Encoding: identity').repeat(5_000));
    const isStill = async () => {
      const now = await cacheHits();
      await new Promise((resolve) => setImmediate(resolve));
      return now > before && now === (await cacheHits());
    };
    await expect.poll(isStill).toBe(true);
    // Far fewer than were asked for: the kernel's buffers are full, and nothing piles up here.
    expect((await cacheHits()) - before).toBeLessThan(4_000);
    socket.destroy();
  });

  async function etag(): Promise<string> {
    return (await fetch(gateway.url + PATH)).headers.get('etag') ?? '';
  }
});

function collect(socket: Socket): () => string {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}
