import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const REPOSITORY = join(import.meta.dirname, '../../..');
const LISTENING = /Server listening at (http:\/\/\S+)/;
/** Names every module of OpenTelemetry that the process asks for; its bare vocabulary is read by the metrics in any case. */
const WATCH_IMPORTS = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api') console.log(JSON.stringify({ msg: 'imports ' + name }));
    return next(name, context);
  } });
`)}`;

const LogLine = z.looseObject({ msg: z.string().optional(), requestId: z.string().optional() });
export type LogLine = z.infer<typeof LogLine>;

export interface ServerProcess {
  readonly url: string;
  /** What it has logged so far. */
  readonly log: readonly LogLine[];
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<number | null>;
}

/** One of the servers as a process of its own, on a free port. Rejects with its last words when it ends before it listens. */
export async function startServerProcess(
  app: 'gateway' | 'mock-platform',
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', WATCH_IMPORTS, `apps/${app}/src/main.ts`], {
    cwd: REPOSITORY,
    env: { PATH: process.env.PATH, GATEWAY_PORT: '0', PLATFORM_PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const log: LogLine[] = [];
  const url = await listening(child, log);
  return {
    url,
    log,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function listening({ stdout, stderr, ...child }: ChildProcess, log: LogLine[]): Promise<string> {
  if (!stdout || !stderr) throw new Error('the output of the process is not read');
  const words: string[] = [];
  stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      words.push(line);
      if (!line.startsWith('{')) return;
      const entry = LogLine.parse(JSON.parse(line));
      log.push(entry);
      const [, url] = LISTENING.exec(entry.msg ?? '') ?? [];
      if (url) resolve(url);
    });
    lines.once('close', () => reject(new Error(`${child.spawnfile} ended: ${words.slice(-20).join('\n')}`)));
  });
}
