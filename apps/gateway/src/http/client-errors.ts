import type { Socket } from 'node:net';
import { ERRORS } from '@tonalli/contracts/errors';

const STATUS: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const UNREADABLE = '400 Bad Request';
const { message } = ERRORS.INVALID_REQUEST;

/** Answers malformed requests like every other refusal, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const head = [
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? UNREADABLE}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(message)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${message}`);
  socket.destroy();
}
