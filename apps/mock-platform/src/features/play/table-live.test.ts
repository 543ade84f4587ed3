import { TABLE_LIVE_PATH, TableMessage } from '@tonalli/contracts/play/table-shapes';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { createServer } from '../../transport/create-server';
import { wheel } from '../../wagering/families/wheel-fixture';
import { openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { servePlay } from './play-fixture';
import { addTableStream } from './table-live';

const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const NODE_ID = '010001';

let real: RealRunner;
const left = new Set<string>();
beforeEach(() => {
  real = openRunner(wheel);
  real.world.clock.set(DAY_BEGIN);
  left.clear();
});
afterEach(() => real.world.close());

const server = createServer(pino({ level: 'silent' }));
addTableStream(server, ({ headers }) => {
  const memberId = headers.authorization ?? '';
  if (left.has(memberId)) throw new PlatformFailure('TOKEN_INVALID');
  const { shared } = real.runner;
  return {
    ...{ world: real.world, memberId, wallet: 'main', isTaken: () => !left.has(memberId) },
    table: {
      nodeId: NODE_ID,
      name: NODE_ID,
      rounds: shared.nameOf(real.world, { family: 'wheel', nodeId: NODE_ID }),
      shared,
    },
  };
});
await server.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => server.close());

const open = (memberId: string) =>
  fetch(`${server.listeningOrigin}${TABLE_LIVE_PATH}`, { headers: { authorization: memberId } });

/** The messages of a stream as they come. */
async function* messagesOf(response: Response): AsyncGenerator<TableMessage> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) yield TableMessage.parse(JSON.parse(event.slice('data: '.length)));
  }
}

async function allOf(response: Response): Promise<TableMessage[]> {
  const all: TableMessage[] = [];
  for await (const message of messagesOf(response)) all.push(message);
  return all;
}

describe('the stream of a table', () => {
  it('GAME-12 tells two readers the same, and each change as it comes', async () => {
    const [one, other] = [messagesOf(await open('ana')), messagesOf(await open('eva'))];
    const both = async () => [(await one.next()).value, (await other.next()).value];
    const [first, same] = await both();
    expect(first).toEqual(same);
    real.world.clock.advance(12_000);
    const [change, seen] = await both();
    expect(change).toMatchObject({ type: 'round', seq: 1, round: { phase: 'closed' } });
    expect(change).toEqual(seen);
  });

  it('GAME-12 S2 ends with its session, at once, and lets nobody in afterwards', async () => {
    const response = await open('ana');
    const all = allOf(response);
    const others = messagesOf(await open('eva'));
    await others.next();
    left.add('ana');
    real.world.events.publish({ type: 'session-ended', customerId: 'ana', tokenId: 'of-ana' });
    expect(await all).toMatchObject([{ type: 'state' }]);
    expect((await open('ana')).status).toBe(401);
    real.world.clock.advance(12_000);
    expect((await others.next()).value).toMatchObject({ type: 'round' });
  });

  it('GAME-12 S2 ends with a session that time ended, and with its world', async () => {
    const [anas, evas] = [await open('ana'), await open('eva')].map(allOf);
    left.add('ana');
    real.world.clock.advance(45 * 86_400_000);
    expect(await anas).toHaveLength(1);
    real.world.close();
    expect((await evas)?.length).toBeGreaterThanOrEqual(1);
    real = openRunner(wheel);
  });
});

describe('who may read a table', () => {
  it('GAME-12 S2 is whoever has a session of its title, and nobody else', async () => {
    const fixture = await servePlay();
    const { token } = await fixture.enter(await fixture.player(1_000));
    const [, secret = ''] = token.split('~');
    const ask = async (path: string, authorization?: string) => {
      const response = await fixture.platform.fetch(path, { headers: authorization ? { authorization } : {} });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      return ((await response.json()) as { code: string }).code;
    };
    for (const path of [TABLE_LIVE_PATH, '/play/api/table']) {
      expect(await ask(path)).toBe('TOKEN_MISSING');
      for (const forged of [`${token}x`, secret, `no-such-world~${secret}`, 'rubbish'])
        expect(await ask(path, `Bearer ${forged}`)).toBe('TOKEN_INVALID');
      expect(await ask(path, `Bearer ${token}`)).toBe('GAME_UNAVAILABLE');
    }
    const preflight = await fixture.platform.fetch(TABLE_LIVE_PATH, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type, language',
    ]);
  });
});
