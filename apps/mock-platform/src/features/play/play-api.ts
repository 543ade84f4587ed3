import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { World } from '../../db/world';
import type { Worlds } from '../../db/worlds';
import { OpenRequest, RotateRequest, RoundId, SpinRequest } from '../../games/slot/wire';
import { failureAnswer, successAnswer } from '../../http/envelope';
import { PlatformFailure } from '../../http/platform-failure';
import { bearerToken, requestLanguage } from '../../http/request-info';
import { rotateSeeds } from './fairness-seeds';
import { openSession, requireSession, stateOf } from './game-session';
import type { GameSession } from './play.repository';
import { spin } from './spin';
import { listHistory, verifyRound } from './verify-round';

const VerifyQuery = z.strictObject({
  round: RoundId,
  world: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Between the world's name and the secret in a session token. */
const SEPARATOR = '~';

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new PlatformFailure('INVALID_REQUEST');
  return parsed.data;
}

function requireWorld(worlds: Worlds, name: string): World {
  const world = worlds.find(name);
  if (!world) throw new PlatformFailure('WORLD_UNKNOWN');
  world.clock.drain();
  return world;
}

/** World and session of the request's token. Throws `TOKEN_MISSING` and `TOKEN_INVALID`. */
function authorise(worlds: Worlds, request: FastifyRequest): { world: World; session: GameSession } {
  const token = bearerToken(request.headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const at = token.lastIndexOf(SEPARATOR);
  if (token === 'invalid' || at < 1) throw new PlatformFailure('TOKEN_INVALID');
  const world = worlds.find(token.slice(0, at));
  if (!world) throw new PlatformFailure('TOKEN_INVALID');
  world.clock.drain();
  return { world, session: requireSession(world, token.slice(at + 1)) };
}

/** The server hands bodies over as they came. */
function readJson(request: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(request.body) ? JSON.parse(request.body.toString('utf8')) : undefined;
  } catch {
    throw new PlatformFailure('INVALID_REQUEST');
  }
}

type Handler = (request: FastifyRequest) => unknown;

/** Answers in the platform's envelope. The token travels in a header, so any origin may ask. */
async function answer(request: FastifyRequest, reply: FastifyReply, handler: Handler): Promise<FastifyReply> {
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*');
  try {
    return reply.send(successAnswer(await handler(request)).body);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) request.log.error({ err: error }, 'a game call broke');
    const failure = error instanceof PlatformFailure ? error : { code: 'UNKNOWN' as const };
    const { status, body } = failureAnswer(failure, requestLanguage(request.headers));
    return reply.code(status).send(body);
  }
}

/** The game server's calls, below `/play/api`; their shapes stand in `games/slot/wire.ts`. */
export function addPlayApi(server: FastifyInstance, worlds: Worlds): void {
  const on = (method: 'GET' | 'POST', path: string, handler: Handler) =>
    server.route({ method, url: `/play/api/${path}`, handler: (request, reply) => answer(request, reply, handler) });

  server.options('/play/api/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type, language',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  on('POST', 'open', async (request) => {
    const { launch, world: name } = parse(OpenRequest, readJson(request));
    const world = requireWorld(worlds, name);
    const opened = await openSession(world, launch);
    return { ...opened, token: `${world.name}${SEPARATOR}${opened.token}` };
  });
  on('GET', 'state', (request) => {
    const { world, session } = authorise(worlds, request);
    return world.transaction(() => stateOf(world, session));
  });
  on('POST', 'spin', (request) => {
    const { world, session } = authorise(worlds, request);
    return spin(world, session, parse(SpinRequest, readJson(request)));
  });
  on('POST', 'rotate', (request) => {
    const { world, session } = authorise(worlds, request);
    const { clientSeed } = parse(RotateRequest, readJson(request));
    return world.commit(() => rotateSeeds(world, { memberId: session.memberId, clientSeed }));
  });
  on('GET', 'history', (request) => {
    const { world, session } = authorise(worlds, request);
    return listHistory(world, session);
  });
  on('GET', 'verify', (request) => {
    const { round, world } = parse(VerifyQuery, request.query);
    return verifyRound(requireWorld(worlds, world ?? worlds.default.name), round);
  });
}
