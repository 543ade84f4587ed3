import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const INDEX = 'index.html';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Serves the built web app: its hashed assets for ever, everything else to be asked for again. */
export async function serveWebApp(server: FastifyInstance, webDist: string): Promise<void> {
  if (!existsSync(join(webDist, INDEX))) throw new Error(`WEB_DIST has no ${INDEX}: ${webDist}`);
  await server.register(fastifyStatic, {
    root: webDist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // A folder is no file: it gets the page, like every other route.
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE);
    },
  });
}

/** No page of the web app is below these: assets (or a browser would run HTML as a script), procedures, links of testers, the platform's control. */
const NO_PAGES = ['/assets/', '/trpc/', '/__world', '/qa/'];

/** Routes of the web app are no files: they get its page. */
export function sendsWebApp(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_PAGES.some((start) => `${path}/`.startsWith(start));
}

export const sendIndex = (reply: FastifyReply): FastifyReply => reply.sendFile(INDEX);
