import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { type EventStream, openEventStream } from './event-stream';

const CHUNK = Buffer.alloc(64 * 1_024, 'x');
const MAX_UNREAD_BYTES = 256 * 1_024;
/** What the system itself keeps for a reader that does not read is less. */
const MOST_CHUNKS = 1_000;

const server = createServer(pino({ level: 'silent' }));
let streams: EventStream[] = [];
const ended = vi.fn();
let isWelcome = true;

server.get('/stream', (request, reply) => {
  const options = { heartbeatMs: 5, maxUnreadBytes: MAX_UNREAD_BYTES, until: new AbortController().signal };
  streams.push(openEventStream(request, reply, { ...options, isWelcome: () => isWelcome, onEnd: ended }));
});
beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => server.close());

it('GAME-12 cuts a reader off that does not read, and none who does', async () => {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const stalled = connect(address.port, '127.0.0.1').pause();
  stalled.write('GET /stream HTTP/1.1\r\nhost: here\r\n\r\n');
  const response = await fetch(`http://127.0.0.1:${address.port}/stream`);
  const reading = (async () => {
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    return bytes;
  })();
  await expect.poll(() => streams.length).toBe(2);
  let sent = 0;
  while (ended.mock.calls.length === 0 && sent < MOST_CHUNKS) {
    for (const stream of streams) stream.send(CHUNK);
    sent += 1;
    await new Promise(setImmediate);
  }
  expect(ended).toHaveBeenCalledOnce();
  for (const stream of streams) stream.end();
  expect(await reading).toBeGreaterThanOrEqual(sent * CHUNK.length);
  stalled.destroy();
});

it('GAME-12 ends a stream with the first heartbeat at which its reader is not welcome any more', async () => {
  streams = [];
  const response = await fetch(`${server.listeningOrigin}/stream`);
  isWelcome = false;
  expect(await response.text()).toMatch(/^: welcome\n\n(: heartbeat\n\n)*$/);
});
