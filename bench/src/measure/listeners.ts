import { connect, type Socket } from 'node:net';

/** Opened at once, so that no connection waits in a queue that is full. */
const AT_ONCE = 100;

export interface Listeners {
  /** Milliseconds from when each message was made until each listener had it; forgets those told before. */
  take(): number[];
  /** How many are still connected. */
  readonly open: number;
  close(): void;
}

/** Opens so many streams of server-sent events and reads when each message that says `now` was made: the clocks are one. */
export async function listenTo(url: string, { count, token }: { count: number; token: string }): Promise<Listeners> {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`;
  const sockets = new Set<Socket>();
  let delays: number[] = [];
  const openOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.on('error', reject).on('close', () => sockets.delete(socket));
      socket.on('data', (chunk) => {
        const at = Date.now();
        const text = chunk.toString('latin1');
        if (sockets.has(socket)) for (const [, made] of text.matchAll(/"now":(\d+)/g)) delays.push(at - Number(made));
        else if (text.includes('"type":"state"')) resolve(void sockets.add(socket));
      });
    });
  while (sockets.size < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.size) }, openOne));
  return {
    take() {
      const taken = delays;
      delays = [];
      return taken;
    },
    get open() {
      return sockets.size;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
