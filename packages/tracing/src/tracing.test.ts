import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openTracing } from './tracing';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('./open-telemetry', async (original) => {
  loaded.times += 1;
  return await original();
});

/** Where nothing listens any more. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Nobody takes what is sent here, so that all of it is waited for. */
const SEND_MS = 200;
const TRACE = '0af7651916cd43dd8448eb211c80319c';

function arriving() {
  const request = new IncomingMessage(new Socket());
  request.headers.traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
  const response = new ServerResponse(request);
  return { request, response, requestId: 'r1', describe: () => ({ route: '/', facts: {} }) };
}

it('DEV-04 loads nothing of OpenTelemetry unless a collector is configured', async () => {
  expect(await openTracing({ endpoint: null, service: 'a server', continues: true })).toBeNull();
  expect(loaded.times).toBe(0);
  const tracing = await openTracing({ endpoint: await deadAddress(), service: 'a server', continues: true });
  expect(loaded.times).toBe(1);
  await tracing?.close();
});

it("DEV-04 continues a caller's trace only where callers are ours", async () => {
  for (const continues of [true, false]) {
    const tracing = await openTracing({
      endpoint: await deadAddress(),
      service: 'a server',
      continues,
      sendMs: SEND_MS,
    });
    const call = tracing?.request(arriving()).call('fetchStatus', {});
    expect(call?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(call?.headers.traceparent?.includes(TRACE)).toBe(continues);
    call?.end(null);
    await tracing?.close();
  }
});

it('DEV-04 ends without a complaint when the collector is away', async () => {
  const endpoint = await deadAddress();
  const tracing = await openTracing({ endpoint, service: 'a server', continues: false, sendMs: SEND_MS });
  tracing?.call('fetchStatus', {}).end('NETWORK_ERROR');
  await expect(tracing?.close()).resolves.toBeUndefined();
});
