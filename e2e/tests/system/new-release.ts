import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The script that a page begins with, as the build names it. */
const ENTRY = /index-[\w-]{8}\.js/g;
const RELEASED = 'index-released.js';

export interface Site {
  readonly url: string;
  /** From now on the site is a release later: its first script has another name. */
  release(): void;
  /** Answers no request any more, as without a connection. */
  goDown(): void;
  close(): Promise<void>;
}

/** The built site behind an address of its own, where a new release can be put up without building one. */
export async function startSite(gatewayUrl: string): Promise<Site> {
  let entry: string | null = null;
  let released = false;
  let down = false;

  function answer(asked: IncomingMessage, reply: ServerResponse): void {
    if (down) return void asked.socket.destroy();
    if (asked.url === `/assets/${RELEASED}`) {
      // The scripts that are loaded later know the first one by its built name; a copy of it would start a second app.
      reply.writeHead(200, { 'content-type': 'text/javascript' });
      return void reply.end(`import './${entry}';`);
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const forwarded = request(new URL(asked.url ?? '/', gatewayUrl), { method: asked.method, headers }, (answered) => {
      const type = answered.headers['content-type'] ?? '';
      const isRewritten = type.includes('html') || asked.url === '/sw.js';
      if (!isRewritten) {
        reply.writeHead(answered.statusCode ?? 502, answered.headers);
        return void answered.pipe(reply);
      }
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        entry ??= text.match(ENTRY)?.[0] ?? null;
        const { 'content-length': _, etag: __, 'last-modified': ___, ...kept } = answered.headers;
        reply.writeHead(answered.statusCode ?? 502, kept);
        reply.end(released ? text.replace(ENTRY, RELEASED) : text);
      });
    });
    forwarded.on('error', () => reply.destroy());
    reply.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release() {
      released = true;
    },
    goDown() {
      down = true;
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
