import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrls } from './image-urls';

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

describe('imageUrls', () => {
  it('SYS-08 names every host exactly once, whatever the path, and always in the same order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/\w[\w./-]{0,40}$/), (path) => {
        const urls = imageUrls(HOSTS, path);
        expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set(HOSTS));
        expect(imageUrls(HOSTS, path)).toEqual(urls);
      }),
    );
  });

  it('SYS-08 spreads pictures over all hosts', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 3_000; index += 1) {
      const [url = ''] = imageUrls(HOSTS, `/games/${index}.svg`);
      counts.set(new URL(url).origin, (counts.get(new URL(url).origin) ?? 0) + 1);
    }
    expect(counts.size).toBe(3);
    for (const count of counts.values()) expect(count).toBeGreaterThan(800);
  });

  it.each([
    ['https://a.example', '/x.svg', 'https://a.example/x.svg'],
    ['https://a.example/', 'x.svg', 'https://a.example/x.svg'],
    ['https://a.example/art/', '/x.svg', 'https://a.example/art/x.svg'],
    ['https://a.example', 'https://b.example/y.svg', 'https://b.example/y.svg'],
    ['https://a.example', 'data:image/svg+xml,x', 'data:image/svg+xml,x'],
  ])('SYS-08 joins "%s" and "%s"', (host, path, url) => {
    expect(imageUrls([host], path)).toEqual([url]);
  });

  it('SYS-08 has nowhere to ask without hosts', () => {
    expect(imageUrls([], '/x.svg')).toEqual([]);
  });
});
