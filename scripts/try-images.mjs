import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildHere, NOBODY } from './images/build-here.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { readPort, requireFreePorts } from './steps/ports.mjs';
import { onInterrupt } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE } from './steps/project.mjs';
import { findRedisServer } from './steps/redis.mjs';
import { Explained, explain, step } from './steps/terminal.mjs';

/**
 * What the container files say, done here without containers: both images are built step by step into folders, then started as
 * somebody without rights, with the settings of `deploy/demo.env` and a Redis of their own.
 */
const folder = mkdtempSync(join(tmpdir(), 'tonalli-images-'));
const running = [];
const READY_LIMIT_MS = 300_000;
const LOOK_MS = 250;

const settings = Object.fromEntries(
  readFileSync(inRoot('deploy', 'demo.env'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s, 2)),
);

function start(program, args, { env, cwd = folder }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], ...NOBODY });
  running.push(child);
  const words = [];
  child.stdout.setEncoding('utf8').on('data', (text) => words.splice(0, words.length - 40, text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, words, ended };
}

function startImage({ root, command: [, ...args], env }, more) {
  return start(PROJECT_NODE, args, { env: { PATH: process.env.PATH, ...env, ...more }, cwd: root });
}

async function answers({ ended, words }, url) {
  const limit = Date.now() + READY_LIMIT_MS;
  const gone = ended.then((code) => {
    throw new Explained(`It ended with code ${code} before it was ready.`, words.join('').split('\n').slice(-10));
  });
  while (Date.now() < limit) {
    const answer = await Promise.race([fetch(url).catch(() => null), gone]);
    if (answer?.status === 200) return answer.text();
    await wait(LOOK_MS);
  }
  throw new Explained(`${url} did not answer in time.`);
}

/** The image's own check, at the port that it has here. */
async function isHealthy({ health: [, ...args], env }, port) {
  const own = env.GATEWAY_PORT ?? env.PLATFORM_PORT;
  const { ended } = start(
    PROJECT_NODE,
    args.map((text) => text.replace(`:${own}/`, `:${port}/`)),
    { env: process.env },
  );
  return (await ended) === 0;
}

async function leave({ child, ended }, name) {
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Explained(`${name} left with code ${code}.`);
}

function demand(holds, what) {
  if (!holds) throw new Explained(what);
}

async function tryOut(images) {
  const ports = { gateway: readPort('GATEWAY_PORT', 4000), platform: readPort('PLATFORM_PORT', 4100) };
  await requireFreePorts([
    { variable: 'PLATFORM_PORT', port: ports.platform, what: 'the platform' },
    { variable: 'GATEWAY_PORT', port: ports.gateway, what: 'the gateway' },
  ]);
  const [platformUrl, gatewayUrl] = [`http://127.0.0.1:${ports.platform}`, `http://127.0.0.1:${ports.gateway}`];
  const redisPort = ports.gateway + 1;
  start(
    await findRedisServer(),
    ['--port', String(redisPort), '--save', '', '--requirepass', settings.REDIS_PASSWORD],
    { env: {} },
  );

  const { MERCHANT_CODE, MERCHANT_KEY, SESSION_SECRET, REDIS_PASSWORD } = settings;
  const merchant = { MERCHANT_CODE, MERCHANT_KEY };
  const platform = startImage(images.platform, { ...merchant, PLATFORM_PORT: String(ports.platform) });
  await step('The platform starts and creates its data', () => answers(platform, `${platformUrl}/readyz`));
  const gateway = startImage(images.gateway, {
    ...{ ...merchant, SESSION_SECRET, PLATFORM_URL: platformUrl, GATEWAY_PORT: String(ports.gateway) },
    ...{ REDIS_URL: `redis://:${REDIS_PASSWORD}@127.0.0.1:${redisPort}`, DRAIN_SECONDS: '1' },
  });
  await step('The gateway is ready, and shares', async () => {
    const said = await answers(gateway, `${gatewayUrl}/readyz`);
    demand(JSON.parse(said).sharedState === 'shared', `/readyz says ${said}`);
  });
  await step('It serves the web, a public answer and a captcha', async () => {
    const page = await (await fetch(gatewayUrl)).text();
    const [, script] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(page) ?? [];
    demand(script && (await fetch(gatewayUrl + script)).ok, 'The page or its script is missing.');
    const question = `/trpc/system.bootstrap?input=${encodeURIComponent('{"language":"es"}')}`;
    demand((await fetch(gatewayUrl + question)).ok, 'The bootstrap is not answered.');
    const headers = { 'content-type': 'application/json' };
    const captcha = await fetch(`${gatewayUrl}/trpc/session.captcha`, { method: 'POST', headers });
    demand(captcha.ok, `The captcha is answered with ${captcha.status}.`);
  });
  await step('Their own health checks agree', async () => {
    demand(await isHealthy(images.gateway, ports.gateway), 'That of the gateway fails.');
    demand(await isHealthy(images.platform, ports.platform), 'That of the platform fails.');
    demand(!(await isHealthy(images.gateway, redisPort + 1)), 'That of the gateway succeeds where nothing listens.');
  });
  await step('Both leave politely', async () => {
    await leave(gateway, 'The gateway');
    await leave(platform, 'The platform');
  });
}

function clear() {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  await ensureInstalled();
  chmodSync(folder, 0o755);
  const images = {};
  for (const [name, path] of [
    ['gateway', 'apps/gateway/Dockerfile'],
    ['platform', 'apps/mock-platform/Dockerfile'],
  ]) {
    await step(`Building ${path}`, async () => {
      images[name] = await buildHere(path, join(folder, name));
    });
  }
  await tryOut(images);
}

onInterrupt(() => {
  clear();
  process.exit(130);
});
main().catch(explain).finally(clear);
