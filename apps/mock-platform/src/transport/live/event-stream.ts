import { HEADERS } from '@tonalli/contracts/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { every } from '../../clock/system-time';

const HEARTBEAT = ': heartbeat\n\n';

export interface EventStream {
  /** Sends whole events, as `eventOf` writes them. A reader with too much unread is cut off instead, to come back and catch up. */
  send(events: string | Uint8Array): void;
  end(): void;
}

export interface StreamOptions {
  readonly until: AbortSignal;
  readonly heartbeatMs: number;
  /** How much may wait for a slow reader. */
  readonly maxUnreadBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked with each heartbeat; the stream ends once it says no. */
  readonly isWelcome?: () => boolean;
  readonly onEnd: () => void;
}

/** Takes a reply over for server-sent events, until the reader goes or they end. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply, options: StreamOptions): EventStream {
  const { until, heartbeatMs, maxUnreadBytes, isWelcome = () => true } = options;
  const out = reply.hijack().raw;
  // The connection's end is the stream's: without chunks around it, an event goes out as it was made, once for all readers.
  out.removeHeader('transfer-encoding');
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nothing follows on this connection, so that the end of the stream lets a stopping server go.
    connection: 'close',
    [HEADERS.requestId]: request.id,
    ...options.headers,
  });
  const stream: EventStream = {
    send(events) {
      if (out.writableEnded) return;
      if (out.writableLength > maxUnreadBytes) out.destroy();
      else out.write(events);
    },
    end: () => void out.end(),
  };
  out.write(': welcome\n\n');
  const stopHeartbeat = every(heartbeatMs, () => {
    if (isWelcome()) stream.send(HEARTBEAT);
    else stream.end();
  });
  until.addEventListener('abort', stream.end);
  out.on('close', () => {
    stopHeartbeat();
    until.removeEventListener('abort', stream.end);
    options.onEnd();
  });
  return stream;
}
