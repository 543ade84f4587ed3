import type { Endpoint } from '@tonalli/contracts/endpoint';
import { NOT_SURE, rightValue } from '@tonalli/contracts/right-values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PlatformFailure } from '../kernel/failure';
import type { Entry } from '../world/recorder';
import type { World } from '../world/world';
import { assertMay, assertNotOnBreak } from './assert-may';
import { assertModuleOn } from './availability';
import type { DispatchParts, NamedRoute } from './call';
import type { Caller } from './caller';
import { type Answer, failureAnswer, successAnswer } from './envelope';
import { answerOnce, hashBody } from './idempotency';
import type { AppliedFault } from './interceptor';
import { type RawRequest, readBody } from './read-body';
import { bearerToken, isUse } from './request-info';
import { readMultipart } from './uploads/read-multipart';
import { decodeRequest } from './validate';
import type { CallMember, RequestInfo, VerbContext } from './verb';

export interface Call {
  route: NamedRoute;
  world: World;
  info: RequestInfo;
  request: FastifyRequest;
  caller: Caller;
  entry: Entry;
  sabotage: AppliedFault;
}

/** Opens, authorises and decodes a call and runs its verb. Throws `PlatformFailure`. */
export async function performCall(parts: DispatchParts, call: Call): Promise<Answer> {
  const { route, world, info, entry } = call;
  const { endpoint } = route;
  assertModuleOn(world, endpoint);
  // Nobody without a session makes the platform read pictures.
  const known = endpoint.body === 'multipart' ? authorise(parts, call) : null;
  const { payload, json } = await readBody(endpoint.body, rawOf(call), parts.opener);
  if (json === null) entry.request = payload;
  else entry.requestText = json;
  const member = known ?? authorise(parts, call);
  entry.member = member;
  const input = decodeRequest(endpoint.request, payload);
  const ctx: VerbContext = { world, now: world.clock.now(), member, request: info };
  if (!endpoint.idempotent) return successAnswer(encode(route, await runVerb(route, { ctx, input })));

  if (info.idempotencyKey === null) throw new PlatformFailure('IDEMPOTENCY_KEY_REQUIRED');
  const key = info.idempotencyKey;
  const scope = `${route.name}|${member?.id ?? info.merchant}`;
  // Before it waits for the others of its commit, so that what came need not wait with it.
  const bodyHash = hashBody(payload);
  const work = () => answerOnce(world, { scope, key, bodyHash, at: ctx.now }, () => runOnce(route, { ctx, input }));
  return world.commit(work, { repeatable: route.isRepeatable });
}

/** What came, or what it would have been like with its seal spoiled on the way. Throws `KEY_UNKNOWN` for a rotated key. */
function rawOf({ request, caller, sabotage }: Call): RawRequest {
  const { headers, query, body } = request;
  const raw = { contentType: headers['content-type'], query, body, multipart: () => readMultipart(request, caller) };
  if (sabotage.seal === 'rotated') throw new PlatformFailure('KEY_UNKNOWN');
  if (sabotage.seal === null || !Buffer.isBuffer(raw.body)) return raw;
  const text = raw.body.toString('utf8');
  const altered = text.at(-2) === 'A' ? 'B' : 'A';
  return { ...raw, body: Buffer.from(text.slice(0, -2) + altered + text.slice(-1)) };
}

/** Refuses whoever may not make this call, and lets all others through to its verb. */
function runVerb(route: NamedRoute, call: { ctx: VerbContext; input: unknown }): unknown {
  const { world, member } = call.ctx;
  assertMay(route.may, member);
  if (member && !route.isForBreaks) assertNotOnBreak(world, member);
  return route.run(call);
}

/** The verb's work is undone when it fails, and the failure is the call's first answer all the same. */
function runOnce(route: NamedRoute, call: { ctx: VerbContext; input: unknown }): Answer {
  try {
    return call.ctx.world.transaction(() => {
      const value = runVerb(route, call);
      if (value instanceof Promise) throw new TypeError(`the verb of ${route.name} must be synchronous`);
      return successAnswer(encode(route, value));
    });
  } catch (error) {
    if (error instanceof PlatformFailure) return failureAnswer(error, call.ctx.request.language);
    throw error;
  }
}

interface Bearer {
  endpoint: Endpoint;
  world: World;
  token: string;
  isUse?: boolean;
}

/** Whose token it is, of the kind that the endpoint takes; null for any other. */
export function memberOf(parts: DispatchParts, { endpoint, world, token, isUse = false }: Bearer): CallMember | null {
  if (token === 'invalid') return null;
  return endpoint.token === 'game' ? parts.gameTokens.open(world, token) : parts.authenticate(world, token, isUse);
}

function authorise(parts: DispatchParts, { route, world, request, sabotage }: Call): CallMember | null {
  if (route.endpoint.token === 'none') return null;
  const token = bearerToken(request.headers);
  if (token === null) {
    if (route.endpoint.token === 'optional') return null;
    throw new PlatformFailure('TOKEN_MISSING');
  }
  const member = memberOf(parts, { endpoint: route.endpoint, world, token, isUse: isUse(request.headers) });
  if (member && 'tokenId' in member && sabotage.tokenExpired) parts.endSession(world, member.tokenId);
  if (!member || sabotage.tokenExpired) throw new PlatformFailure('TOKEN_INVALID');
  return member;
}

/** An answer that does not fit its own schema is a bug here, not the caller's. */
function encode(route: NamedRoute, value: unknown): unknown {
  const right = rightValue(route.endpoint.value, value, 'encode');
  if (right !== NOT_SURE) return right;
  const encoded = z.safeEncode(route.endpoint.value, value);
  if (encoded.success) return encoded.data;
  throw new Error(`the answer of ${route.name} does not fit its schema: ${z.prettifyError(encoded.error)}`);
}
