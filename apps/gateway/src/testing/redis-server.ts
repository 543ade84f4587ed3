import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TEST_ENVIRONMENT } from './env';

/** A Redis of a test's own, which keeps nothing and touches no other. */
export interface TestRedis {
  readonly url: string;
  /** Ends it as a crash would; `start` brings an empty one back at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It goes on to accept connections, and answers nothing until it is woken. */
  freeze(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** `password`: whoever comes has to say it. */
export async function startRedis({ password }: { password?: string } = {}): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  const kill = async () => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('close', resolve));
    ending.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    child = spawn(TEST_ENVIRONMENT.REDIS_SERVER_PATH, argumentsOf({ port, folder, password }), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await ready(child);
  };
  await start();

  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A way to a Redis that breaks off, once, where a connection first says a word; what comes later passes. */
export async function openWay({ url }: TestRedis, { breaksAt }: { breaksAt: string }) {
  const { port } = new URL(url);
  let broken = 0;
  const server = createServer((from) => {
    const onward = connect(Number(port), '127.0.0.1');
    from.on('data', (data) => {
      if (broken > 0 || !data.includes(breaksAt)) return void onward.write(data);
      broken += 1;
      from.destroy();
    });
    onward.pipe(from);
    for (const [one, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `redis://127.0.0.1:${address.port}`,
    broken: () => broken,
    /** Lets nobody in any more. */
    close: () => void server.close(),
  };
}

function argumentsOf({ port, folder, password }: { port: number; folder: string; password?: string | undefined }) {
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--daemonize', 'no'];
  const forgetful = ['--save', '', '--appendonly', 'no'];
  return [...own, ...forgetful, ...(password ? ['--requirepass', password] : [])];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  const { stdout } = child;
  if (!stdout) throw new Error('the output of Redis is not read');
  const words: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error('These tests need redis-server (on Debian: apt-get install redis-server).', { cause: error })),
    );
    createInterface({ input: stdout }).on('line', (line) => {
      words.push(line);
      if (line.includes('Ready to accept connections')) resolve();
    });
    child.once('close', () => reject(new Error(`redis-server ended: ${words.join('\n')}`)));
  });
}
