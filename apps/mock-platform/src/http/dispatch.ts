import { HEADERS } from '@tonalli/contracts/envelope';
import type { FaultEffect } from '@tonalli/contracts/qa/faults';
import type { Opener } from '@tonalli/contracts/sealing';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { delay } from '../clock/wall';
import type { World } from '../db/world';
import type { Worlds } from '../db/worlds';
import { type Answer, failureAnswer, successAnswer } from './envelope';
import { assertModuleOn, assertOpen } from './gate';
import { answerOnce, hashBody } from './idempotency';
import { PlatformFailure } from './platform-failure';
import { readBody } from './read-body';
import { bearerToken, headerText, idempotencyKey, requestLanguage, userAgent } from './request-info';
import { decodeRequest } from './validate';
import type { RequestInfo, Route, SessionMember, VerbContext } from './verb';

export interface DispatchParts {
  worlds: Worlds;
  /** The world header is honoured. */
  worldsOn: boolean;
  merchantCode: string;
  opener: Opener;
  authenticate: (world: World, token: string) => SessionMember | null;
  onBug: (error: unknown, request: FastifyRequest) => void;
}

/** A route under the name that faults, metrics and logs call it. */
export interface NamedRoute extends Route {
  readonly name: string;
}

/** `drop`: the connection is to be broken without an answer. */
export type Outcome = Answer | 'drop';

/** Takes one call through every check to its verb. Never throws: whatever goes wrong becomes an answer. */
export async function dispatch(parts: DispatchParts, route: NamedRoute, request: FastifyRequest): Promise<Outcome> {
  try {
    const world = chooseWorld(parts, request);
    world.clock.drain();
    const info = readInfo(parts, world, request);
    assertOpen(world, route.endpoint, info);
    const effects = world.faults.meet(route.name, () => world.random.next());
    const early = await sufferBefore(effects, info);
    if (early) return early;
    const answer = await perform(parts, { route, world, info, request });
    return effects.some((effect) => effect.kind === 'drop-after') ? 'drop' : answer;
  } catch (error) {
    return failed(parts, error, request);
  }
}

function failed(parts: DispatchParts, error: unknown, request: FastifyRequest): Answer {
  const language = requestLanguage(request.headers);
  if (error instanceof PlatformFailure) return failureAnswer(error, language);
  parts.onBug(error, request);
  return failureAnswer({ code: 'UNKNOWN' }, language);
}

export function chooseWorld(parts: Pick<DispatchParts, 'worlds' | 'worldsOn'>, request: FastifyRequest): World {
  const name = parts.worldsOn ? headerText(request.headers, HEADERS.world) : null;
  if (name === null) return parts.worlds.default;
  const world = parts.worlds.find(name);
  if (!world) throw new PlatformFailure('WORLD_UNKNOWN');
  return world;
}

function readInfo(parts: DispatchParts, world: World, request: FastifyRequest): RequestInfo {
  const merchant = headerText(request.headers, HEADERS.merchant);
  if (merchant !== parts.merchantCode) throw new PlatformFailure('MERCHANT_UNKNOWN');
  return {
    id: request.id,
    ip: request.ip,
    userAgent: userAgent(request.headers),
    language: requestLanguage(request.headers),
    merchant,
    host: request.host,
    idempotencyKey: idempotencyKey(request.headers),
    imageHosts: hostsOr(world.settings.get('imageHosts'), world),
    launchHosts: hostsOr(world.settings.get('launchHosts'), world),
  };
}

const hostsOr = (hosts: readonly string[], world: World) => (hosts.length > 0 ? hosts : [world.platform.publicUrl]);

async function sufferBefore(effects: readonly FaultEffect[], info: RequestInfo): Promise<Outcome | null> {
  for (const effect of effects) {
    if (effect.kind === 'latency') await delay(effect.milliseconds);
    if (effect.kind === 'status') return { status: effect.status, body: '', code: null };
    if (effect.kind === 'error') return failureAnswer(effect, info.language);
    if (effect.kind === 'malformed') return { status: 200, body: '{"success": true, "value": {', code: null };
    if (effect.kind === 'drop-before') return 'drop';
  }
  return null;
}

interface Call {
  route: NamedRoute;
  world: World;
  info: RequestInfo;
  request: FastifyRequest;
}

async function perform(parts: DispatchParts, { route, world, info, request }: Call): Promise<Answer> {
  const { endpoint } = route;
  assertModuleOn(world, endpoint);
  const raw = { contentType: request.headers['content-type'], query: request.query, body: request.body };
  const payload = await readBody(endpoint.body, raw, parts.opener);
  const member = authorise(parts, { route, world, info, request });
  const input = decodeRequest(endpoint.request, payload);
  const ctx: VerbContext = { world, now: world.clock.now(), member, request: info };
  if (!endpoint.idempotent) return successAnswer(encode(route, await route.run({ ctx, input })));

  if (info.idempotencyKey === null) throw new PlatformFailure('IDEMPOTENCY_KEY_REQUIRED');
  const key = info.idempotencyKey;
  const scope = `${route.name}|${member?.id ?? info.merchant}`;
  return world.commit(() =>
    answerOnce(world, { scope, key, bodyHash: hashBody(payload), at: ctx.now }, () => runOnce(route, { ctx, input })),
  );
}

/** The verb's work is undone when it fails, and the failure is the call's first answer all the same. */
function runOnce(route: NamedRoute, call: { ctx: VerbContext; input: unknown }): Answer {
  try {
    return call.ctx.world.transaction(() => {
      const value = route.run(call);
      if (value instanceof Promise) throw new TypeError(`the verb of ${route.name} must be synchronous`);
      return successAnswer(encode(route, value));
    });
  } catch (error) {
    if (error instanceof PlatformFailure) return failureAnswer(error, call.ctx.request.language);
    throw error;
  }
}

function authorise(parts: DispatchParts, { route, world, request }: Call): SessionMember | null {
  if (route.endpoint.token === 'none') return null;
  const token = bearerToken(request.headers);
  if (token === null) {
    if (route.endpoint.token === 'optional') return null;
    throw new PlatformFailure('TOKEN_MISSING');
  }
  const member = token === 'invalid' ? null : parts.authenticate(world, token);
  if (!member) throw new PlatformFailure('TOKEN_INVALID');
  return member;
}

/** An answer that does not fit its own schema is a bug here, not the caller's. */
function encode(route: NamedRoute, value: unknown): unknown {
  const encoded = z.safeEncode(route.endpoint.value, value);
  if (encoded.success) return encoded.data;
  throw new Error(`the answer of ${route.name} does not fit its schema: ${z.prettifyError(encoded.error)}`);
}
