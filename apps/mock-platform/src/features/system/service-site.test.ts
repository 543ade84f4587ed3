import * as system from '@tonalli/contracts/system/wire';
import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';

const platform = await servePlatform();
let name: string;

beforeEach(() => {
  name = platform.worlds.create({ frozenAtMs: TEST_TIME_MS }).name;
});

const control = (world = name) => createControlClient({ url: platform.url, world });
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/service/${path}`, { headers });

/** In place of a channel, as many as a caller may come up with. */
const NONSENSE = [
  ...['', '/', '//', '/LIVECHAT', '?', '#', '%', '%2e%2e', '%2F', '%00', '%ff', '%F0%9F%92%A5'],
  ...['livechat', 'LiveChat', 'LIVECHAT%20', '%20LIVECHAT', 'LIVECHAT/', 'LIVECHAT/x', 'LIVECHAT%00', 'LIVECHAT%2F'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '0', '-1', '[]', '{}', 'TELEGRAM3', '*'],
  ...['<script>alert(1)</script>', "' OR 1=1 --", '"><img src=x>', '#{7*7}', '{{7*7}}', ';ls', '|ls', '$(ls)'],
  ...Array.from({ length: 24 }, (_, index) => String.fromCharCode(33 + index).repeat(2 ** (index % 12))),
];

describe('the service desk', () => {
  it('QA-07 NAV-07 shows each channel without a script, and nobody else may frame it', async () => {
    for (const channel of system.CUSTOMER_SERVICE_TYPES) {
      const page = await open(`${name}/${channel}`);
      const html = await page.text();
      expect([channel, page.status, /<script|<form|<button/.test(html)]).toEqual([channel, 200, false]);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es', 'Todos los días'],
    ['en-GB,en;q=0.9', 'en', 'Every day'],
    ['de-DE,de;q=0.9,en;q=0.5', 'en', 'Every day'],
    ['', 'es', 'Todos los días'],
  ])('QA-07 NAV-07 speaks to a browser of "%s" in %s', async (wanted, language, hours) => {
    const html = await (await open(`${name}/LIVECHAT`, { 'accept-language': wanted })).text();
    expect([html.includes(`<html lang="${language}">`), html.includes(hours)]).toEqual([true, true]);
  });

  it('QA-07 NAV-07 keeps each opening with its channel, address, time of the world and browser', async () => {
    await open(`${name}/LIVECHAT?from=menu`, { 'user-agent': 'A browser' });
    await control().run('advanceClock', { by: '1h' });
    await open(`${name}/WHATSAPP`, { 'user-agent': 'x'.repeat(4_000) });
    const opened = (id: number, channel: string, more: object) => ({
      id,
      channel,
      url: `${platform.url}/service/${name}/${channel}`,
      ...more,
    });
    const chat = opened(1, 'LIVECHAT', { at: new Date(TEST_TIME_MS).toISOString(), userAgent: 'A browser' });
    const at = new Date(TEST_TIME_MS + 3_600_000).toISOString();
    expect(await control().run('listPopups', {})).toEqual([
      opened(2, 'WHATSAPP', { at, userAgent: 'x'.repeat(256) }),
      chat,
    ]);
    expect(await control().run('listPopups', { channel: 'LIVECHAT' })).toEqual([chat]);
    await expect(control().run('listPopups', { channel: 'LIVECHATS' })).rejects.toThrow('did you mean "LIVECHAT"');
  });

  it('QA-07 NAV-07 keeps the newest hundred', async () => {
    for (let count = 0; count < 103; count += 1) await open(`${name}/LINE`);
    const ids = (await control().run('listPopups', {})).map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 103, 4]);
  });

  it('QA-07 NAV-07 goes with copies and snapshots, and stays out of other worlds', async () => {
    const other = platform.worlds.create({}).name;
    await open(`${name}/LIVECHAT`);
    await control().run('saveSnapshot', { name: `${name}-kept` });
    const copy = platform.worlds.fork(name).name;
    await open(`${copy}/IG`);
    await open(`${name}/LINE`);
    const channels = async (world: string) =>
      (await control(world).run('listPopups', {})).map(({ channel }) => channel);
    expect([await channels(name), await channels(copy), await channels(other)]).toEqual([
      ['LINE', 'LIVECHAT'],
      ['IG', 'LIVECHAT'],
      [],
    ]);
    await control().run('restoreSnapshot', { name: `${name}-kept` });
    expect(await channels(name)).toEqual(['LIVECHAT']);
    await control().run('resetWorld', { name });
    expect(await channels(name)).toEqual([]);
  });

  it('QA-07 NAV-07 opens while the platform is closed', async () => {
    await control().run('setStatus', { status: 1, endsAt: null });
    expect((await open(`${name}/LIVECHAT`)).status).toBe(200);
  });

  it('QA-07 NAV-07 S3 answers 64 kinds of nonsense in its path without an opening or a word of it', async () => {
    expect(NONSENSE.length).toBe(64);
    for (const path of NONSENSE) {
      const answer = await open(`${name}/${path}`);
      expect([path, [400, 404, 414].includes(answer.status)]).toEqual([path, true]);
      expect(await answer.text()).not.toMatch(/<script|<img|at .*\.ts:/);
    }
    for (const world of ['nowhere', '__proto__', '..', '%00', 'x'.repeat(3_000)]) {
      const { status } = await open(`${world}/LIVECHAT`);
      expect([world, [400, 404, 414].includes(status)]).toEqual([world, true]);
    }
    await fetch(`${platform.url}/service/${name}/LIVECHAT`, { method: 'HEAD' });
    expect(await control().run('listPopups', {})).toEqual([]);
  });
});
