import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readEnvironment } from '../env';
import { createServer } from '../server';
import { startScriptedPlatform } from '../testing/scripted-platform';
import { TEST_OPTIONS } from '../testing/start-gateway';

const DRAIN_MS = 2_000;
const JACKPOT = { kind: 'TICKER', amount: 0, at: '2026-03-01T12:00:00.000Z', lastWon: null, terms: null } as const;

it('DEV-05 a gateway that is told to stop says that it is not ready, answers all the same, and keeps no connection', async () => {
  const platform = await startScriptedPlatform();
  platform.answer({ fetchStatus: () => ({ status: 0, endsAt: null }), fetchJackpot: () => JACKPOT });
  const gateway = await createServer({ ...TEST_OPTIONS, platformUrl: platform.url, drainMs: DRAIN_MS });
  const url = await gateway.start();
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(url + path, { agent }, resolve).once('error', reject),
    );
    return [answer.statusCode, answer.headers.connection === 'close', await text(answer)];
  };
  // From ready bytes the second time.
  for (let read = 0; read < 2; read += 1)
    expect((await ask('/trpc/content.jackpot')).slice(0, 2)).toEqual([200, false]);
  expect(await ask('/readyz')).toEqual([200, false, '{"status":"ready"}']);
  const stopped = gateway.stop();
  expect(await ask('/readyz')).toEqual([503, true, '{"status":"stopping"}']);
  expect((await ask('/trpc/content.jackpot')).slice(0, 2)).toEqual([200, true]);
  expect((await ask('/healthz')).slice(0, 2)).toEqual([200, true]);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  await platform.close();
});

it('DEV-05 a gateway is told by its environment where it shares and how long it drains', () => {
  expect(readEnvironment({})).toMatchObject({ redisUrl: null, drainMs: 0 });
  const options = readEnvironment({ REDIS_URL: 'rediss://:secret@state.example:6380', DRAIN_SECONDS: '2.5' });
  expect(options).toMatchObject({ redisUrl: 'rediss://:secret@state.example:6380', drainMs: 2_500 });
  for (const REDIS_URL of ['http://state.example', 'state.example:6379']) {
    expect(() => readEnvironment({ REDIS_URL })).toThrow('REDIS_URL');
  }
  expect(() => readEnvironment({ DRAIN_SECONDS: '-1' })).toThrow('DRAIN_SECONDS');
});
