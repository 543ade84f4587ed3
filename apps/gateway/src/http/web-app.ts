import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RETIRED_WORKER } from './retired-worker';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const WORKER = '/sw.js';

export interface WebApp {
  /** Folder of the build. */
  readonly webDist: string;
  readonly serviceWorker: boolean;
}

/** Serves the built web app: its hashed assets for ever, everything else to be asked for again. */
export async function serveWebApp(server: FastifyInstance, { webDist, serviceWorker }: WebApp): Promise<void> {
  if (!serviceWorker) {
    server.get(WORKER, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', REVALIDATE).send(RETIRED_WORKER),
    );
  }
  await server.register(fastifyStatic, {
    root: webDist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // A build does not change while it is served: a route for each file, as one for all would list its folder at every request.
    wildcard: false,
    globIgnore: serviceWorker ? ['**/*.{br,gz}'] : ['**/*.{br,gz}', 'sw.js'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE);
    },
  });
}

/** No page of the web app is below these: files of it (or a browser would run HTML as a script), procedures, links of testers, the platform's control. */
const NO_PAGES = ['/assets/', '/icons/', WORKER, '/robots.txt', '/trpc/', '/external/', '/__world', '/qa/'];

/** Routes of the web app are no files: they get its page. */
export function sendsWebApp(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_PAGES.some((start) => `${path}/`.startsWith(start));
}
