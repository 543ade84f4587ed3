import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stop } from './processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from './project.mjs';
import { openLog } from './rotating-log.mjs';
import { Explained, eachLine } from './terminal.mjs';

const LAST_LINES = 25;
const READY_LIMIT_MS = 180_000;
const ASK_EVERY_MS = 200;

/** How Node runs a built server. On one core the collector's helpers would take their time from the calls that wait for it. */
export const nodeFlags = (cores = availableParallelism()) => [
  '--enable-source-maps',
  ...(cores === 1 ? ['--single-threaded-gc'] : []),
];

/** Starts a built server with its log kept in a file; `ended` settles when it ends by itself. */
export function serve({ name, entry, env, logFolder }) {
  const path = join(logFolder, `${name}.log`);
  const log = openLog(path);
  const last = [];
  const child = spawn(PROJECT_NODE, [...nodeFlags(), entry], {
    cwd: inRoot(),
    env: toolEnvironment({ NODE_ENV: 'production', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this script only, which then ends its servers in order.
    detached: process.platform !== 'win32',
  });
  const keep = (line) => {
    log.write(line);
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
  };
  eachLine(child.stdout, keep);
  eachLine(child.stderr, keep);
  let stopping = false;
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      resolve(new Explained(`The ${name} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      log.close();
      if (stopping) return;
      resolve(
        new Explained(`The ${name} ended by itself (${signal ?? `exit code ${code}`}). Its last words:`, [
          ...last,
          `The whole log: ${path}`,
        ]),
      );
    });
  });
  return {
    name,
    path,
    ended,
    stop: async () => {
      stopping = true;
      await stop(child);
    },
  };
}

/** Stops and takes out one after another, the last first, and with them one that is put in meanwhile. */
export async function stopAll(servers) {
  for (let server = servers.pop(); server; server = servers.pop()) await server.stop();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function answersReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok ? null : `${response.status} ${(await response.text()).slice(0, 300)}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

/** Waits until a server says it can serve; throws when it ends before, or takes longer than `limitMs`. */
export async function untilReady(server, url, { limitMs = READY_LIMIT_MS } = {}) {
  let failure = null;
  server.ended.then((error) => {
    failure = error;
  });
  const until = Date.now() + limitMs;
  for (;;) {
    const reason = await answersReady(url);
    if (failure) throw failure;
    if (!reason) return;
    if (Date.now() > until) {
      throw new Explained(`The ${server.name} was not ready after ${limitMs / 1000} seconds: ${reason}`, [
        `Its log: ${server.path}`,
      ]);
    }
    await pause(ASK_EVERY_MS);
  }
}
