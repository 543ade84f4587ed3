import type { FastifyRequest } from 'fastify';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Names that lead to this machine wherever they are looked up, with a port or without. */
const LOOPBACK_HOST = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether the caller is on this machine and means it: the connection comes from here whatever its headers say, and the
 * host that was asked for is a loopback name, which no name of another's that was pointed here is (DNS rebinding).
 */
export const isLoopback = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(raw.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');

/** Whether no page of another origin is behind it: browsers name the origin, and say from which site a request comes. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}
