import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Servers run here, the load generator (this process) and everything upstream on the other core. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export interface PinnedServer {
  readonly name: string;
  readonly url: string;
  /** Processor time that the process has used so far, in microseconds. */
  cpuMicros(): Promise<number>;
  /** What the server module's own `report` says. */
  report(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

interface Reply {
  url?: string;
  cpuMicros?: number;
  report?: Record<string, number>;
}

const hasTaskset = existsSync('/usr/bin/taskset') || existsSync('/bin/taskset');

/** The command line that keeps a program on one core, where the system can pin. */
export function pinned(core: string, command: readonly [string, ...string[]]): [string, ...string[]] {
  return hasTaskset ? ['taskset', '-c', core, ...command] : [...command];
}

/** Starts a module of `servers/` in a process of its own, on one core where the system can pin. */
export async function startPinned(options: {
  name: string;
  module: string;
  core?: string;
  env?: Record<string, string>;
}): Promise<PinnedServer> {
  const { name, module, core = SERVER_CORE, env = {} } = options;
  const path = fileURLToPath(new URL(`../servers/${module}.ts`, import.meta.url));
  const [file, ...args] = pinned(core, [process.execPath, '--import', 'tsx', path]);
  const child = spawn(file, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const { url } = await reply(child, name);
  if (!url) throw new Error(`${name} did not say where it listens`);
  const ask = (question: string) => {
    child.send(question);
    return reply(child, name);
  };
  return {
    name,
    url,
    cpuMicros: async () => (await ask('cpu')).cpuMicros ?? Number.NaN,
    report: async () => (await ask('report')).report ?? {},
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function reply(child: ChildProcess, name: string): Promise<Reply> {
  const ended = new AbortController();
  try {
    const message = await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([first]: unknown[]) => first),
      once(child, 'exit', { signal: ended.signal }).then(([code]: unknown[]) => {
        throw new Error(`${name} ended with code ${String(code)}`);
      }),
    ]);
    // Only `serve` of servers/serve.ts speaks on this channel.
    return message as Reply;
  } finally {
    ended.abort();
  }
}
