import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

const SOURCES = join(import.meta.dirname, '../servers');
const BUILT = join(import.meta.dirname, '../../dist/servers');

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

interface Pinned {
  readonly name: string;
  readonly module: string;
  readonly core?: string;
  readonly env?: Record<string, string>;
  /** As its files are, not as it is built: where one of them is to be replaced. */
  readonly fromSource?: boolean;
  /** Of Node. */
  readonly flags?: readonly string[];
}

/** As `npm start` runs servers where there is one core. */
export const ON_ONE_CORE = ['--single-threaded-gc'];

/** Starts a module of `servers/` in a process of its own, on one core where the system can pin. */
export async function startPinned(options: Pinned): Promise<PinnedServer> {
  const { name, module, core = SERVER_CORE, env = {}, fromSource = false, flags = [] } = options;
  const script = fromSource ? ['--import', 'tsx', join(SOURCES, `${module}.ts`)] : [join(BUILT, `${module}.js`)];
  const [file, ...args] = pinned(core, [process.execPath, ...flags, ...script]);
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
