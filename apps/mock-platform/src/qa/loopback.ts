import type { FastifyRequest } from 'fastify';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the connection itself comes from this machine, whatever its headers say. */
export const isLoopback = (request: FastifyRequest): boolean => LOOPBACK.has(request.raw.socket.remoteAddress ?? '');
