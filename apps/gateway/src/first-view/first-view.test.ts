import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { imageUrls } from '@tonalli/contracts/image-urls';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameOf, gamesOf, MEMBER_INFO, NO_ANNOUNCEMENTS, permissionOf } from '../testing/fixtures';
import type { Answers } from '../testing/scripted-platform';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

const STYLE = '.first-view { position: absolute }';
const OWN = '<img src="/assets/card-1.svg" alt="" fetchpriority="high">';
const PAGE = `<!doctype html><style>${STYLE}</style><!--first-view-->
  <template data-first-view="member">
    ${OWN}
  </template>
  <template data-first-view="agent">${OWN}</template><div id="root"></div>`;

const INFO = { imageCDNs: ['http://img.example'] };
const CLOSED = permissionOf(INFO, { maintenance: { endsAt: null } });
const ANSWERS: Answers = {
  fetchPermission: () => permissionOf(INFO),
  fetchMenu: () => ({ categories: [] }),
  listAnnouncements: () => NO_ANNOUNCEMENTS,
  listGames: () => gamesOf(gameOf('1001')),
  fetchMemberInfo: () => MEMBER_INFO,
};

const banner = (imageUrl: string, groupName: 'w_home' | 'w_leftmenu' = 'w_home') => ({
  id: imageUrl,
  groupName,
  title: 'Bono',
  imageUrl,
  url: '',
  linkType: 'NONE' as const,
});

