import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../../transport/page-policy';
import type { Site } from '../../transport/site';
import { PLAYING, startActivity } from './activity';
import { addSymbols } from './symbols';

/** Beside the bundle once built, in the workspace's folder when run from source. */
const FOLDERS = [join(import.meta.dirname, 'play'), join(import.meta.dirname, '../../../dist/play')];

/** Pages by path, one a game whose folder has a page; each is also found with a slash at the end. */
const pagesIn = (root: string): (readonly [path: string, file: string])[] => [
  ['/play/verify', 'verify/index.html'],
  ...globSync('*/page/index.html', { cwd: root }).map((file) => [`/play/${dirname(dirname(file))}`, file] as const),
];

/** Where a game may be framed when nothing else is configured: the web app of the same machine. */
const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The games: pages and files below `/play/`. Works
 * within a sandboxed frame without an origin of its own, so files may be fetched from anywhere.
 */
export const playSite: Site = async (server, { worlds, options }) => {
  addSymbols(server, worlds);
  if (options.activity) {
    const stop = startActivity(worlds, PLAYING, (error) =>
      server.log.error({ err: error }, 'a visitor could not play'),
    );
    server.addHook('onClose', async () => stop());
  }
  const root = FOLDERS.find((folder) => existsSync(folder));
  if (!root) {
    server.log.warn('the games are not built; their pages answer 404 until "build:games" has run');
    return;
  }
  const policy = pagePolicy(`'self' ${(options.webOrigins ?? LOCAL_ORIGINS).join(' ')}`);
  await server.register(fastifyStatic, {
    root,
    prefix: '/play/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('content-security-policy', policy);
      reply.header('referrer-policy', 'no-referrer');
    },
  });
  for (const [path, file] of pagesIn(root)) {
    const send = (_request: unknown, reply: FastifyReply) => reply.sendFile(file);
    server.get(path, send);
    server.get(`${path}/`, send);
  }
};
