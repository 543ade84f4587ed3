import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FlatHeaders } from './security-headers';

/** Below one packet nothing is won by compressing. */
const GZIP_MIN_BYTES = 1_400;
const SECOND_MS = 1_000;

export const PUBLIC_HEADERS = { 'cache-control': 'no-cache', vary: 'trpc-accept, accept, accept-encoding' } as const;

/** Weak: the compressed and the plain form are one answer. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export interface Sending {
  readonly nowMs: number;
  readonly requestId: string;
}

export interface ReadyAnswer {
  readonly sizeBytes: number;
  /** Sends the answer, or 304 when the caller has it. False: this response cannot be written this way. */
  send(request: IncomingMessage, response: ServerResponse, sending: Sending): boolean;
}

interface Form {
  readonly body: Buffer;
  readonly headers: readonly string[];
  /** All that follows the request's id. */
  rest: Buffer | null;
}

/**
 * An answer whose head and body lie ready as one piece of bytes behind its first two lines, so that sending it is one
 * write. Writing a head through `ServerResponse` costs more than all the rest of a hot read.
 */
export function readyAnswer(text: string, securityHeaders: FlatHeaders): ReadyAnswer {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  const plain: Form = { body, headers: [], rest: null };
  let zipped: Form | null = null;
  let writtenAt = 0;

  const formFor = (request: IncomingMessage): Form => {
    if (body.length < GZIP_MIN_BYTES || !request.headers['accept-encoding']?.includes('gzip')) return plain;
    zipped ??= { body: gzipSync(body), headers: ['content-encoding', 'gzip'], rest: null };
    return zipped;
  };

  /** The date changes every second. */
  const refresh = (nowMs: number): void => {
    if (nowMs - writtenAt < SECOND_MS && nowMs >= writtenAt) return;
    writtenAt = nowMs;
    plain.rest = null;
    if (zipped) zipped.rest = null;
  };

  const head = (own: readonly string[]): string => {
    const always = ['etag', etag, 'cache-control', PUBLIC_HEADERS['cache-control'], 'vary', PUBLIC_HEADERS.vary];
    return headText([...own, ...always, ...securityHeaders, 'date', new Date(writtenAt).toUTCString()]);
  };

  const restOf = (form: Form): Buffer => {
    const own = ['content-type', 'application/json', 'content-length', String(form.body.length), ...form.headers];
    form.rest ??= Buffer.concat([Buffer.from(head(own), 'latin1'), form.body]);
    return form.rest;
  };

  return {
    sizeBytes: body.length,
    send(request, response, { nowMs, requestId }) {
      if (!canWriteThrough(request, response)) return false;
      refresh(nowMs);
      const unchanged = request.headers['if-none-match']?.includes(etag) === true;
      const rest = unchanged ? Buffer.from(head([]), 'latin1') : restOf(formFor(request));
      response.socket?.write(Buffer.concat([firstLines(unchanged ? '304 Not Modified' : '200 OK', requestId), rest]));
      // The server frees the connection for its next request when a response says that it is finished.
      response.emit('finish');
      return true;
    },
  };
}

const firstLines = (status: string, requestId: string): Buffer =>
  Buffer.from(`HTTP/1.1 ${status}\r\nx-request-id: ${requestId}\r\n`, 'latin1');

function headText(headers: readonly string[]): string {
  let text = '';
  for (let index = 0; index + 1 < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return `${text}\r\n`;
}

/**
 * Only where nothing but these bytes belongs on the connection: it is this response's turn, the connection stays
 * open, the request has no body, and its reader keeps up. Everything else goes the long way.
 */
function canWriteThrough({ headers }: IncomingMessage, { socket, shouldKeepAlive }: ServerResponse): boolean {
  if (!socket?.writable || socket.writableNeedDrain || !shouldKeepAlive) return false;
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined
  );
}
