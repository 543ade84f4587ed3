import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WireRecord {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the request's body, as text. */
  readonly body: string;
}

export type AnswerRecord = Omit<WireRecord, 'headers'>;

export interface WireTap {
  readonly url: string;
  readonly records: WireRecord[];
  /** What the platform answered to each, but for the live feed's streams. */
  readonly answers: AnswerRecord[];
  close(): Promise<void>;
}

/** A recording proxy between gateway and platform. */
export async function startWireTap(platformUrl: string): Promise<WireTap> {
  const records: WireRecord[] = [];
  const answers: AnswerRecord[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = send(new URL(url, platformUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      if (!answer.headers['content-type']?.startsWith('text/event-stream'))
        // One that broke off is no answer.
        text(answer).then(
          (body) => answers.push({ method, path: url, body }),
          () => undefined,
        );
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => records.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() }));
    incoming.pipe(onward);
  });
  // It closes no connection by itself: what is asked on one that is just being closed gets no answer.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    records,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
