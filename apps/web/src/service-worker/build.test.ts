import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../vite/manifests';
import { type BuiltFile, releaseOf } from '../../vite/release';

const chunk = (fileName: string, over: Partial<NonNullable<BuiltFile['chunk']>> = {}): BuiltFile => ({
  fileName,
  chunk: { isEntry: false, facadeModuleId: null, imports: [], css: [], ...over },
});

const BUILD: BuiltFile[] = [
  { fileName: 'index.html' },
  { fileName: 'manifest.es.webmanifest' },
  { fileName: 'assets/figtree-D_ZTVpCC.woff2' },
  { fileName: 'assets/index-bbbbbbbb.css' },
  chunk('assets/index-aaaaaaaa.js', {
    isEntry: true,
    imports: ['assets/stack-cccccccc.js'],
    css: ['assets/index-bbbbbbbb.css'],
  }),
  chunk('assets/stack-cccccccc.js'),
  chunk('assets/first-dddddddd.js', { facadeModuleId: '/x/packages/i18n/src/locales/es/first.ts' }),
  chunk('assets/first-eeeeeeee.js', { facadeModuleId: 'C:\\x\\packages\\i18n\\src\\locales\\en\\first.ts' }),
  chunk('assets/deposit-ffffffff.js'),
];

describe('what the build lets the worker keep', () => {
  it('SYS-14 the shell is the entry with all that it needs, the first texts in every language and the fonts', () => {
    expect(releaseOf(BUILD, '<!doctype html>')).toEqual({
      id: expect.stringMatching(/^[\da-f]{16}$/),
      entry: '/assets/index-aaaaaaaa.js',
      shell: [
        '/assets/figtree-D_ZTVpCC.woff2',
        '/assets/first-dddddddd.js',
        '/assets/first-eeeeeeee.js',
        '/assets/index-aaaaaaaa.js',
        '/assets/index-bbbbbbbb.css',
        '/assets/stack-cccccccc.js',
      ],
      later: ['/assets/deposit-ffffffff.js'],
    });
  });

  it('SYS-14 refuses a file without a hash in its name', () => {
    expect(() => releaseOf([...BUILD, chunk('assets/plain.js')], '')).toThrow('assets/plain.js');
    expect(() => releaseOf([...BUILD, chunk('sw-aaaaaaaa.js')], '')).toThrow('sw-aaaaaaaa.js');
  });

  it('SYS-14 another page or another file is another release', () => {
    const ids = [
      releaseOf(BUILD, 'a'),
      releaseOf(BUILD, 'b'),
      releaseOf([...BUILD, chunk('assets/more-gggggggg.js')], 'a'),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

/** Of an extended WebP file, as its own head says. */
function webpSize(src: string): string {
  const bytes = readFileSync(join(import.meta.dirname, '../../public', src));
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe('the manifest', () => {
  it.each(['es', 'en'] as const)('SYS-14 makes the app installable in %s, as one app in all languages', (language) => {
    const manifest = manifestOf(language);
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      short_name: 'Tonalli',
    });
    const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
    expect(sizes).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
    const pictures = manifest.screenshots.map(({ src, sizes: size }) => [size, webpSize(src)]);
    expect(pictures).toEqual([
      ...Array(3).fill(['780x1688', '780x1688']),
      ...Array(3).fill(['1920x1080', '1920x1080']),
    ]);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/rng', '/member?page=depositv2', '/promotions']);
  });

  it('I18N-02 SYS-14 is written in each language', () => {
    expect([manifestOf('es').lang, manifestOf('en').lang]).toEqual(['es-MX', 'en-US']);
    expect(manifestOf('es').description).not.toBe(manifestOf('en').description);
  });
});
