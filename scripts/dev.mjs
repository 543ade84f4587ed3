import { spawn } from 'node:child_process';
import { ensureInstalled } from './steps/install.mjs';
import {
  alreadyRunning,
  claimDataFolder,
  dataFolder,
  forgetInstance,
  recordInstance,
  runningInstance,
} from './steps/instance.mjs';
import { readableLog } from './steps/log-line.mjs';
import { requireNode } from './steps/node-version.mjs';
import { readPort, requireFreePorts } from './steps/ports.mjs';
import { onInterrupt, requireNpm, run, stop } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from './steps/project.mjs';
import { secretsOf } from './steps/secrets.mjs';
import { untilReady } from './steps/servers.mjs';
import {
  blue,
  bold,
  cyan,
  dim,
  Explained,
  eachLine,
  explain,
  green,
  magenta,
  step,
  yellow,
} from './steps/terminal.mjs';
import { testerDefaults } from './steps/tester-defaults.mjs';

const data = dataFolder();
const children = [];
let stopping = false;

/** One app under its own watcher, its lines behind its name. */
function watch({ name, colour, folder, program, env }) {
  const child = spawn(PROJECT_NODE, program, {
    cwd: inRoot('apps', folder),
    env: toolEnvironment({ NODE_ENV: 'development', FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  children.push(child);
  const prefix = colour(name.padEnd(9));
  const show = (line) => {
    for (const part of readableLog(line).split('\n')) process.stdout.write(`${prefix}${dim('|')} ${part}\n`);
  };
  eachLine(child.stdout, show);
  eachLine(child.stderr, show);
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      if (!stopping) resolve(new Explained(`${name} ended (exit code ${code}); its last lines stand above.`));
    });
  });
  return { name, ended, path: 'above' };
}

async function stopAll() {
  stopping = true;
  await Promise.all(children.map((child) => stop(child, { group: true, graceMs: 5_000 })));
  forgetInstance(data);
}

const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');
const GAME_PAGES = [VITE, 'build', '-c', 'vite.games.config.ts'];
const WATCHED = ['--include', './src/**/*', '--include', '../../packages/*/src/**/*'];
const SERVER = [
  inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
  'watch',
  '--clear-screen=false',
  ...WATCHED,
  'src/main.ts',
];

function startWatching(ports) {
  const platformUrl = `http://127.0.0.1:${ports.platform}`;
  const shared = {
    ...secretsOf(data),
    ...testerDefaults(process.env),
    GATEWAY_PORT: String(ports.gateway),
    PLATFORM_PORT: String(ports.platform),
    WEB_PORT: String(ports.web),
    GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    PLATFORM_URL: process.env.PLATFORM_URL ?? platformUrl,
    PLATFORM_PUBLIC_URL: process.env.PLATFORM_PUBLIC_URL ?? platformUrl,
    DATA_DIR: data,
    WEB_URL: process.env.WEB_URL ?? `http://localhost:${ports.web}`,
  };
  const web = [VITE, '--port', String(ports.web), '--strictPort', '--clearScreen', 'false'];
  const pages = [...GAME_PAGES, '--watch', '--logLevel', 'warn'];
  return {
    platform: watch({ name: 'platform', colour: magenta, folder: 'mock-platform', program: SERVER, env: shared }),
    games: watch({ name: 'games', colour: yellow, folder: 'mock-platform', program: pages, env: shared }),
    gateway: watch({ name: 'gateway', colour: blue, folder: 'gateway', program: SERVER, env: shared }),
    web: watch({ name: 'web', colour: green, folder: 'web', program: web, env: shared }),
  };
}

async function buildGamePages() {
  const code = await run(PROJECT_NODE, [...GAME_PAGES, '--logLevel', 'warn'], { cwd: inRoot('apps', 'mock-platform') });
  if (code !== 0) throw new Explained('The pages of the games could not be built; the reason stands above.');
}

async function main() {
  requireNode();
  const ports = {
    web: readPort('WEB_PORT', 5173),
    gateway: readPort('GATEWAY_PORT', 4000),
    platform: readPort('PLATFORM_PORT', 4100),
  };
  const running = await runningInstance(data);
  if (running) throw alreadyRunning(running);
  await requireFreePorts([
    { variable: 'PLATFORM_PORT', port: ports.platform, what: 'the platform' },
    { variable: 'GATEWAY_PORT', port: ports.gateway, what: 'the gateway' },
    { variable: 'WEB_PORT', port: ports.web, what: 'the web site' },
  ]);
  const url = `http://localhost:${ports.web}`;
  const record = { gatewayPort: ports.gateway, platformPort: ports.platform, url };
  claimDataFolder(data);
  recordInstance(data, record);
  await requireNpm();
  await ensureInstalled();
  await step('Building the pages of the games', buildGamePages, { quiet: true });
  const apps = startWatching(ports);
  const ended = Promise.race(Object.values(apps).map((app) => app.ended));
  await untilReady(apps.platform, `http://127.0.0.1:${ports.platform}/readyz`);
  await untilReady(apps.gateway, `http://127.0.0.1:${ports.gateway}/readyz`);
  await untilReady(apps.web, `${url}/`);
  recordInstance(data, { ...record, ready: true });
  process.stdout.write(
    `\n${green(bold('Ready, with reload:'))} ${bold(cyan(url))}  ${dim(`gateway ${ports.gateway}, platform ${ports.platform}; Ctrl-C stops all three`)}\n\n`,
  );
  throw await ended;
}

onInterrupt(async () => {
  await stopAll();
  process.stdout.write('\nStopped.\n');
  process.exit(0);
});

main().catch(async (error) => {
  explain(error);
  await stopAll();
  process.exit(1);
});
