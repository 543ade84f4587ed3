import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterGame } from './enter-game';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';
import { createWireClient, type WireClient } from './wire-client';

const stack = await useStack();
let world: StackWorld;
let wire: WireClient;
let token: string;
let gameToken: string;
let postings: number;

beforeAll(async () => {
  world = await stack.world();
  wire = createWireClient(stack.platform.url, world.name);
  const { username, password } = await world.control.mint({ balanceMinor: 50_000 });
  token = await wire.logIn(username, password);
  gameToken = await enterGame(wire, token);
  postings = (await world.control.audit()).postings;
});

const tokenFor = (endpoint: Endpoint) => (endpoint.token === 'game' ? gameToken : token);

const endpoints = Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => ({ name, endpoint }));
/** The token goes last: its session ends there. */
const withoutLogout = endpoints.filter(({ name }) => name !== 'logout');

const NONSENSE: Record<string, unknown> = {
  'an unknown field': { fieldOfNobody: '1' },
  'wrong types': {
    username: {},
    from: [],
    page: 'x',
    pageNo: '-1',
    pageSize: '1e9',
    nodeId: [1],
    gameType: 'NOPE',
    language: 'XX',
  },
  'oversize values': Object.fromEntries(
    ['username', 'gameName', 'nodeId', 'vendor', 'code', 'betId', 'merchant', 'backUrl', 'language'].map((name) => [
      name,
      'x'.repeat(1_200),
    ]),
  ),
};

describe.each(Object.entries(NONSENSE))('%s', (_, input) => {
  it.each(withoutLogout)('S3 WIRE-02 $name answers 400 with a code of the catalogue', async ({ endpoint }) => {
    const { status, code } = await wire.call(endpoint, input, { token: tokenFor(endpoint) });
    expect({ status, code }).toEqual({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('tokens and bodies', () => {
  it.each(endpoints.filter(({ endpoint }) => endpoint.token === 'required' || endpoint.token === 'game'))(
    'WIRE-04 $name refuses a missing, an invented and an altered token before it looks at the input',
    async ({ endpoint }) => {
      const good = tokenFor(endpoint);
      const codes = await Promise.all(
        [null, 'x'.repeat(40), `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`].map(async (each) => {
          const { status, code } = await wire.call(endpoint, {}, { token: each });
          return `${status} ${code}`;
        }),
      );
      expect(codes).toEqual(['401 TOKEN_MISSING', '401 TOKEN_INVALID', '401 TOKEN_INVALID']);
    },
  );

  it.each(endpoints.filter(({ endpoint }) => endpoint.body === 'sealed'))(
    'WIRE-03 $name refuses a plain body',
    async ({ endpoint }) => {
      const { code } = await wire.call(endpoint, {}, { body: '{}', contentType: 'application/json' });
      expect(code).toBe('SEAL_REQUIRED');
    },
  );

  it.each(endpoints.filter(({ endpoint }) => endpoint.body === 'json'))(
    'S3 $name refuses what is no JSON',
    async ({ endpoint }) => {
      for (const body of ['', '{', '[]', '"x"', 'null', '\u0000']) {
        const { status, code } = await wire.call(endpoint, {}, { token: tokenFor(endpoint), body });
        expect({ body, status, code }).toEqual({ body, status: 400, code: 'INVALID_REQUEST' });
      }
    },
  );

  it('S3 a body beyond the limit is refused as such', async () => {
    const { status, code } = await wire.call(ENDPOINTS.launchGame, {}, { token, body: `"${'x'.repeat(200_000)}"` });
    expect({ status, code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('QA-09 none of it moved a centavo', async () => {
    expect(await world.control.audit()).toMatchObject({ clean: true, postings });
  });
});

describe("another member's things", () => {
  it('S2 bets, favourites and balances are their owner own', async () => {
    const own = await stack.world();
    const [ana, luis] = [await own.member({ balanceMinor: 50_000 }), await own.member({ balanceMinor: 1 })];
    const { games } = await ana.client.lobby.games.query({
      language: 'es',
      type: 'RNG',
      classify: 'SLOT',
      page: 1,
      pageSize: 50,
    });
    const game = games.find(({ open }) => open);
    if (!game) throw new Error('no slot can be started');
    const target = { gameId: game.id, vendor: game.vendor, type: game.type };
    const { url } = await ana.client.play.launch.mutate({ ...target, device: 'WEB', backPath: '/' });
    const round = await (await openSlot(url)).spin('spin-0000-1');
    await ana.client.lobby.addFavorite.mutate(target);

    expect(await codeOf(luis.client.records.betDetail.query({ betId: round.betId, language: 'es' }))).toBe(
      'ROUND_NOT_FOUND',
    );
    expect(await luis.client.lobby.favoriteIds.query()).toEqual([]);
    await luis.client.lobby.removeFavorite.mutate(target);
    expect(await ana.client.lobby.favoriteIds.query()).toEqual([game.id]);
    expect((await luis.client.wallet.balance.query()).mainMinor).toBe(1);
    const list = { language: 'es' as const, page: 1, pageSize: 18 };
    expect((await luis.client.lobby.recent.query(list)).games).toEqual([]);
  });
});
