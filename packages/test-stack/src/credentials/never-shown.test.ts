import { appRouter } from '@tonalli/gateway/root';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, ownResources, type Resources } from '../authorisation/resources';
import { ROWS } from '../authorisation/rows';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';

const router: AnyRouter = appRouter;
const procedures: Record<string, AnyProcedure> = router._def.procedures;
/** These end the session of whoever asks, so they come last. */
const LAST = ['session.logout', 'session.freePlay'];
const ASKED = [...Object.keys(ROWS).filter((path) => !LAST.includes(path)), ...LAST];
/** Of testers, not of players: it names a world and is only set where worlds are on. */
const NO_CREDENTIAL: ReadonlySet<string> = new Set(['world']);

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
let things: Resources;
/** Everything that came to the browser: bodies and headers. */
const shown: string[] = [];
const setCookies: string[] = [];
let calls = 0;

beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 500_000 });
  await world.visitor().login(player.username, player.password);
  things = await ownResources(world, player, player.id);
});

function requestOf(path: string, headers: Record<string, string>): [string, RequestInit] {
  const input = ROWS[path]?.input?.(things);
  const { type, meta } = procedures[path]?._def ?? {};
  if (type === 'query') {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return [`/trpc/${path}${query}`, { headers }];
  }
  const isUpload = typeof meta === 'object' && meta !== null && 'upload' in meta;
  if (isUpload) return [`/trpc/${path}`, { method: 'POST', headers, body: formOf(Object(input)) }];
  const json = { ...headers, 'content-type': 'application/json' };
  return [`/trpc/${path}`, { method: 'POST', headers: json, body: JSON.stringify(input ?? {}) }];
}

async function ask(path: string): Promise<number> {
  calls += 1;
  const [url, init] = requestOf(path, {
    'x-session': player.tabToken ?? '',
    'x-forwarded-for': `10.7.${calls >> 8}.${calls & 255}`,
    'x-idempotency-key': `shown-${calls}`,
  });
  const response = await player.fetch(url, init);
  setCookies.push(...response.headers.getSetCookie());
  shown.push(JSON.stringify([...response.headers]), await response.text());
  return response.status;
}

/** Every token of the platform that the gateway used for anybody of this stack. */
function platformTokens(): string[] {
  const bearers = stack.wire.records.flatMap(({ headers: { authorization } }) => authorization ?? []);
  return [...new Set(bearers.map((bearer) => bearer.slice('Bearer '.length)))];
}
const found = (secrets: readonly string[], texts: readonly string[]) => {
  const all = texts.join('\n');
  return secrets.filter((secret) => all.includes(secret));
};

describe('what a browser is shown', () => {
  it(`S7 AUTH-04 none of ${ASKED.length} procedures answers with a token of the platform, a password or a code`, async () => {
    const statuses: number[] = [];
    for (const path of ASKED) statuses.push(await ask(path));
    expect(statuses.filter((status) => status < 400).length).toBeGreaterThan(ASKED.length / 2);
    const tokens = platformTokens();
    expect(tokens.length, 'tokens crossed the wire').toBeGreaterThan(1);
    const sms = (await world.control.run('listSms', {})).map(({ code }) => `"${code}"`);
    const hashes = ['$argon2', 'passwordHash', 'tokenHash', 'codeHash'];
    expect(found([...tokens, ...sms, ...hashes, player.password], shown)).toEqual([]);
  });

  it('S7 AUTH-04 every cookie is kept from scripts, from other sites and from plain connections', async () => {
    const again = world.visitor();
    const input = { type: 'username', username: player.username, password: player.password };
    const headers = { 'content-type': 'application/json' };
    const login = await again.fetch('/trpc/session.login', { method: 'POST', headers, body: JSON.stringify(input) });
    const lines = [...setCookies, ...login.headers.getSetCookie()];
    const credentials = lines.filter((line) => !NO_CREDENTIAL.has(line.slice(0, line.indexOf('='))));
    expect(credentials.length).toBeGreaterThan(0);
    for (const line of credentials) {
      expect(line).toMatch(
        /^__Host-(?:session|device)=[\w-]*; Path=\/; HttpOnly; Secure; SameSite=Strict(?:; Max-Age=\d+)?$/,
      );
    }
  });

  it('S7 a token that was shown would be found', async () => {
    const [token = ''] = platformTokens();
    expect(found([token], [...shown, `{"token":"${token}"}`])).toEqual([token]);
    const [caught] = stack.wire.records.flatMap(({ headers }) => headers.authorization ?? []);
    expect(found([token], [String(caught)])).toEqual([token]);
  });
});
