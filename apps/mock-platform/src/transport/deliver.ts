import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { delay } from '../clock/system-time';
import { sendAnswer } from './create-server';
import { contentTypeOf } from './envelope';
import type { Outcome } from './interceptor';

/** Lets an outcome leave for the caller. The promise of a dripped one ends with its last byte. */
export async function deliver(reply: FastifyReply, outcome: Outcome): Promise<void> {
  if (outcome.manner === 'whole') return sendAnswer(reply, outcome.answer);
  // Node wants numbers as text for some of these; hooks set text only.
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  const out = reply.hijack().raw;
  if (outcome.manner === 'dropped') {
    out.socket?.destroy();
    return;
  }
  const { answer } = outcome;
  const bytes = Buffer.from(answer.body);
  out.writeHead(answer.status, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': contentTypeOf(answer),
    'content-length': bytes.length,
  });
  if (outcome.manner === 'dripped') return drip(out, bytes, outcome);
  out.write(bytes.subarray(0, bytes.length >> 1), () => out.socket?.destroy());
}

async function drip(
  out: FastifyReply['raw'],
  bytes: Buffer,
  { milliseconds, pieces }: { milliseconds: number; pieces: number },
): Promise<void> {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let at = 0; at < bytes.length && !out.destroyed; at += size) {
    out.write(bytes.subarray(at, at + size));
    await delay(milliseconds / pieces);
  }
  out.end();
}
