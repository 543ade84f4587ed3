import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { formatMoney } from '@tonalli/contracts/money';
import { createSealer, JwksSchema } from '@tonalli/contracts/sealing';
import { LoginAnswer, login, type MemberType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import type { ControlClient } from './client';
import { nearest } from './closest-match';
import type { MintedMember } from './members';

/** The world that is played in. */
export interface ReplayWorld {
  /** The platform's own address. */
  readonly url: string;
  readonly world: string;
  /** Its code; left out, the one of development. */
  readonly merchant?: string;
  readonly run: ControlClient['run'];
}

/** A call that was played: its code (`DROPPED` without an answer, `NONE` without an envelope) and what it was answered. */
export interface PlayedCall {
  readonly code: string;
  readonly value: unknown;
  /** The token that the answer gave. */
  readonly token: string;
  /** A value of the answer by its path, such as `content.0.orderId`. Throws when it is not there. */
  get(path: string): string;
}

export interface ReplayedMember extends MintedMember {
  readonly token: string;
}

/** Somebody who is in the world already. */
export interface ReplayedAccount {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export interface CallOptions {
  /** Whose token it carries: a member, a call that answered with one, or somebody whose token nobody knows. */
  as?: { token: string } | 'nobody';
  /** The idempotency key. */
  key?: string;
}

/** Plays recorded calls again in a world, straight on the platform's interface. */
export interface Replay {
  /** A new member who has logged in; the balance in minor units. */
  member(request?: { type?: MemberType; balanceMinor?: number }): Promise<ReplayedMember>;
  /** Somebody of the scenarios that were applied, or with their password anybody else who is there. Rejects naming the nearest. */
  account(username: string, password?: string): Promise<ReplayedAccount>;
  /** A session of somebody, the same one however often it is asked for. */
  session(of: ReplayedAccount): Promise<{ token: string }>;
  call(name: EndpointName, request: unknown, options?: CallOptions): Promise<PlayedCall>;
  /** Of the last game that was launched. Throws when none was. */
  launchToken(): string;
}

const Answer = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown().optional() });

export function createReplay(world: ReplayWorld): Replay {
  const wire = createWire(world);
  const sessions = new Map<string, Promise<{ token: string }>>();
  let launch: string | null = null;
  let gameToken = 'of-nobody';

  const send = (name: EndpointName, request: unknown, { as, key }: CallOptions): Promise<Sent> => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const own = as === 'nobody' ? crypto.randomUUID() : as?.token;
    const token = endpoint.token === 'game' ? gameToken : own;
    const asked = endpoint.world === 'field' ? { ...Object(request), world: world.world } : request;
    return wire(endpoint, asked, { token, key });
  };

  const logIn = async ({ username, password }: Omit<ReplayedAccount, 'id'>) => {
    const { value } = await wire(login, { username, password, type: 'username' }, {});
    return { token: LoginAnswer.parse(value).token };
  };

  const replay: Replay = {
    async member({ balanceMinor, ...request } = {}) {
      const balance = balanceMinor ? { balance: formatMoney(balanceMinor) } : {};
      const minted = await world.run('mintMember', { ...request, ...balance });
      return { ...minted, ...(await logIn(minted)) };
    },
    async account(username, password) {
      const { id } = await world.run('findMember', { id: username });
      return { id, username, password: password ?? (await passwordOf(world, username)) };
    },
    session(of) {
      const session = sessions.get(of.id) ?? logIn(of);
      sessions.set(of.id, session);
      return session;
    },
    async call(name, request, options = {}) {
      const sent = await send(name, request, options).catch(brokenOff);
      const played = playedCall(sent);
      const { url, token } = Object(sent.value);
      if (typeof url === 'string' && url.includes('#'))
        launch = new URLSearchParams(new URL(url).hash.slice(1)).get('launch');
      if (name === 'play.open' && typeof token === 'string') gameToken = token;
      return played;
    },
    launchToken() {
      if (launch === null) throw new Error('no game was launched so far');
      return launch;
    },
  };
  return replay;
}

async function passwordOf(world: ReplayWorld, username: string): Promise<string> {
  const accounts = (await world.run('listAccounts', {})).flatMap((applied) => applied.accounts);
  const found = accounts.find((account) => account.username === username);
  if (found) return found.password;
  const near = nearest(
    username,
    accounts.map((account) => account.username),
  );
  throw new Error(`no scenario of this world has ${username}; the nearest account is ${near}`);
}

/** Calls endpoints as they travel, and checks nothing before. */
function createWire({ url, world, merchant = DEVELOPMENT_MERCHANT.code }: ReplayWorld) {
  const sealer = createSealer({
    nowMs: Date.now,
    fetchKeys: async () => JwksSchema.parse(await (await fetch(`${url}/.well-known/jwks.json`)).json()),
  });
  return async (endpoint: Endpoint, input: unknown, { token, key }: Sender): Promise<Sent> => {
    const { method, path, body } = endpoint;
    const headers = new Headers({ [HEADERS.merchant]: merchant, [HEADERS.world]: world });
    if (key !== undefined) headers.set(HEADERS.idempotencyKey, key);
    if (token !== undefined) headers.set(HEADERS.authorization, `Bearer ${token}`);
    if (body !== 'query') headers.set('content-type', body === 'sealed' ? SEALED_CONTENT_TYPE : 'application/json');
    const query = body === 'query' ? `?${new URLSearchParams(Object(input))}` : '';
    const sent = body === 'sealed' ? await sealer.seal(input) : JSON.stringify(input);
    const request = { method, headers, ...(body === 'query' ? {} : { body: sent }) };
    const { success, code = '', value } = Answer.parse(await (await fetch(url + path + query, request)).json());
    return { code: success ? 'OK' : code, value };
  };
}

interface Sender {
  token?: string | undefined;
  key?: string | undefined;
}

interface Sent {
  code: string;
  value: unknown;
}

/** A connection that broke is a TypeError of fetch; a body that is no envelope cannot be parsed. */
function brokenOff(error: unknown): Sent {
  if (error instanceof TypeError) return { code: 'DROPPED', value: null };
  if (error instanceof SyntaxError || error instanceof z.ZodError) return { code: 'NONE', value: null };
  throw error;
}

function playedCall({ code, value }: Sent): PlayedCall {
  const at = (path: string): unknown => path.split('.').reduce<unknown>((inner, step) => Object(inner)[step], value);
  return {
    code,
    value,
    get token() {
      return this.get('token');
    },
    get(path) {
      const found = at(path);
      if (found === undefined || found === null) throw new Error(`the answer (${code}) has no ${path}`);
      return String(found);
    },
  };
}
