import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { imageUrls } from '@tonalli/contracts/image-urls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_VALUES, GAME } from '../testing/fake-values';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const STYLE = '.first-view { position: absolute }';
const PAGE = `<!doctype html><style>${STYLE}</style><!--first-view--><div id="root"></div>`;

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
    gateway = await startGateway({ webDist });
  });
  afterEach(async () => {
    await gateway.stop();
    rmSync(join(webDist, 'index.html'));
  });

  const banners = (...given: ReturnType<typeof banner>[]) =>
    gateway.platform.answer({ listAnnouncements: () => ({ ...FAKE_VALUES.listAnnouncements, banners: given }) });
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

  it('LOBBY-02 begins a category with its first games, but not a page or a search of it', async () => {
    gateway.platform.answer({
      listGames: () => ({ games: Array.from({ length: 4 }, () => GAME), totalPages: 1, totalRows: 4 }),
    });
    await known('lobby.games', { type: 'RNG', page: 1, pageSize: LOBBY_PAGE_SIZE });
    const drawn = await bodyOf('/rng');
    expect(drawn).toContain('class="first-view first-view-slots"');
    expect(drawn.match(/<img /g)).toHaveLength(2);
    expect(await bodyOf('/rng?page=2')).toBe(NOTHING);
    expect(await bodyOf('/nowhere')).toBe(NOTHING);
    await known('lobby.games', { type: 'FISH', page: 1, pageSize: LOBBY_PAGE_SIZE });
    expect(await bodyOf('/fish')).toContain('class="first-view first-view-lobby"');
  });

  it.each(['/art/1.svg', '/art/2.svg', '/art/3.svg'])(
    'SYS-08 of several hosts it takes the one that the app asks first for %s',
    async (path) => {
      const imageCDNs = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`);
      const { info } = FAKE_VALUES.fetchPermission;
      gateway.platform.answer({
        fetchPermission: () => ({ ...FAKE_VALUES.fetchPermission, info: { ...info, imageCDNs } }),
        listAnnouncements: () => ({ ...FAKE_VALUES.listAnnouncements, banners: [banner(path)] }),
      });
      await known('content.announcements', {});
      expect(await bodyOf('/')).toContain(`src="${imageUrls(imageCDNs, path)[0]}"`);
    },
  );

  it('PROMO-01 begins the promotions with the first of them', async () => {
    const [promotion] = FAKE_VALUES.listPromotions.list;
    await known('promotions.list', {});
    expect(await bodyOf('/promotions')).toContain(`src="http://img.example${promotion?.imageUrl}"`);
  });

  it('HOME-02 waits for nobody: what is not known yet is left to the app', async () => {
    const late = Promise.withResolvers<typeof FAKE_VALUES.listAnnouncements>();
    gateway.platform.answer({ listAnnouncements: () => late.promise });
    expect(await bodyOf('/')).toBe(NOTHING);
    late.resolve({ ...FAKE_VALUES.listAnnouncements, banners: [banner('/art/first.svg')] });
    await known('content.announcements', {});
    expect(await bodyOf('/')).toContain('first.svg');
  });

  it('SYS-02 draws nothing of a site that is closed, and nothing where the platform fails', async () => {
    banners(banner('/art/first.svg'));
    gateway.platform.answer({
      fetchPermission: () => ({ ...FAKE_VALUES.fetchPermission, maintenance: { endsAt: null } }),
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
