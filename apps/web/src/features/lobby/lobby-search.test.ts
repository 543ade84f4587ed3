import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctSearch } from './browse/correct-search';
import {
  changeSearch,
  chooseVendor,
  gameOfAddress,
  gamePageInput,
  parseLobbySearch,
  parseSheetSearch,
  slotClasses,
} from './lobby-search';

describe('lobby search', () => {
  it('LOBBY-02 reads filter, vendor, name and page from the address', () => {
    expect(parseLobbySearch({ filter: 'HOT', vassalage: 'OMT', q: ' sol ', page: '3' })).toEqual({
      filter: 'HOT',
      vassalage: 'OMT',
      q: 'sol',
      page: 3,
    });
  });

  it('LOBBY-02 reads the family from the address, one of those that there are, and asks for it', () => {
    expect(parseLobbySearch({ family: 'hi-lo' })).toEqual({ family: 'hi-lo' });
    expect(parseLobbySearch({ family: 'Hi-Lo' })).toEqual({});
    const input = gamePageInput({ language: 'es', type: 'RNG', search: { family: 'hi-lo' } });
    expect(input).toMatchObject({ family: 'hi-lo' });
    const own = correctSearch({ filter: 'FAV', family: 'hi-lo' }, { type: 'RNG', vendors: [] });
    expect(own).toEqual({ filter: 'FAV' });
  });

  it('LOBBY-12 asks for new games where the address says so', () => {
    expect(parseLobbySearch({ filter: 'NEW' })).toEqual({ filter: 'NEW' });
    expect(gamePageInput({ language: 'es', type: 'RNG', search: { filter: 'NEW' } })).toMatchObject({ newOnly: true });
  });

  it('LOBBY-02 takes anything that makes no sense as not given', () => {
    expect(parseLobbySearch({ filter: 'ALL', vassalage: '<script>', classify: 'NOPE', q: '   ', page: '-4' })).toEqual(
      {},
    );
    expect(parseLobbySearch({ page: '1e9', vassalage: 'x'.repeat(33) })).toEqual({});
  });

  it('LOBBY-02 changing the vendor resets the filter to ALL and the page to 1', () => {
    expect(chooseVendor({ filter: 'FAV', page: 7, q: 'sol' }, 'KUK')).toEqual({ vassalage: 'KUK', q: 'sol' });
  });

  it('LOBBY-02 any change begins at the first page, and only a change of page keeps to it', () => {
    expect(changeSearch({ page: 7, q: 'sol' }, { q: 'luna' })).toEqual({ q: 'luna' });
    expect(changeSearch({ q: 'sol' }, { page: 2 })).toEqual({ q: 'sol', page: 2 });
  });

  it('LOBBY-05 bingo is not offered without a Thai interface', () => {
    expect(parseLobbySearch({ classify: 'BINGO' })).toEqual({});
    expect(parseLobbySearch({ classify: 'SCRATCH' })).toEqual({ classify: 'SCRATCH' });
  });

  it('LOBBY-05 a Thai interface would add bingo', () => {
    expect(slotClasses(['es', 'en'])).not.toContain('BINGO');
    expect(slotClasses(['es', 'th']).at(-1)).toBe('BINGO');
  });

  it('LOBBY-02 reads any address into one that it reads the same again, and that a URL can hold', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.double(), fc.boolean(), fc.constant(null));
    const keys = ['filter', 'vassalage', 'classify', 'family', 'q', 'page', 'game', 'list'];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, value]))), (raw) => {
        const search = parseLobbySearch(raw);
        expect(parseLobbySearch({ ...search })).toEqual(search);
        expect(() => encodeURIComponent(search.q ?? '')).not.toThrow();
        expect((search.q ?? '').length).toBeLessThanOrEqual(100);
        const sheet = parseSheetSearch(raw);
        expect(parseSheetSearch({ ...sheet })).toEqual(sheet);
      }),
    );
  });

  it.each(['%', '"', "'", '🎰'.repeat(5_000), `x${'🎰'.repeat(80)}`, 'a'.repeat(10_000), '\u0000', '%E0%A4%A'])(
    'LOBBY-02 takes %s for a name to search for, cut to what can be asked',
    (q) => {
      const search = parseLobbySearch({ q });
      expect(search.q?.length).toBeLessThanOrEqual(100);
      expect(() => encodeURIComponent(search.q ?? '')).not.toThrow();
    },
  );

  it('LOBBY-02 drops what makes no sense in a category: strange vendors, classes that only slots have', () => {
    const shelf = { type: 'RNG', vendors: ['OMT', 'KUK'] } as const;
    const sound = { vassalage: 'OMT', classify: 'SCRATCH', q: 'sol', page: 3 } as const;
    expect(correctSearch(sound, shelf)).toBe(sound);
    expect(correctSearch({ ...sound, vassalage: 'NOPE' }, shelf)).toEqual({ classify: 'SCRATCH', q: 'sol' });
    expect(correctSearch(sound, { ...shelf, type: 'LIVE' })).toEqual({ vassalage: 'OMT', q: 'sol' });
    expect(correctSearch({ filter: 'FAV', q: 'sol', classify: 'SLOT' }, shelf)).toEqual({ filter: 'FAV' });
    expect(correctSearch({ vassalage: 'OMT' }, { type: 'RNG', vendors: [] })).toEqual({});
  });

  it('LOBBY-03 LOBBY-09 reads the game or the vendor that lies over the page', () => {
    expect(parseSheetSearch({ game: 'g010001', list: 'AUR' })).toEqual({ game: 'g010001', list: 'AUR' });
    expect(parseSheetSearch({ game: 120_001, list: '<script>' })).toEqual({ game: 'g120001' });
    expect(['g120001', 'gato', '7'].map(gameOfAddress)).toEqual(['120001', 'gato', '7']);
    expect(parseSheetSearch({ game: '', list: 'x'.repeat(33) })).toEqual({});
  });

  it('LOBBY-02 asks for pages of 18, hot ones only where the filter says so', () => {
    expect(gamePageInput({ language: 'es', type: 'RNG', search: { filter: 'HOT', page: 2 } })).toEqual({
      language: 'es',
      type: 'RNG',
      page: 2,
      pageSize: 18,
      hotOnly: true,
    });
  });
});
