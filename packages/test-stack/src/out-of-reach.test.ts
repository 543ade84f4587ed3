import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTROL_COMMANDS, CONTROL_PREFIX } from '@tonalli/qa/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { startGateway } from './stack';
import { startWireTap, type WireTap } from './wire-tap';

const PAGE = '<!doctype html><title>Tonalli</title>';
const stack = await useStack();
let webDist: string;
let wire: WireTap;
/** As players meet it: the web is served, worlds are not. */
let players: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'web '));
  writeFileSync(join(webDist, 'index.html'), PAGE);
  wire = await startWireTap(stack.platform.url);
  players = await startGateway({ platformUrl: wire.url, webDist, worlds: false });
});
afterAll(async () => {
  await players.gateway.stop();
  await wire.close();
  rmSync(webDist, { recursive: true });
});

const reached = () => wire.records.map(({ path }) => path).filter((path) => path.startsWith('/qa'));

describe('through the gateway', () => {
  it.each([
    '/qa',
    '/qa/',
    '/qa/worlds',
    '/qa/assets/app.js',
    '/qa/api',
    '/qa/api/',
    '//qa/api/worlds',
    '/%71a/api/worlds',
  ])('QA-11 nobody reaches the console at %s', async (path) => {
    const answer = await fetch(players.gatewayUrl + path);
    const text = await answer.text();
    // What is only another way to write it is a page of the web app, and never one of the platform's.
    expect(answer.status >= 400 || text === PAGE).toBe(true);
    if (path.startsWith('/qa')) expect(answer.status).toBe(404);
    expect(reached()).toEqual([]);
  });

  it('QA-11 nobody reaches any command of the control interface', async () => {
    for (const { method, path } of Object.values(CONTROL_COMMANDS)) {
      const url = `${players.gatewayUrl}${CONTROL_PREFIX}${path.replaceAll(/:\w+/g, 'x')}`;
      const init = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      const { status } = await fetch(url, { method, ...init });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect(reached()).toEqual([]);
  });

  it('QA-11 nobody chooses a world, by header or by cookie, where worlds are not served', async () => {
    const { name } = await stack.world();
    const input = encodeURIComponent('{"language":"en"}');
    for (const path of [`/trpc/system.bootstrap?input=${input}`, `/trpc/content.jackpot?input=${input}`]) {
      await fetch(players.gatewayUrl + path, { headers: { 'x-world': name, cookie: `world=${name}` } });
    }
    expect(wire.records.length).toBeGreaterThan(0);
    expect(wire.records.filter(({ headers }) => headers['x-world'] !== undefined)).toEqual([]);
  });
});
