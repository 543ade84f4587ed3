import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../http/prebuilt-response';

interface MadePage {
  readonly html: string;
  /** It is personal: sent with `no-store`. */
  readonly personal: boolean;
}

/** Sends a rendered page, or 304 when the browser has the same one. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, { html, personal }: MadePage): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (personal) reply.header('cache-control', 'no-store');
  else {
    const etag = etagOf(html);
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  if (!headers['accept-encoding']?.includes('gzip')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipSync(html));
}
