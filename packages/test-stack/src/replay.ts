import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import type { PlayCall } from '@tonalli/contracts/qa/faults';
import { z } from 'zod';
import type { Control, MemberRequest, MintedMember } from './control';
import { createWireClient } from './wire-client';

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

export interface CallOptions {
  /** Whose token it carries: a member, a call that answered with one, or somebody whose token nobody knows. */
  as?: { token: string } | 'nobody';
  /** The idempotency key. */
  key?: string;
}

/** Plays recorded calls again in a world, straight on the platform's interface. */
export interface Replay {
  /** A new member who has logged in. */
  member(request?: MemberRequest): Promise<ReplayedMember>;
  call(name: EndpointName | PlayCall, request: unknown, options?: CallOptions): Promise<PlayedCall>;
  /** Of the last game that was launched. Throws when none was. */
  launchToken(): string;
}

const Answer = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown().optional() });

export function createReplay(world: Control): Replay {
  const wire = createWireClient(world.url, world.world);
  let launch: string | null = null;
  let gameToken = 'of-nobody';

  const send = async (name: string, request: unknown, { as, key }: CallOptions): Promise<Sent> => {
    const endpoint = name in ENDPOINTS ? ENDPOINTS[name as EndpointName] : null;
    if (!endpoint) return play(name.slice('play.'.length), request);
    const token = as === undefined ? null : as === 'nobody' ? randomUUID() : as.token;
    const { code, value } = await wire.call(endpoint, request, { token, idempotencyKey: key });
    return { code, value };
  };

  const play = async (path: string, request: unknown): Promise<Sent> => {
    const isRead = ['state', 'history', 'verify'].includes(path);
    const query = isRead ? `?${new URLSearchParams(Object(request))}` : '';
    const response = await fetch(`${world.url}/play/api/${path}${query}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gameToken}` },
      ...(isRead
        ? {}
        : { body: JSON.stringify(path === 'open' ? { ...Object(request), world: world.world } : request) }),
    });
    const { success, code = '', value } = Answer.parse(await response.json());
    return { code: success ? 'OK' : code, value };
  };

  const replay: Replay = {
    async member(request) {
      const minted = await world.mint(request);
      return { ...minted, token: await wire.logIn(minted.username, minted.password) };
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
