import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OpenRequest, RotateRequest, RoundId, SpinRequest } from '../../games/slot/wire';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { closedWorldFailure } from '../../transport/closed-world';
import { deliver } from '../../transport/deliver';
import { type Answer, failureAnswer, successAnswer } from '../../transport/envelope';
import { noteAnswer, type Passage, type PassingCall, wholly } from '../../transport/passage';
import { bearerToken, headerText, requestLanguage } from '../../transport/request-info';
import type { SiteContext } from '../../transport/site';
import type { WorldDirectory } from '../../world/directory';
import type { World } from '../../world/world';
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

function requireWorld(worlds: WorldDirectory, name: string): World {
  const world = worlds.find(name);
  if (!world) throw new PlatformFailure('WORLD_UNKNOWN');
  return world;
}

/** Both parts of the request's token. Throws `TOKEN_MISSING` and `TOKEN_INVALID`. */
function tokenParts(request: FastifyRequest): { world: string; secret: string } {
  const token = bearerToken(request.headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const at = token.lastIndexOf(SEPARATOR);
  if (token === 'invalid' || at < 1) throw new PlatformFailure('TOKEN_INVALID');
  return { world: token.slice(0, at), secret: token.slice(at + 1) };
}

/** The session of the request's token. Throws `TOKEN_MISSING` and `TOKEN_INVALID`. */
const sessionOf = (world: World, request: FastifyRequest): GameSession =>
  requireSession(world, tokenParts(request).secret);

/** The server hands bodies over as they came. */
function readJson(request: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(request.body) ? JSON.parse(request.body.toString('utf8')) : undefined;
  } catch {
    throw new PlatformFailure('INVALID_REQUEST');
  }
}

/** One call: the world that it concerns, and what it does there. */
interface Handler {
  world: (request: FastifyRequest) => World;
  /** Whoever plays; null where no session is needed yet. */
  session: (world: World, request: FastifyRequest) => GameSession | null;
  run: (call: { world: World; request: FastifyRequest }) => unknown;
}

/** Answers in the platform's envelope, past the world's faults. The token travels in a header, so any origin may ask. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, passage, ...handler }: Named,
): Promise<void> {
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*');
  let world: World;
  try {
    world = handler.world(request);
    world.clock.drain();
  } catch (error) {
    return deliver(reply, wholly(failed(request, error)));
  }
  const start = { kind: 'call', name, method: request.method, path: request.url, requestId: request.id } as const;
  const outcome = await world.recorder.record(start, async (entry) => {
    const passed = await passage({ world, start, ...passing(world, request, { name, ...handler }) }, entry);
    noteAnswer(entry, passed);
    return passed;
  });
  return deliver(reply, outcome);
}

type Named = Handler & { name: string; passage: Passage };

function passing(world: World, request: FastifyRequest, { name, session, run }: Omit<Named, 'passage'>) {
  const player = () => {
    const found = session(world, request);
    return found && { id: found.memberId, username: findMember(world, found.memberId)?.username ?? found.memberId };
  };
  const member = () => {
    try {
      return player();
    } catch {
      return null;
    }
  };
  const perform: PassingCall['perform'] = async (entry, { tokenExpired }) => {
    try {
      entry.request = request.method === 'GET' ? request.query : readJson(request);
      if (tokenExpired) throw new PlatformFailure('TOKEN_INVALID');
      entry.member = player();
      return successAnswer(await run({ world, request }));
    } catch (error) {
      return failed(request, error);
    }
  };
  const hasToken = headerText(request.headers, 'authorization') !== null;
  const meeting = { name, sealed: false, hasToken, member };
  return { meeting, perform, language: requestLanguage(request.headers), rotateKeys: () => undefined };
}

function failed(request: FastifyRequest, error: unknown): Answer {
  const known = error instanceof PlatformFailure ? error : closedWorldFailure(error);
  if (!known) request.log.error({ err: error }, 'a game call broke');
  return failureAnswer(known ?? { code: 'UNKNOWN' }, requestLanguage(request.headers));
}

/** The game server's calls, below `/play/api`; their shapes stand in `games/slot/wire.ts`. */
export function addPlayApi(
  server: FastifyInstance,
  { worlds, passage }: Pick<SiteContext, 'worlds' | 'passage'>,
): void {
  const on = (method: 'GET' | 'POST', path: string, handler: Handler) =>
    server.route({
      method,
      url: `/play/api/${path}`,
      handler: (request, reply) => answer(request, reply, { name: `play.${path}`, passage, ...handler }),
    });
  const nobody = () => null;
  const ofToken = (request: FastifyRequest): World => {
    const world = worlds.find(tokenParts(request).world);
    if (!world) throw new PlatformFailure('TOKEN_INVALID');
    return world;
  };
  const played = (run: (world: World, session: GameSession, request: FastifyRequest) => unknown): Handler => ({
    world: ofToken,
    session: sessionOf,
    run: ({ world, request }) => run(world, sessionOf(world, request), request),
  });

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
  on('POST', 'open', {
    world: (request) => requireWorld(worlds, parse(OpenRequest, readJson(request)).world),
    session: nobody,
    async run({ world, request }) {
      const opened = await openSession(world, parse(OpenRequest, readJson(request)).launch);
      return { ...opened, token: `${world.name}${SEPARATOR}${opened.token}` };
    },
  });
  on(
    'GET',
    'state',
    played((world, session) => world.transaction(() => stateOf(world, session))),
  );
  on(
    'POST',
    'spin',
    played((world, session, request) => spin(world, session, parse(SpinRequest, readJson(request)))),
  );
  on(
    'POST',
    'rotate',
    played((world, { memberId }, request) => {
      const { clientSeed } = parse(RotateRequest, readJson(request));
      return world.commit(() => rotateSeeds(world, { memberId, clientSeed }));
    }),
  );
  on('GET', 'history', played(listHistory));
  on('GET', 'verify', {
    world: (request) => requireWorld(worlds, parse(VerifyQuery, request.query).world ?? worlds.default.name),
    session: nobody,
    run: ({ world, request }) => verifyRound(world, parse(VerifyQuery, request.query).round),
  });
}
