import { describe, expect, it } from 'vitest';
import { changeSearch, chooseVendor, gamePageInput, parseLobbySearch } from './lobby-search';

describe('lobby search', () => {
  it('LOBBY-02 reads filter, vendor, name and page from the address', () => {
    expect(parseLobbySearch({ filter: 'HOT', vassalage: 'OMT', q: ' sol ', page: '3' })).toEqual({
      filter: 'HOT',
      vassalage: 'OMT',
      q: 'sol',
      page: 3,
    });
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
