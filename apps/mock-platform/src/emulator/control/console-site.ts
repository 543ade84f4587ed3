import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../../transport/page-policy';
import { isLoopback } from './loopback';

/** Beside the bundle once built, in the workspace's folder when run from source. */
const FOLDERS = [join(import.meta.dirname, 'console'), join(import.meta.dirname, '../../../dist/console')];

const POLICY = pagePolicy("'none'");

/** The testers' console below `/qa/`, for callers of this machine (QA-10, QA-11). */
export async function addConsole(server: FastifyInstance, folders: readonly string[] = FOLDERS): Promise<void> {
  const root = folders.find((folder) => existsSync(folder));
  if (!root) {
    server.log.warn('the console is not built; /qa answers 404 until "npm run build" has run');
    return;
  }
  await server.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer');
      if (!isLoopback(request)) return reply.code(403).send('The console is for callers of this machine only.');
    });
    await site.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/qa/assets/',
      index: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    // Every panel has an address of its own; the page finds out which is meant.
    const page = readFileSync(join(root, 'index.html'));
    const send = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    for (const path of ['/qa', '/qa/', '/qa/:panel']) site.get(path, send);
  });
}
