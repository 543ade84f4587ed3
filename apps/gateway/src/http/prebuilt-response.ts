import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FlatHeaders } from './security-headers';

/** Below the size of one packet compression saves nothing. */
const GZIP_MIN_BYTES = 1_400;
const SECOND_MS = 1_000;

export const PUBLIC_HEADERS = { 'cache-control': 'no-cache', vary: 'trpc-accept, accept, accept-encoding' } as const;

/** Weak: the compressed and the plain form are one answer. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export interface Sending {
  readonly nowMs: number;
  readonly requestId: string;
}

export interface PrebuiltResponse {
  readonly sizeBytes: number;
  /** Sends the answer, or 304 when the caller has it. False: this response cannot be written this way. */
  send(request: IncomingMessage, response: ServerResponse, sending: Sending): boolean;
}

interface Form {
  readonly body: Buffer;
  readonly headers: readonly string[];
  /** The whole answer, with room for a request's id. */
  whole: Buffer | null;
}

/**
 * An answer whose headers and body are one buffer, so that sending it is one write: headers through `ServerResponse`
 * cost more than all the rest of a cached read.
 */
export function prebuiltResponse(text: string, securityHeaders: FlatHeaders): PrebuiltResponse {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  const plain: Form = { body, headers: [], whole: null };
  let zipped: Form | null = null;
  let writtenAt = 0;

  const formFor = (request: IncomingMessage): Form => {
    if (body.length < GZIP_MIN_BYTES || !request.headers['accept-encoding']?.includes('gzip')) return plain;
    zipped ??= { body: gzipSync(body), headers: ['content-encoding', 'gzip'], whole: null };
    return zipped;
  };

  /** The date changes every second. */
  const refresh = (nowMs: number): void => {
    if (nowMs - writtenAt < SECOND_MS && nowMs >= writtenAt) return;
    writtenAt = nowMs;
    plain.whole = null;
    if (zipped) zipped.whole = null;
  };

  const head = (own: readonly string[]): string => {
    const always = ['etag', etag, 'cache-control', PUBLIC_HEADERS['cache-control'], 'vary', PUBLIC_HEADERS.vary];
    return headText([...own, ...always, ...securityHeaders, 'date', new Date(writtenAt).toUTCString()]);
  };

  const bytesOf = (form: Form, requestId: string): Buffer => {
    const own = ['content-type', 'application/json', 'content-length', String(form.body.length), ...form.headers];
    const headOf = (id: string) => Buffer.from(firstLines('200 OK', id) + head(own), 'latin1');
    // A proxy's own id may be of any length.
    if (requestId.length !== OWN_ID_LENGTH) return Buffer.concat([headOf(requestId), form.body]);
    form.whole ??= Buffer.concat([headOf(requestId), form.body]);
    form.whole.write(requestId, ID_OFFSET, 'latin1');
    return form.whole;
  };

  return {
    sizeBytes: body.length,
    send(request, response, { nowMs, requestId }) {
      if (!canWriteThrough(request, response)) return false;
      refresh(nowMs);
      const unchanged = request.headers['if-none-match']?.includes(etag) === true;
      const form = formFor(request);
      const bytes = unchanged
        ? Buffer.from(firstLines('304 Not Modified', requestId) + head([]), 'latin1')
        : bytesOf(form, requestId);
      const { socket } = response;
      socket?.write(bytes);
      // What the kernel has not taken yet still points at these bytes; the next answer gets others.
      if (socket && socket.writableLength > 0) form.whole = null;
      // The server frees the connection for its next request when a response says that it is finished.
      response.emit('finish');
      return true;
    },
  };
}

const ID_LINE = 'x-request-id: ';
const firstLines = (status: string, requestId: string): string => `HTTP/1.1 ${status}\r\n${ID_LINE}${requestId}\r\n`;
/** Offset and length of the request's id in the buffer. */
const ID_OFFSET = firstLines('200 OK', '').length - 2;
const OWN_ID_LENGTH = 36;

function headText(headers: readonly string[]): string {
  let text = '';
  for (let index = 0; index + 1 < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return `${text}\r\n`;
}

/**
 * Whether these bytes may be written to the socket directly: it is this response's turn, the connection stays open, the
 * request has no body, and the socket is not backed up. Everything else goes through `ServerResponse`.
 */
function canWriteThrough({ headers }: IncomingMessage, { socket, shouldKeepAlive }: ServerResponse): boolean {
  if (!socket?.writable || socket.writableNeedDrain || !shouldKeepAlive) return false;
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined
  );
}
