import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several gateways, as one in production does it: it asks who is ready, and keeps connections. */
export interface Balancer {
  readonly url: string;
  /** How many requests each of them got so far. */
  readonly served: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const LOOK_MS = 20;

interface Visit {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** Gives requests to the ready ones in turn. One that could not be sent at all goes to the next, any other failure to the caller. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(targets);
  const served = new Map<string, number>();
  let turn = 0;
  let visits = 0;

  const look = setInterval(() => {
    for (const target of targets) {
      fetch(`${target}/readyz`).then(
        ({ status }) => void (status === 200 ? ready.add(target) : ready.delete(target)),
        () => ready.delete(target),
      );
    }
  }, LOOK_MS);

  const next = (without: ReadonlySet<string>): string | undefined => {
    const able = targets.filter((target) => ready.has(target) && !without.has(target));
    turn += 1;
    return able[turn % able.length];
  };

  const hand = (visit: Visit, tried = new Set<string>()): void => {
    const { incoming, outgoing, body, headers } = visit;
    const target = next(tried);
    if (target === undefined) return void outgoing.writeHead(502).end();
    const { method, url = '/' } = incoming;
    const onward = send(new URL(url, target), { method, headers, agent }, (answer) => {
      served.set(target, (served.get(target) ?? 0) + 1);
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') hand(visit, tried.add(target));
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => onward.destroy());
    onward.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      visits += 1;
      // As many visitors as requests: no limit of an address is in the way.
      const address = `2001:db8::${visits.toString(16)}`;
      const headers = { ...incoming.headers, 'x-forwarded-for': address, connection: 'keep-alive' };
      hand({ incoming, outgoing, body: Buffer.concat(chunks), headers });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    served,
    close() {
      clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
