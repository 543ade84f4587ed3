import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamesOf } from '../testing/fixtures';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const JACKPOT = { kind: 'TICKER', amount: 0, at: '2026-03-01T12:00:00.000Z', lastWon: null, terms: null } as const;
const GAMES = { language: 'es', page: 1, pageSize: 18 };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({}, { listGames: () => gamesOf(), fetchJackpot: () => JACKPOT });
});
afterEach(() => gateway.stop());

const encoded = (input: unknown) => encodeURIComponent(JSON.stringify(input));
const read = async (address: string) => (await fetch(`${gateway.url}/trpc/${address}`)).status;
const cacheHits = async () =>
  Number(/^gateway_hot_answers (\d+)$/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1]);

describe('what public answers are kept by', () => {
  it('LOBBY-11 is what the schema makes of the input: a search with spaces around it is the same search', async () => {
    for (const search of ['sol', ' sol', 'sol  ']) {
      expect((await gateway.query('lobby.games', { ...GAMES, search })).status).toBe(200);
    }
    expect(gateway.platform.count('listGames')).toBe(1);
  });

  it('LOBBY-11 is nothing that a procedure does not take: it is refused, or makes no other answer', async () => {
    expect(await read('content.jackpot')).toBe(200);
    expect(await read(`content.jackpot?input=${encoded({ nothing: 1 })}`)).toBe(400);
    expect((await gateway.query('lobby.games', { ...GAMES, nothing: 1 })).status).toBe(400);
    expect([gateway.platform.count('fetchJackpot'), gateway.platform.count('listGames')]).toEqual([1, 0]);
  });

  it('LOBBY-11 keeps ready bytes for the one way in which the web writes a question, and for no other', async () => {
    const games = `lobby.games?input=${encoded(GAMES)}`;
    const others = [
      `${games}&more=1`,
      `lobby.games?more=1&input=${encoded(GAMES)}`,
      `lobby.games?input=${encodeURIComponent(JSON.stringify(GAMES, null, 1))}`,
      `lobby%2Egames?input=${encoded(GAMES)}`,
      `lobby.games?batch=1&input=${encoded({ 0: GAMES, 7: 'of no call' })}`,
    ];
    for (const address of others) expect([await read(address), await read(address)]).toEqual([200, 200]);
    expect(await cacheHits()).toBe(0);
    const plain = [games, `lobby.games?batch=1&input=${encoded({ 0: GAMES })}`, 'content.jackpot?batch=1&input=%7B%7D'];
    for (const address of plain) expect([await read(address), await read(address)]).toEqual([200, 200]);
    expect(await cacheHits()).toBe(3);
    expect([gateway.platform.count('listGames'), gateway.platform.count('fetchJackpot')]).toEqual([1, 1]);
  });
});
