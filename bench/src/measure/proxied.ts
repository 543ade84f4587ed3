import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from '@tonalli/test-stack/balancer';
import { freePort } from './free-port';

export interface FrontProxy {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

const CONFIGURATION = join(import.meta.dirname, '../../../deploy/haproxy.cfg');
const START_LIMIT_MS = 10_000;

/** HAProxy with the configuration of `deploy/` where it is installed, otherwise a stand-in that does the same. */
export async function startProxy(targets: readonly string[]): Promise<FrontProxy> {
  if (!hasHaproxy()) return standIn(targets);
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  writeFileSync(file, configuration(targets, port));
  const child = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  return {
    name: 'HAProxy',
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same but for where it listens, whom it asks, and that callers say which address they have. */
function configuration(targets: readonly string[], port: number): string {
  const servers = targets.map((target, index) => `    server gateway${index} ${new URL(target).host}`).join('\n');
  return (
    readFileSync(CONFIGURATION, 'utf8')
      // As many open files as that takes are not everybody's.
      .replace(/maxconn \d+/, 'maxconn 1000')
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      .replace(/^ {4}server-template .*$/m, servers)
      .replace(/^ {4}option forwardfor$/m, '')
      .replace(/^ {4}http-request del-header x-forwarded-for$/m, '')
      .replace(/^ {4}log stdout .*$/m, '')
  );
}

function hasHaproxy(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function standIn(targets: readonly string[]): Promise<FrontProxy> {
  const balancer = await startBalancer(targets);
  return { name: 'a stand-in, since HAProxy is not installed', url: balancer.url, stop: () => balancer.close() };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const words: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => words.push(text));
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    const answer = await fetch(`${url}/`).catch(() => null);
    if (answer !== null && answer.status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`HAProxy does not answer: ${words.join('')}`);
}
