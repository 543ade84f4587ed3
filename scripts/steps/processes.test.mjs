import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './project.mjs';

const SERVER = `
  process.on('SIGTERM', () => { console.log('left politely'); process.exit(0); });
  setInterval(() => undefined, 1_000);
  console.log('listening ' + process.pid);
`;

const urlOf = (file) => pathToFileURL(inRoot('scripts', 'steps', file)).href;

/** As `npm start` does: two servers, and under way something else that would not end by itself. */
const start = (folder) => `
  import { onInterrupt, run } from '${urlOf('processes.mjs')}';
  import { serve, stopAll } from '${urlOf('servers.mjs')}';
  const paths = ${JSON.stringify({ entry: join(folder, 'server.mjs'), logFolder: join(folder, 'logs') })};
  const servers = ['platform', 'gateway'].map((name) => serve({ name, env: {}, ...paths }));
  onInterrupt(() => stopAll(servers).then(() => process.exit(0)));
  run(process.execPath, ['-e', 'setInterval(() => undefined, 1_000); console.log("pid " + process.pid)']);
  console.log('pid ' + process.pid);
`;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a script that npm runs', () => {
  let folder;
  let npm;
  let pids;

  const log = (name) => {
    try {
      return readFileSync(join(folder, 'logs', `${name}.log`), 'utf8');
    } catch {
      return '';
    }
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tonalli processes '));
    pids = [];
    writeFileSync(join(folder, 'server.mjs'), SERVER);
    writeFileSync(join(folder, 'start.mjs'), start(folder));
    writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }');
  });

  afterEach(() => {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
    npm.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['SIGTERM to npm', () => npm.kill('SIGTERM')],
    ['Ctrl-C', () => process.kill(-npm.pid, 'SIGINT')],
  ])('DEV-01 ends with all that it started at %s', async (_, end) => {
    // A terminal sends Ctrl-C to the whole group.
    npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    const pidsIn = (text) => [...text.matchAll(/(?:pid|listening) (\d+)/g)].map(([, pid]) => Number(pid));
    const started = () => {
      pids = pidsIn(output + log('platform') + log('gateway'));
      return pids;
    };
    await expect.poll(started, { timeout: 20_000 }).toHaveLength(4);
    end();
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    expect([log('platform'), log('gateway')].map((text) => text.split('\n')[1])).toEqual([
      'left politely',
      'left politely',
    ]);
  });
});
