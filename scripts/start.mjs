import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import {
  alreadyRunning,
  claimDataFolder,
  dataFolder,
  forgetInstance,
  recordInstance,
  runningInstance,
} from './steps/instance.mjs';
import { requireNode } from './steps/node-version.mjs';
import { readPort, requireFreePorts } from './steps/ports.mjs';
import { onInterrupt, requireNpm } from './steps/processes.mjs';
import { inRoot } from './steps/project.mjs';
import { secretsOf } from './steps/secrets.mjs';
import { serve, stopAll, untilReady } from './steps/servers.mjs';
import { bold, cyan, dim, Explained, explain, green, seconds, step } from './steps/terminal.mjs';
import { testerDefaults } from './steps/tester-defaults.mjs';

const servers = [];
const data = dataFolder();
/** Somebody else's platform; without it this project's own is started. */
const foreignPlatform = process.env.PLATFORM_URL || null;
const testers = foreignPlatform ? {} : testerDefaults(process.env);

async function stopServers() {
  await stopAll(servers);
  forgetInstance(data);
}

async function requireNoInstance(ports) {
  const running = await runningInstance(data);
  if (running) throw alreadyRunning(running);
  const platform = { variable: 'PLATFORM_PORT', port: ports.platform, what: 'the platform' };
  const gateway = { variable: 'GATEWAY_PORT', port: ports.gateway, what: 'the web site and its gateway' };
  await requireFreePorts(foreignPlatform ? [gateway] : [platform, gateway]);
}

function environments(ports) {
  const platformUrl = `http://127.0.0.1:${ports.platform}`;
  const { MERCHANT_KEY, SESSION_SECRET } = secretsOf(data);
  if (foreignPlatform && !process.env.MERCHANT_KEY) {
    throw new Explained('PLATFORM_URL names another platform, whose merchant key this gateway does not know.', [
      'Give the key that its operator issued: MERCHANT_KEY=... MERCHANT_CODE=... PLATFORM_URL=... npm start',
    ]);
  }
  return {
    platform: {
      ...testers,
      MERCHANT_KEY,
      PLATFORM_PORT: String(ports.platform),
      PLATFORM_PUBLIC_URL: process.env.PLATFORM_PUBLIC_URL ?? platformUrl,
      DATA_DIR: data,
      WEB_URL: process.env.WEB_URL ?? `http://localhost:${ports.gateway}`,
    },
    gateway: {
      ...testers,
      MERCHANT_KEY,
      SESSION_SECRET,
      GATEWAY_PORT: String(ports.gateway),
      PLATFORM_URL: foreignPlatform ?? platformUrl,
      WEB_DIST: inRoot('apps', 'web', 'dist'),
    },
  };
}

async function startServer({ name, folder, env, port }) {
  const server = serve({ name, entry: inRoot('apps', folder, 'dist', 'main.js'), env, logFolder: join(data, 'logs') });
  servers.push(server);
  await untilReady(server, `http://127.0.0.1:${port}/readyz`);
}

const CONSOLE = 'for testers, from this machine only; the same by npm run qa; CONTROL=off leaves it out';

function welcome(ports, since) {
  const url = `http://localhost:${ports.gateway}`;
  const row = (label, value) => `  ${label.padEnd(12)} ${value}\n`;
  const own = `http://127.0.0.1:${ports.platform}  ${dim('API reference: /reference, document: /openapi.json')}`;
  process.stdout.write(
    `\n${green(bold('Tonalli is running.'))} ${dim(seconds(since))}\n\n` +
      row('Web', bold(cyan(url))) +
      row('Platform', foreignPlatform ?? own) +
      (testers.CONTROL === 'on' ? row('Console', `http://127.0.0.1:${ports.platform}/qa  ${dim(CONSOLE)}`) : '') +
      row('Health', `${url}/readyz   ${dim('metrics: /metrics')}`) +
      row('Logs', join(data, 'logs')),
  );
  if (!foreignPlatform) {
    process.stdout.write(
      `\n  ${bold('Demo accounts')}\n` +
        row('member', 'demo / Demo1234') +
        row('agent', 'agente / Agente1234') +
        row('trial', 'no account: the "Prueba gratis" button'),
    );
  }
  process.stdout.write(
    `\n  ${dim('Ctrl-C stops everything. The data stay in')} ${data}${dim('; npm run reset renews them.')}\n\n`,
  );
}

async function main() {
  const since = Date.now();
  requireNode();
  const ports = { gateway: readPort('GATEWAY_PORT', 4000), platform: readPort('PLATFORM_PORT', 4100) };
  await step('Ports', () => requireNoInstance(ports), { quiet: true });
  const url = `http://localhost:${ports.gateway}`;
  const record = { gatewayPort: ports.gateway, platformPort: ports.platform, url };
  claimDataFolder(data);
  recordInstance(data, record);
  await requireNpm();
  await ensureInstalled();
  await build();
  const env = environments(ports);
  if (!foreignPlatform) {
    const platform = { name: 'platform', folder: 'mock-platform', env: env.platform, port: ports.platform };
    const title = 'Starting the platform (the first time it creates its data)';
    await step(title, () => startServer(platform), { quiet: true });
  }
  const gateway = { name: 'gateway', folder: 'gateway', env: env.gateway, port: ports.gateway };
  await step('Starting the gateway', () => startServer(gateway), { quiet: true });
  recordInstance(data, { ...record, ready: true });
  welcome(ports, since);
  throw await Promise.race(servers.map((server) => server.ended));
}

onInterrupt(async () => {
  process.stdout.write('\nStopping ...\n');
  await stopServers();
  process.stdout.write('Stopped.\n');
  process.exit(0);
});

main().catch(async (error) => {
  explain(error);
  await stopServers();
  process.exit(1);
});
