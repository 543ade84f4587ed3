import { HEADERS } from '@tonalli/contracts/envelope';
import type { FastifyRequest } from 'fastify';
import { PlatformFailure } from '../kernel/failure';
import { IMAGE_HOSTS, LAUNCH_HOSTS } from '../world/operator-settings';
import type { Entry, EntryStart } from '../world/recorder';
import type { World } from '../world/world';
import { assertOpen } from './availability';
import type { DispatchParts, NamedRoute } from './call';
import { type Caller, directCaller, readCaller } from './caller';
import { worldOfCall } from './choose-world';
import { closedWorldFailure } from './closed-world';
import { type Answer, failureAnswer } from './envelope';
import { type IncomingCall, noteAnswer, type Outcome, wholly } from './interceptor';
import { memberOf, performCall } from './perform-call';
import { bearerToken, deviceName, headerText, idempotencyKey, requestLanguage, userAgent } from './request-info';
import { sealAnswer } from './seal-answer';
import type { RequestInfo } from './verb';

/** Takes one call through every check to its verb. Never throws: whatever goes wrong becomes an answer. */
export async function dispatch(parts: DispatchParts, route: NamedRoute, request: FastifyRequest): Promise<Outcome> {
  let world: World;
  try {
    world = await worldOfCall(parts, route.endpoint, request);
  } catch (error) {
    return wholly(failed(parts, error, request));
  }
  const start = startOf(route, request);
  return world.recorder.record(start, async (entry) => {
    const direct = route.endpoint.cors === 'any';
    const caller = direct ? directCaller(request) : readCaller(parts.signatures, route.endpoint, request);
    const outcome = await enter(parts, { route, world, request, start, caller }, entry);
    noteAnswer(entry, outcome);
    const sealed = route.endpoint.answer === 'sealed' && caller?.signedDigest;
    return sealed ? sealAnswer(outcome, parts.merchant.key) : outcome;
  });
}

function startOf({ name }: NamedRoute, request: FastifyRequest): EntryStart {
  return { kind: 'call', name, method: request.method, path: request.url, requestId: request.id };
}

interface Arrival {
  route: NamedRoute;
  world: World;
  request: FastifyRequest;
  start: EntryStart;
  /** Null when the signature is not right. */
  caller: Caller | null;
}

async function enter(parts: DispatchParts, arrival: Arrival, entry: Entry): Promise<Outcome> {
  const { route, world, request, start, caller } = arrival;
  try {
    world.clock.drain();
    if (route.endpoint.cors === 'none') assertMerchant(parts, request);
    if (!caller) throw new PlatformFailure('SIGNATURE_INVALID');
    const info = readInfo(world, request, caller);
    entry.idempotencyKey = info.idempotencyKey;
    if (route.endpoint.cors === 'none') assertOpen(world, route.endpoint, info);
    return await parts.interceptor(
      {
        world,
        start: { ...start, idempotencyKey: info.idempotencyKey },
        meeting: meetingOf(parts, arrival),
        language: info.language,
        rotateKeys: parts.rotateKeys,
        perform: (own, sabotage) =>
          performCall(parts, { route, world, info, request, caller, entry: own, sabotage }).catch((error) =>
            failed(parts, error, request),
          ),
      },
      entry,
    );
  } catch (error) {
    return wholly(failed(parts, error, request));
  }
}

function meetingOf(parts: DispatchParts, { route, world, request }: Arrival): IncomingCall {
  const token = route.endpoint.token === 'none' ? null : bearerToken(request.headers);
  return {
    name: route.name,
    sealed: route.endpoint.body === 'sealed',
    hasToken: token !== null,
    member: () => (token === null ? null : memberOf(parts, { endpoint: route.endpoint, world, token })),
  };
}

function failed(parts: DispatchParts, error: unknown, request: FastifyRequest): Answer {
  const language = requestLanguage(request.headers);
  const failure = error instanceof PlatformFailure ? error : closedWorldFailure(error);
  if (failure) return failureAnswer(failure, language);
  parts.onBug(error, request);
  return failureAnswer({ code: 'UNKNOWN' }, language);
}

function assertMerchant({ merchant }: DispatchParts, { headers }: FastifyRequest): void {
  if (headerText(headers, HEADERS.merchant) !== merchant.code) throw new PlatformFailure('MERCHANT_UNKNOWN');
}

function readInfo(world: World, request: FastifyRequest, { ip, host, signedDigest }: Caller): RequestInfo {
  return {
    id: request.id,
    ip,
    host,
    userAgent: userAgent(request.headers),
    device: signedDigest === null ? null : deviceName(request.headers),
    language: requestLanguage(request.headers),
    merchant: world.platform.merchant.code,
    idempotencyKey: idempotencyKey(request.headers),
    imageHosts: hostsOr(world.settings.get(IMAGE_HOSTS), world),
    launchHosts: hostsOr(world.settings.get(LAUNCH_HOSTS), world),
  };
}

const hostsOr = (hosts: readonly string[], world: World) => (hosts.length > 0 ? hosts : [world.platform.publicUrl]);
