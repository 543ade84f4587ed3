import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, similarWords, termsOf, toVocabulary } from './search-terms';

const vocabulary = toVocabulary([
  'calabaza',
  'calavera',
  'calaveras',
  'dragon',
  'dragones',
  'jaguar',
  'luna',
  'piramide',
  'sol',
]);

describe('search terms', () => {
  it('LOBBY-02 folds case and accents and drops articles, unless nothing else was typed', () => {
    expect(termsOf('  El TESORO del Sól ')).toEqual(['tesoro', 'sol']);
    expect(termsOf('la')).toEqual(['la']);
    expect(termsOf('ñandú')).toEqual(['nandu']);
  });

  it('LOBBY-02 finds no word in quotes, percent signs or emoji', () => {
    expect(termsOf('% " \' ; -- 🎰')).toEqual([]);
  });

  it('LOBBY-02 keeps to eight words', () => {
    expect(termsOf('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8);
  });

  it('LOBBY-02 counts a swap of neighbours as one error', () => {
    expect(editDistance('jagaur', 'jaguar', 2)).toBe(1);
    expect(editDistance('sol', 'sol', 1)).toBe(0);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  it('LOBBY-02 measures the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 9) === editDistance(b, a, 9)));
  });

  it('LOBBY-02 prefers the nearest word', () => {
    expect(similarWords('calabera', vocabulary)).toEqual(['calavera', 'calaveras']);
    expect(similarWords('dragn', vocabulary)[0]).toBe('dragon');
    expect(similarWords('ramide', vocabulary)).toEqual(['piramide']);
    expect(similarWords('qq', vocabulary)).toEqual([]);
  });

  it('LOBBY-02 forgives nothing in very short words', () => {
    expect(similarWords('lu', vocabulary)).toEqual([]);
  });
});
