import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTROL_COMMANDS, CONTROL_PREFIX } from '@tonalli/contracts/qa/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStack, type Stack } from './stack';

const PAGE = '<!doctype html><title>Tonalli</title>';
let webDist: string;
/** As players meet it: the web is served, worlds are not. */
let stack: Stack;

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'web '));
  writeFileSync(join(webDist, 'index.html'), PAGE);
  stack = await createStack({ webDist, worlds: false });
});
afterAll(async () => {
  await stack.stop();
  rmSync(webDist, { recursive: true });
});

const reached = () => stack.wire.records.map(({ path }) => path).filter((path) => path.startsWith('/qa'));

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
    const answer = await fetch(stack.gatewayUrl + path);
    const text = await answer.text();
    // What is only another way to write it is a page of the web app, and never one of the platform's.
    expect(answer.status >= 400 || text === PAGE).toBe(true);
    if (path.startsWith('/qa')) expect(answer.status).toBe(404);
    expect(reached()).toEqual([]);
  });

  it('QA-11 nobody reaches any command of the control interface', async () => {
    for (const { method, path } of Object.values(CONTROL_COMMANDS)) {
      const url = `${stack.gatewayUrl}${CONTROL_PREFIX}${path.replaceAll(/:\w+/g, 'x')}`;
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
      await fetch(stack.gatewayUrl + path, { headers: { 'x-world': name, cookie: `world=${name}` } });
    }
    expect(stack.wire.records.length).toBeGreaterThan(0);
    expect(stack.wire.records.filter(({ headers }) => headers['x-world'] !== undefined)).toEqual([]);
  });
});
