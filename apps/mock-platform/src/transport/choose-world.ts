import type { Endpoint } from '@tonalli/contracts/endpoint';
import { HEADERS } from '@tonalli/contracts/envelope';
import type { FastifyRequest } from 'fastify';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import type { DispatchParts } from './call';
import { readBody } from './read-body';
import { bearerToken, headerText } from './request-info';
import { decodeRequest } from './validate';

type WorldParts = Pick<DispatchParts, 'worlds' | 'worldsOn'>;

/** The world that a call concerns, found where its endpoint says that it stands. */
export function worldOfCall(parts: DispatchParts, endpoint: Endpoint, request: FastifyRequest): World | Promise<World> {
  if (endpoint.world === 'token') return worldOfToken(parts, request);
  return endpoint.world === 'field' ? worldOfField(parts, endpoint, request) : chooseWorld(parts, request);
}

export function chooseWorld(parts: WorldParts, request: FastifyRequest): World {
  const name = parts.worldsOn ? headerText(request.headers, HEADERS.world) : null;
  return name === null ? parts.worlds.default : requireWorld(parts, name);
}

/** Throws `TOKEN_MISSING`, and `TOKEN_INVALID` for a token of no world. */
function worldOfToken({ worlds, gameTokens }: DispatchParts, { headers }: FastifyRequest): World {
  const token = bearerToken(headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const name = gameTokens.worldOf(token);
  const world = name === null ? null : worlds.find(name);
  if (!world) throw new PlatformFailure('TOKEN_INVALID');
  return world;
}

/** Throws `INVALID_REQUEST` for a request that does not fit, since nobody knows then whose it is. */
async function worldOfField(parts: DispatchParts, endpoint: Endpoint, request: FastifyRequest): Promise<World> {
  const { query, body, headers } = request;
  const raw = { contentType: headers['content-type'], query, body, multipart: async () => undefined };
  const { payload } = await readBody(endpoint.body, raw, parts.opener);
  const decoded = decodeRequest(endpoint.request, payload);
  const { world }: { world?: unknown } = Object(decoded);
  return typeof world === 'string' ? requireWorld(parts, world) : parts.worlds.default;
}

function requireWorld({ worlds }: WorldParts, name: string): World {
  const world = worlds.find(name);
  if (!world) throw new PlatformFailure('WORLD_UNKNOWN');
  return world;
}
