import { fetchStatus } from '@tonalli/contracts/system/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlatformError } from '../platform/platform-error';
import type { Opened } from './open-services';
import { isWorldName, WORLD_COOKIE } from './request-facts';
import { sameOriginPath } from './same-origin-path';
import { WORLD_PAGE_SCRIPT, worldPage } from './world-page';

/** Below it are the links that open the web app in a world; nothing is there where worlds are not served. */
export const WORLD_LINKS = '/__world';
const DEFAULT_WORLD = 'default';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

interface Link {
  Params: { name: string };
  Querystring: { to?: string };
}

/**
 * For testers, where `WORLDS=on` alone. `GET /__world/<name>?to=/path` puts the browser into a world and leads to the
 * path; `GET /__world/<name>/enter?to=/path#as=<username>:<password>` also logs in. `default` leads out again, as
 * `DELETE /__world` does.
 */
export function installWorldLinks(server: FastifyInstance, { services, ownCall }: Opened): void {
  async function exists(name: string): Promise<boolean> {
    try {
      await services.platform.call(fetchStatus, {}, { ...ownCall(), world: name });
      return true;
    } catch (error) {
      return !(error instanceof PlatformError && error.code === 'WORLD_UNKNOWN');
    }
  }

  /** Answers the path to go on to, null when none was asked for; undefined once the link was refused. */
  async function enter(request: FastifyRequest<Link>, reply: FastifyReply): Promise<string | null | undefined> {
    const { name } = request.params;
    const { to } = request.query;
    const path = typeof to === 'string' ? sameOriginPath(to) : null;
    const world = name === DEFAULT_WORLD ? null : name;
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (to !== undefined && path === null) {
      await reply.code(400).send('"to" has to be a path of this site.');
      return undefined;
    }
    if (world !== null && !(isWorldName(world) && (await exists(world)))) {
      await reply.code(404).send('There is no such world.');
      return undefined;
    }
    const cookies = [world === null ? clearingCookie : `${WORLD_COOKIE}=${world}; ${ATTRIBUTES}`];
    // A session belongs to the world that it began in.
    if (request.facts.world !== world) cookies.push(services.sessions.clearingCookie(request.facts.cookieKind));
    reply.header('set-cookie', cookies);
    return path;
  }

  const sendPage = (request: FastifyRequest<Link>, reply: FastifyReply, to: string | null) =>
    reply.type('text/html; charset=utf-8').send(worldPage(request.facts.language, to));

  server.get(`${WORLD_LINKS}/enter.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORLD_PAGE_SCRIPT),
  );
  server.get<Link>(`${WORLD_LINKS}/:name`, async (request, reply) => {
    const to = await enter(request, reply);
    if (to === undefined) return reply;
    const leavesSession = request.facts.sessionCookie !== null && request.facts.world !== worldOf(request);
    return leavesSession ? sendPage(request, reply, to ?? '/') : reply.redirect(to ?? '/', 303);
  });
  server.get<Link>(`${WORLD_LINKS}/:name/enter`, async (request, reply) => {
    const to = await enter(request, reply);
    return to === undefined ? reply : sendPage(request, reply, to);
  });
  server.delete(WORLD_LINKS, async (request, reply) => {
    const leaving = services.sessions.clearingCookie(request.facts.cookieKind);
    return reply.header('set-cookie', [clearingCookie, leaving]).code(204).send();
  });
}

const clearingCookie = `${WORLD_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
const worldOf = ({ params }: FastifyRequest<Link>) => (params.name === DEFAULT_WORLD ? null : params.name);
