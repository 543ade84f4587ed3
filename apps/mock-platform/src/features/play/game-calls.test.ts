import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import { describe, expect, it } from 'vitest';
import { PLATFORM_STATUS } from '../../world/operator-settings';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

/** Written by hand: what a page calls, and what a browser may send with it. */
const CALLS = [
  ['POST', 'open'],
  ['GET', 'state'],
  ['POST', 'spin'],
  ['POST', 'place'],
  ['POST', 'step'],
  ['GET', 'table'],
  ['GET', 'round'],
  ['POST', 'withdraw'],
  ['POST', 'rotate'],
  ['GET', 'history'],
  ['GET', 'time'],
  ['POST', 'check'],
  ['GET', 'verify'],
] as const;

const ask = (path: string, init?: RequestInit) => fetch(`${fixture.platform.url}/play/api/${path}`, init);

describe('calls of a game', () => {
  it('GAME-04 are these, each under the name that faults and journals call it', () => {
    const named = Object.entries(GAME_ENDPOINTS).map(([name, { method, path }]) => [name, method, path]);
    expect(named).toEqual(CALLS.map(([method, path]) => [`play.${path}`, method, `/play/api/${path}`]));
  });

  it.each([
    [
      'play.place',
      'BET_INVALID STAKE_INVALID INSUFFICIENT_FUNDS EXPOSURE_REACHED ROUND_CLOSED SEAT_TAKEN ROOM_SEPARATED ODDS_CHANGED IDEMPOTENCY_KEY_REUSED BONUS_NOT_FOUND BONUS_CLOSED TOO_FAST REALITY_CHECK_DUE STAKE_ABOVE_POLICY BONUS_STAKE_TOO_HIGH LIMIT_REACHED GAME_NOT_FOUND GAME_UNAVAILABLE',
    ],
    [
      'play.step',
      'ROUND_NOT_FOUND STEP_INVALID TOO_LATE INSUFFICIENT_FUNDS EXPOSURE_REACHED ROUND_CLOSED BONUS_STAKE_TOO_HIGH LIMIT_REACHED IDEMPOTENCY_KEY_REUSED',
    ],
    ['play.rotate', 'ROUND_OPEN'],
  ] as const)('GAME-04 tells the maker of a page what %s may refuse', (name, codes) => {
    expect(GAME_ENDPOINTS[name].errors).toEqual(codes.split(' '));
  });

  it.each(CALLS)('GAME-04 tells browsers that any origin may %s %s', async (_method, path) => {
    const preflight = await ask(path, { method: 'OPTIONS', headers: { origin: 'null' } });
    expect([preflight.status, await preflight.text()]).toEqual([204, '']);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type, language',
      'access-control-max-age': '600',
    });
  });

  it.each(CALLS)(
    'GAME-04 lets any origin read what %s %s refuses, in the language that was asked for',
    async (...call) => {
      const [method, path] = call;
      const init = { method, headers: { language: 'ES', 'content-type': 'application/json' } };
      const response = await ask(path, method === 'POST' ? { ...init, body: '{}' } : init);
      const code = ['open', 'verify'].includes(path) ? 'INVALID_REQUEST' : 'TOKEN_MISSING';
      expect(await response.json()).toMatchObject({ success: false, code });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    },
  );

  it('GAME-04 S2 are made in the world of the token alone, whatever the header says', async () => {
    const { token } = await fixture.enter(await fixture.player(1_000));
    const other = fixture.platform.worlds.create();
    const [, secret] = token.split('~');
    const stateWith = async (given: string, headers = {}) =>
      (await ask('state', { headers: { authorization: `Bearer ${given}`, ...headers } })).status;
    expect(await stateWith(token, { 'x-world': other.name })).toBe(200);
    for (const name of [other.name, 'no-such-world', ''])
      expect([name, await stateWith(`${name}~${secret}`)]).toEqual([name, 401]);
    expect(await stateWith(secret ?? '')).toBe(401);
  });

  it('GAME-04 go on while the platform is closed for its gateways, and need no merchant', async () => {
    const { world } = fixture;
    const { token } = await fixture.enter(await fixture.player(1_000));
    world.settings.set(PLATFORM_STATUS, { status: 1, endsAtMs: null });
    try {
      expect((await fixture.spin(token, 'while-closed')).status).toBe(200);
    } finally {
      world.settings.set(PLATFORM_STATUS, { status: 0, endsAtMs: null });
    }
  });

  it('GAME-05 answers a spin in the order of its shape, and the same again to its repeat', async () => {
    const { token } = await fixture.enter(await fixture.player(1_000));
    const spin = async () =>
      (
        await ask('spin', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ spinId: 'twice-the-same', lineStakeMinor: 5 }),
        })
      ).text();
    const first = await spin();
    expect(Object.keys(JSON.parse(first).value)).toEqual([
      ...['roundId', 'betId', 'nonce', 'lineStakeMinor', 'stops', 'payoutMinor', 'jackpotMinor'],
      ...['jackpotPoolMinor', 'balanceMinor', 'play', 'free'],
    ]);
    expect(await spin()).toBe(first);
  });
});
