import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionOf } from '../testing/fixtures';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const PERMISSION = permissionOf({ imageCDNs: ['http://img.example'], launchGameCDNs: ['http://play.example'] });
const ANSWERS = { fetchPermission: () => PERMISSION, fetchMenu: () => ({ categories: [] }) };

describe('the security policy of a page', () => {
  const webDist = mkdtempSync(join(tmpdir(), 'web-dist-'));
  let gateway: TestGateway;
  beforeAll(async () => {
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Tonalli</title>');
    gateway = await startGateway({ webDist }, ANSWERS);
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(webDist, { recursive: true });
  });

  it('SYS-08 allows pictures and games from the hosts that the platform named, and no inline script or style', async () => {
    const policy = (await fetch(`${gateway.url}/`)).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    expect(directives['img-src']).toContain('http://img.example');
    expect(directives['frame-src']).toEqual(["'self'", 'http://play.example']);
    expect(directives['script-src']).toEqual(["'self'"]);
    expect(directives['style-src']).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('SYS-08 names the hosts in every page of a world that is asked for while they are being learned', async () => {
    const worlds = await startGateway({ webDist, worlds: true }, ANSWERS);
    const images: (string | undefined)[] = [];
    for (const world of ['one', 'two', 'three', 'four']) {
      const asked = Promise.withResolvers<void>();
      worlds.platform.answer({
        fetchPermission: async () => {
          await asked.promise;
          const { info, ...rest } = PERMISSION;
          return { ...rest, info: { ...info, imageCDNs: ['http://own.example'] } };
        },
      });
      const pages = Array.from({ length: 24 }, async (_, place) => {
        // Some come before they are known, some just then.
        for (let turn = 0; turn < place; turn += 1) await new Promise((done) => setImmediate(done));
        if (place === 12) asked.resolve();
        return fetch(`${worlds.url}/rng`, { headers: { cookie: `world=${world}` } });
      });
      for (const { headers } of await Promise.all(pages))
        images.push(headers.get('content-security-policy')?.match(/img-src [^;]*/)?.[0]);
    }
    await worlds.stop();
    expect(new Set(images)).toEqual(new Set(["img-src 'self' data: blob: http://own.example"]));
  });

  it('SYS-08 a page does not wait for ever for the hosts of its world: it names those of the world without a name', async () => {
    const worlds = await startGateway({ webDist, worlds: true, hostsWaitMs: 300 }, ANSWERS);
    const policyIn = async (cookie: string) =>
      (await fetch(`${worlds.url}/rng`, { headers: { cookie } })).headers.get('content-security-policy');
    // A start that was too busy to hear of them is made good by the next page.
    const named = "img-src 'self' data: blob: http://img.example;";
    await expect.poll(() => policyIn('')).toContain(named);
    const held = Promise.withResolvers<void>();
    worlds.platform.answer({ fetchPermission: () => held.promise.then(() => PERMISSION) });
    expect(await policyIn('world=slow')).toContain(named);
    held.resolve();
    await worlds.stop();
  });

  it('SYS-08 learns new hosts with the bootstrap, and lets no host write into the policy', async () => {
    const { info } = PERMISSION;
    const imageCDNs = [
      'https://new.example/art',
      "https://x.example/;script-src 'unsafe-inline'",
      'ftp://files.example',
    ];
    gateway.platform.answer({
      fetchPermission: () => ({ ...PERMISSION, info: { ...info, imageCDNs } }),
    });
    await gateway.query('system.bootstrap', { language: 'en' });
    const { headers } = await fetch(`${gateway.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: blob: https://new.example https://x.example;");
    expect(headers.get('link')).toBe('<https://new.example>; rel=preconnect, <https://x.example>; rel=preconnect');
    expect(policy).not.toContain('unsafe');
  });
});
