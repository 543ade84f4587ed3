import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_FILES } from '@tonalli/contracts/page-files';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_INFO } from '../testing/fixtures';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';
import { embedSession } from './embed-session';

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const SCRIPT = "ask('first')";
const FILES = {
  '/member': ['/assets/member-1.js', '/assets/parts-1.js'],
  '/member?page=withdraw': ['/assets/withdraw-1.js'],
  '/$category': ['/assets/lists-1.js'],
};

describe('what else a page carries', () => {
  let webDist: string;
  let gateway: TestGateway;
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(gateway.url + path, { headers });
    return { headers: answer.headers, body: await answer.body.text() };
  };
  const namedIn = (body: string) =>
    [...body.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, href]) => href);

  beforeEach(async () => {
    webDist = mkdtempSync(join(tmpdir(), 'web-dist-'));
    writeFileSync(
      join(webDist, 'index.html'),
      `<!doctype html><!--first-view--><script>${SCRIPT}</script><div id="root"></div>`,
    );
    writeFileSync(join(webDist, PAGE_FILES), JSON.stringify(FILES));
    gateway = await startGateway(
      { webDist },
      { fetchUnreadCount: () => ({ count: 3 }), fetchMemberInfo: () => MEMBER_INFO },
    );
  });
  afterEach(async () => {
    await gateway.stop();
    rmSync(webDist, { recursive: true });
  });

  it('F5 names the scripts of its address, so that they come with the app and not after it', async () => {
    expect(namedIn((await open('/member')).body)).toEqual(FILES['/member']);
    expect(namedIn((await open('/member?page=withdraw')).body)).toEqual(FILES['/member?page=withdraw']);
    expect(namedIn((await open('/member?page=nonsense')).body)).toEqual(FILES['/member']);
    expect(namedIn((await open('/rng?page=2')).body)).toEqual(FILES['/$category']);
    expect(namedIn((await open('/')).body)).toEqual([]);
    expect(namedIn((await open('/constructor')).body)).toEqual([]);
  });

  it("S1 the policy allows the page's own script by its hash, and none that a page tells its app", async () => {
    const tab = signedIn();
    const { headers } = await open('/member', { cookie: tab.cookie, ...OPENED });
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('AUTH-04 S7 tells who is signed in when a browser opens the page, has nobody keep that, and holds no token of the platform', async () => {
    const tab = signedIn();
    const { body, headers } = await open('/member', { cookie: tab.cookie, ...OPENED });
    const [, json = ''] = /<script type="application\/json" id="told-session">(.*?)<\/script>/.exec(body) ?? [];
    const told = JSON.parse(json);
    expect(told).toEqual({ ...tab.view, token: expect.any(String) });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    const { data } = await gateway.query('messages.unread', undefined, {
      tab: { cookie: tab.cookie, token: told.token },
    });
    expect(data).toEqual({ count: 3 });
  });

  it('AUTH-04 S7 tells nothing to a script that fetches the page, to a frame, or for a cookie that is none', async () => {
    const { cookie } = signedIn();
    for (const headers of [
      { cookie },
      { cookie, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { cookie, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { cookie: 'loopback-session=rubbish', ...OPENED },
      OPENED,
    ]) {
      const page = await open('/member', headers);
      expect(page.body).not.toContain('told-session');
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  it('S6 what a member calls themselves cannot end the block', () => {
    const nickname = '</script><script>alert(1)</script>';
    const view = { token: 't', username: 'demo', customerId: 'M1', account: '42', nickname, type: 0 } as const;
    const flags = { isAgent: false, isTrial: false, firstTimeLogin: false, mustChangePassword: false, onBreak: false };
    const told = embedSession({ headers: OPENED, sessionCookie: 'any' }, { resume: () => ({ ...view, ...flags }) });
    expect(told.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(told.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({ nickname });
  });
});
