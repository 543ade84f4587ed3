import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeOf } from '../features/lobby';
import { THEMES } from '../features/lobby/catalogue/themes';
import { VENDOR_PLANS } from '../features/lobby/catalogue/vendors';
import { servePlatform } from '../testing/stage';
import { ATTRIBUTION } from './attribution';
import { AVATAR_IDS, drawAvatar } from './avatar-art';
import { BANNER_IDS, drawBanner } from './banner-art';
import { BANK_BRANDS, VENDOR_BRANDS } from './brands';
import { drawGame as drawThemed, WIDE_SIZE } from './game-art';
import { bankLogo, vendorLogo } from './logo-art';
import { ART_VERSION, bankLogoPath, bannerPath, gameIconPath, gameWidePath, vendorLogoPath } from './paths';
import { createRenderedCache } from './rendered-cache';

/** One game for every motif of every theme. */
const GAMES = THEMES.flatMap((theme, index) =>
  theme.nouns.map(({ icon }, position) => ({
    nodeId: String(index * 1_000 + position).padStart(6, '0'),
    theme: theme.id,
    motif: icon,
  })),
);
const drawGame = (game: (typeof GAMES)[number], size?: typeof WIDE_SIZE) => drawThemed(game, themeOf(game), size);
const PICTURES = GAMES.map((game) => drawGame(game));
const ALL = [
  ...PICTURES,
  ...GAMES.filter((_, index) => index % 20 === 0).map((game) => drawGame(game, WIDE_SIZE)),
  ...VENDOR_BRANDS.map(({ id }) => vendorLogo(id) ?? ''),
  ...BANK_BRANDS.map(({ id }) => bankLogo(id) ?? ''),
  ...BANNER_IDS.map((id) => drawBanner(id) ?? ''),
  ...AVATAR_IDS.map((id) => drawAvatar(id) ?? ''),
];
const [GAME] = GAMES;
if (!GAME) throw new Error('there is no game to draw');

describe('pictures', () => {
  it('LOBBY-11 draws every game of every theme, no two alike, always the same', () => {
    expect(new Set(PICTURES).size).toBe(GAMES.length);
    expect(GAMES.map((game) => drawGame(game))).toEqual(PICTURES);
  });

  it('LOBBY-11 has a logo for each of the 34 vendors and 23 banks, and a picture for every banner', () => {
    expect(VENDOR_BRANDS.map(({ id }) => id).sort()).toEqual(VENDOR_PLANS.map(({ code }) => code).sort());
    expect(BANK_BRANDS.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => `bank-${index + 1}`));
    expect(ALL.filter((picture) => !picture.startsWith('<svg '))).toEqual([]);
    expect([vendorLogo('ZZZ'), bankLogo('bank-24'), drawBanner('none')]).toEqual([null, null, null]);
  });

  it('LOBBY-11 keeps pictures small and free of scripts, links and broken numbers', () => {
    expect(ALL.filter((picture) => /NaN|undefined|Infinity|<script|<foreignObject|href="(?!#)/.test(picture))).toEqual(
      [],
    );
    const average = PICTURES.reduce((sum, { length }) => sum + length, 0) / PICTURES.length;
    expect(average).toBeLessThan(7_000);
    expect(Math.max(...ALL.map(({ length }) => length))).toBeLessThan(14_000);
  });

  it('LOBBY-11 raises the version of the paths with every change of a drawing', () => {
    const drawings = createHash('sha256').update(ALL.join('')).digest('hex').slice(0, 16);
    // Pictures are cached for good: when this differs, raise ART_VERSION and note both here.
    expect({ version: ART_VERSION, drawings }).toEqual({ version: '2', drawings: '6e8eded9bf6288fc' });
  });

  it('LOBBY-11 refuses a theme or a motif that is not there', () => {
    expect(() => drawGame({ ...GAME, theme: 'none' })).toThrow(RangeError);
    expect(() => drawGame({ ...GAME, motif: 'none' })).toThrow(RangeError);
  });
});

describe('kept pictures', () => {
  it('LOBBY-11 drops what was asked for longest ago, and draws nothing twice before', () => {
    const drawn: string[] = [];
    const draw = (key: string) => () => {
      drawn.push(key);
      return '<svg/>'.padEnd(1_000, key);
    };
    const cache = createRenderedCache(2_300);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(key, draw(key));
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.bytes).toBeLessThanOrEqual(2_300);
    expect(cache.get('d', () => null)).toBeNull();
  });
});

const platform = await servePlatform();

describe('the art site', () => {
  it.each([
    ['game', gameIconPath(GAME)],
    ['wide game', gameWidePath(GAME)],
    ['vendor', vendorLogoPath('OMT')],
    ['bank', bankLogoPath('bank-7')],
    ['banner', bannerPath('home-slots')],
  ])('LOBBY-11 serves a %s picture to any site, for good', async (_, path) => {
    const response = await platform.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toMatch(/^<svg /);
  });

  it('LOBBY-11 compresses as the caller asks', async () => {
    const encodingOf = async (accepted: string) => {
      const response = await platform.fetch(gameIconPath(GAME), { headers: { 'accept-encoding': accepted } });
      expect(await response.text()).toBe(PICTURES[0]);
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('gzip, br')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('identity')).toBeNull();
    expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
  });

  it('LOBBY-11 answers 304 to whoever has the picture', async () => {
    const first = await platform.fetch(gameIconPath(GAME));
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    const second = await platform.fetch(gameIconPath(GAME), { headers: { 'if-none-match': etag } });
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(second.status).toBe(304);
  });

  it.each([
    gameIconPath(GAME).replace(/-[\w]{8}\.svg$/, '-aaaaaaaa.svg'),
    gameIconPath({ ...GAME, theme: 'none' }),
    gameIconPath({ ...GAME, motif: 'constructor' }),
    vendorLogoPath('ZZZ'),
    '/art/games/',
    '/art/games/..%2f..%2fpackage.json',
    '/art/other/x-aaaaaaaa.svg',
  ])('LOBBY-11 answers 404 to %s', async (path) => {
    const response = await platform.fetch(path);
    await response.text();
    expect(response.status).toBe(404);
  });

  it('LOBBY-11 names the artists, in the documents too', async () => {
    expect(await (await platform.fetch('/art/attribution.txt')).text()).toBe(ATTRIBUTION);
    expect(readFileSync(new URL('../../../../docs/attribution.md', import.meta.url), 'utf8')).toContain(ATTRIBUTION);
  });
});