describe('the first view of a page', () => {
  const webDist = mkdtempSync(join(tmpdir(), 'web-dist-'));
  let gateway: TestGateway;
  beforeEach(async () => {
    writeFileSync(join(webDist, 'index.html'), PAGE);
    gateway = await startGateway({ webDist }, ANSWERS);
  });
  afterEach(async () => {
    await gateway.stop();
    rmSync(join(webDist, 'index.html'));
  });

  const banners = (...given: ReturnType<typeof banner>[]) =>
    gateway.platform.answer({ listAnnouncements: () => ({ ...NO_ANNOUNCEMENTS, banners: given }) });
  /** Asked for by a visitor before, so that it is known. */
  const known = async (path: string, input: object) => {
    await gateway.query('system.bootstrap', { language: 'es' });
    await gateway.query(path, { language: 'es', ...input });
  };
  const page = async (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });
  const bodyOf = async (path: string) => (await (await page(path)).text()).replace(/^.*<\/style>/s, '');
  const NOTHING = '<div id="root"></div>';

  it('SYS-08 HOME-02 begins home with its first banner, from a host that the platform named', async () => {
    banners(banner('/art/menu.svg', 'w_leftmenu'), banner('/art/first.svg'), banner('/art/second.svg'));
    await known('content.announcements', {});
    expect(await bodyOf('/')).toBe(
      `<div class="first-view first-view-home" aria-hidden="true"><img src="http://img.example/art/first.svg" alt="" fetchpriority="high"></div>${NOTHING}`,
    );
    expect(await bodyOf('/?tab=HOT')).toContain('first-view-home');
  });

  it('HOME-07 SYS-08 lays nothing over home where announcements will come', async () => {
    const popup = [{ id: 'p1', title: 'Hola', content: '<p>Hola</p>', execution: 'B' as const }];
    gateway.platform.answer({
      listAnnouncements: () => ({ ...NO_ANNOUNCEMENTS, banners: [banner('/art/first.svg')], popup }),
    });
    await known('content.announcements', {});
    await known('content.popups', { audience: 'visitor' });
    expect(await bodyOf('/')).toMatch(/^<div class="first-view first-view-home" aria-hidden="true"><img [^>]*><\/div>/);
    expect((await bodyOf('/')).match(/<div /g)).toHaveLength(2);
  });

  it('LOBBY-02 begins a category with its first games, but not a page or a search of it', async () => {
    gateway.platform.answer({
      listGames: () => gamesOf(...['1', '2', '3', '4'].map(gameOf)),
    });
    await known('lobby.games', { type: 'RNG', page: 1, pageSize: LOBBY_PAGE_SIZE });
    const drawn = await bodyOf('/rng');
    expect(drawn).toContain('class="first-view first-view-slots"');
    expect(drawn.match(/<img /g)).toHaveLength(2);
    expect(await bodyOf('/rng?page=2')).toBe(NOTHING);
    expect(await bodyOf('/nowhere')).toBe(NOTHING);
    await known('lobby.games', { type: 'FISH', page: 1, pageSize: LOBBY_PAGE_SIZE });
    expect(await bodyOf('/fish')).toContain('class="first-view first-view-lobby"');
    await known('lobby.games', { type: 'LIVE', page: 1, pageSize: LOBBY_PAGE_SIZE });
    expect(await bodyOf('/live')).toContain('class="first-view first-view-live"');
  });

  it.each(['/art/1.svg', '/art/2.svg', '/art/3.svg'])(
    'SYS-08 of several hosts it takes the one that the app asks first for %s',
    async (path) => {
      const imageCDNs = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`);
      gateway.platform.answer({
        fetchPermission: () => permissionOf({ imageCDNs }),
        listAnnouncements: () => ({ ...NO_ANNOUNCEMENTS, banners: [banner(path)] }),
      });
      await known('content.announcements', {});
      expect(await bodyOf('/')).toContain(`src="${imageUrls(imageCDNs, path)[0]}"`);
    },
  );

  it('PROMO-01 begins the promotions with the first of them', async () => {
    const promotion = {
      promotionId: 'zalo',
      kind: 'application',
      category: 'COMMUNITY',
      title: '',
      summary: '',
      imageUrl: '/art/promo.svg',
      phase: 'OPEN',
      startsAt: '2026-03-01T12:00:00.000Z',
      endsAt: null,
    } as const;
    gateway.platform.answer({ listPromotions: () => ({ list: [promotion] }) });
    await known('promotions.list', {});
    expect(await bodyOf('/promotions')).toContain(`src="http://img.example${promotion.imageUrl}"`);
  });

  it('HOME-02 waits for nobody: what is not known yet is left to the app', async () => {
    const late = Promise.withResolvers<typeof NO_ANNOUNCEMENTS>();
    gateway.platform.answer({ listAnnouncements: () => late.promise });
    expect(await bodyOf('/')).toBe(NOTHING);
    late.resolve({ ...NO_ANNOUNCEMENTS, banners: [banner('/art/first.svg')] });
    await known('content.announcements', {});
    expect(await bodyOf('/')).toContain('first.svg');
  });

  it('SYS-02 draws nothing of a site that is closed, and nothing where the platform fails', async () => {
    banners(banner('/art/first.svg'));
    gateway.platform.answer({
      fetchPermission: () => CLOSED,
    });
    await known('content.announcements', {});
    expect(await bodyOf('/')).toBe(NOTHING);
    gateway.platform.raw((_request, reply) => reply.code(500).send('broken'));
    expect(await bodyOf('/promotions')).toBe(NOTHING);
  });

  it('S6 what an operator wrote into a picture cannot leave its attribute', async () => {
    banners(banner('/art/"><script>alert(1)</script>.svg'));
    await known('content.announcements', {});
    const drawn = await bodyOf('/');
    expect(drawn).toContain('first-view-home');
    expect(drawn).not.toContain('<script');
  });

  describe('of a page for who is signed in', () => {
    const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const MEMBER_VIEW = `<div class="first-view first-view-member" aria-hidden="true">${OWN}</div>`;
    const AGENT_VIEW = `<div class="first-view first-view-agent" aria-hidden="true">${OWN}</div>`;
    const opened = async (path: string, headers: Record<string, string>) => {
      const { body } = await request(gateway.url + path, { headers });
      return (await body.text()).replace(/^.*<\/style>|<script.*$/gs, '');
    };
    /** Whose page it then is, at a site whose state is known. */
    const headersOf = async (type: MemberType) => {
      const { cookie } = signedIn('M000001', type);
      await gateway.query('system.bootstrap', { language: 'es' });
      return { cookie, ...OPENED };
    };

    it("SYS-08 MEM-01 begins each page of the member centre with the member's card", async () => {
      for (const type of [0, 1, 4] as const) {
        const headers = await headersOf(type);
        expect(await opened('/member', headers)).toBe(MEMBER_VIEW);
        expect(await opened('/member?page=withdraw', headers)).toBe(MEMBER_VIEW);
      }
    });

    it("SYS-08 AG-01 begins the agents' home with its band for agents, and is empty for who is led away", async () => {
      expect(await opened('/agentHome?from=2026-03-01', await headersOf(1))).toBe(AGENT_VIEW);
      expect(await opened('/agentHome?page=agentTeamOverview', await headersOf(1))).toBe(AGENT_VIEW);
      expect(await opened('/agentHome?page=withdraw', await headersOf(1))).toBe('');
      expect(await opened('/agentHome', await headersOf(0))).toBe('');
    });

    it('SYS-08 AUTH-16 is empty for a guest, and where the page does not say whose it is', async () => {
      const { cookie } = await headersOf(1);
      for (const path of ['/member', '/agentHome']) {
        expect(await opened(path, OPENED)).toBe(NOTHING);
        expect(await opened(path, { cookie })).toBe(NOTHING);
      }
    });

    it('SYS-02 is empty while the site is closed', async () => {
      gateway.platform.answer({
        fetchPermission: () => CLOSED,
      });
      const headers = await headersOf(1);
      expect(await opened('/member', headers)).toBe('');
      expect(await opened('/agentHome', headers)).toBe('');
    });
  });

  it("S1 the policy allows the page's own style by its hash, and no other", async () => {
    const policy = (await page('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('SYS-13 a browser that has the same page keeps it, until another first view is known', async () => {
    const tagOf = async (path: string) => (await page(path)).headers.get('etag') ?? '';
    const bare = await tagOf('/nowhere');
    banners(banner('/art/first.svg'));
    await known('content.announcements', {});
    const drawn = await page('/', { 'if-none-match': bare });
    expect([drawn.status, drawn.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect((await page('/', { 'if-none-match': await tagOf('/') })).status).toBe(304);
  });
});
