import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPortFree } from './steps/ports.mjs';
import { inRoot, PROJECT_NODE } from './steps/project.mjs';

const LIMIT_MS = 300_000;
/** Default data of this code and day, where another start has built them. */
const BUILT_DATA = inRoot('apps', 'mock-platform', 'node_modules', '.cache', 'templates');
const QUESTION = `/trpc/system.bootstrap?input=${encodeURIComponent('{"language":"en"}')}`;

async function freePorts(count: number): Promise<number[]> {
  const open = () =>
    new Promise<Server>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => resolve(probe));
    });
  const probes = await Promise.all(Array.from({ length: count }, open));
  // A server that listens on a host and port has an address of this kind.
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

describe('npm run dev', () => {
  let folder: string;
  let dev: ChildProcessByStdio<null, Readable, Readable>;
  let output: string;
  let ended: Promise<number | null>;

  /** Resolves at the first of these words since `from`; rejects with everything said when it ends before. */
  const says = (words: RegExp, from = 0) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (words.test(output.slice(from))) resolve();
      };
      dev.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(`it ended before it said ${words}:\n${output}`)));
    });

  /** Saves a file of an app as it is, and waits until the terminal says these words. */
  const saving = (path: readonly string[], words: RegExp) => {
    const since = output.length;
    utimesSync(inRoot('apps', ...path), new Date(), new Date());
    return says(words, since);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tonalli dev '));
    if (existsSync(BUILT_DATA)) cpSync(BUILT_DATA, join(folder, 'templates'), { recursive: true });
    output = '';
  });

  afterEach(async () => {
    // It ends its own children; what outlives a minute would be a bug that the next line must not wait for.
    if (!dev) return;
    dev.kill('SIGTERM');
    const insist = setTimeout(() => dev.kill('SIGKILL'), 60_000);
    await ended;
    clearTimeout(insist);
    rmSync(folder, { recursive: true, force: true });
  }, 90_000);

  it(
    'DEV-02 serves web, gateway and platform in one terminal, reloads what is saved, and leaves nothing behind',
    async () => {
      const ports = await freePorts(3);
      const [web, gateway, platform] = ports;
      const own = { WEB_PORT: String(web), GATEWAY_PORT: String(gateway), PLATFORM_PORT: String(platform) };
      dev = spawn(PROJECT_NODE, [inRoot('scripts', 'dev.mjs')], {
        env: { ...process.env, ...own, DATA_DIR: folder, NO_COLOR: '1', NODE_ENV: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      ended = new Promise((resolve) => dev.once('close', (code) => resolve(code)));
      for (const stream of [dev.stdout, dev.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
        });
      }
      await says(/Ready, with reload: http:\/\/localhost:\d+/);

      const site = `http://localhost:${web}`;
      expect(await (await fetch(site)).text()).toContain('/@vite/client');
      const answer = await fetch(site + QUESTION);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ result: { data: { merchant: 'TONALLI' } } });

      // A style that a page has asked for is replaced in that page, a server starts anew.
      await (await fetch(`${site}/src/styles.css`)).text();
      await saving(['web', 'src', 'styles.css'], /web +\| .*hmr update .*styles\.css/);
      await saving(['gateway', 'src', 'public.ts'], /gateway +\| .*Server listening/);
      expect((await fetch(site + QUESTION)).status).toBe(200);

      dev.kill('SIGINT');
      expect(await ended).toBe(0);
      expect(output).toContain('Stopped.');
      expect(await Promise.all(ports.map((port) => isPortFree(port)))).toEqual([true, true, true]);
    },
    LIMIT_MS,
  );
});
