import { describe, expect, it } from 'vitest';
import { createLruCache } from './lru-cache';

const answer = (characters: number) => ({ value: 'x'.repeat(characters), freshUntil: 0, staleUntil: 0 });

describe('kept answers', () => {
  it('LOBBY-11 hold no more bytes than they may, keys included: what was read longest ago goes', () => {
    const kept = createLruCache({ entries: 100, bytes: 1_000 });
    for (const key of ['a', 'b', 'c']) kept.set(key, answer(300));
    kept.get('a');
    kept.set('d', answer(300));
    expect(kept.keys()).toEqual(['c', 'a', 'd']);
    kept.set('k'.repeat(500), answer(10));
    expect(kept.keys()).toEqual(['d', 'k'.repeat(500)]);
    expect(kept.sizeBytes).toBe(1 + 302 + 500 + 12);
  });

  it('LOBBY-11 are no more than they may be', () => {
    const kept = createLruCache({ entries: 2, bytes: 1_000 });
    for (const key of ['a', 'b', 'c']) kept.set(key, answer(1));
    expect(kept.keys()).toEqual(['b', 'c']);
  });

  it('LOBBY-11 give way to the newer answer of the same question, and count it once', () => {
    const kept = createLruCache({ entries: 2, bytes: 1_000 });
    for (const characters of [900, 100]) kept.set('a', answer(characters));
    expect([kept.sizeBytes, kept.keys()]).toEqual([103, ['a']]);
    kept.delete('a');
    expect([kept.sizeBytes, kept.get('a')]).toEqual([0, undefined]);
  });

  it('LOBBY-11 leave out what alone is too large, and forget the older answer in its place', () => {
    const kept = createLruCache({ entries: 2, bytes: 100 });
    kept.set('a', answer(10));
    kept.set('a', answer(200));
    expect([kept.keys(), kept.sizeBytes]).toEqual([[], 0]);
  });
});
