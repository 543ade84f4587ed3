import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { buildCatalogue, type CatalogueGame } from './catalogue/build-catalogue';
import { findTitles } from './find-titles';
import { fold } from './search-terms';
import { createTitleIndex, type TitleIndex } from './title-index';

const PAGE = 18;
let games: readonly CatalogueGame[];
let index: TitleIndex;
beforeAll(() => {
  games = buildCatalogue(createRandom('one').fork('catalogue'));
  index = createTitleIndex(games);
});

const isSoon = (rank: number) => gameAt(rank)?.classify !== 'SLOT';
const find = (text: string, accepts = (_rank: number) => true) =>
  findTitles(index, { text, language: 'ES', accepts, isSoon });
const ALL = { accepts: () => true, isSoon: () => false };
const firstPage = (text: string) => find(text).ranks.slice(0, PAGE);
const gameAt = (rank: number | undefined) => games[(rank ?? 0) - 1];

/** A game of the catalogue and one of its names. */
const titled = () =>
  fc.tuple(fc.nat({ max: games.length - 1 }), fc.boolean()).map(([at, spanish]) => {
    const game = gameAt(at + 1);
    if (!game) throw new Error('no game of that rank');
    return { rank: game.rank, name: spanish ? game.nameEs : game.nameEn };
  });

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
/** One letter missing, too many, wrong, or swapped with the next. */
function mistype(name: string, at: number, error: { kind: number; letter: string }): string {
  const before = name.slice(0, at);
  const after = name.slice(at + 1);
  switch (error.kind) {
    case 0:
      return before + after;
    case 1:
      return before + error.letter + name.slice(at);
    case 2:
      return before + error.letter + after;
    default:
      return before + after.slice(0, 1) + name.slice(at, at + 1) + after.slice(1);
  }
}

describe('finding titles', () => {
  it('LOBBY-02 finds every game by its exact name, first', () => {
    fc.assert(
      fc.property(titled(), ({ rank, name }) => {
        const [first] = firstPage(name);
        // Two titles may differ by an accent alone.
        const same = gameAt(first);
        expect([same?.nameEs, same?.nameEn].map((one) => fold(one ?? ''))).toContain(fold(name));
        expect(firstPage(name)).toContain(rank);
      }),
      { numRuns: 300 },
    );
  });

  it('LOBBY-02 tells titles apart that differ by a sign alone', () => {
    const small = createTitleIndex([
      { rank: 1, nameEs: 'Perla y tridente', nameEn: 'Pearl & Trident' },
      { rank: 2, nameEs: 'Tridente de perla', nameEn: 'Pearl Trident' },
    ]);
    const search = (text: string) => findTitles(small, { text, language: 'ES', ...ALL }).ranks;
    expect(search('pearl trident')).toEqual([2, 1]);
    expect(search(' Pearl & Trident ')).toEqual([1, 2]);
  });

  it('LOBBY-02 finds every game by its name without accents, in any case, between blanks', () => {
    fc.assert(
      fc.property(titled(), fc.boolean(), ({ rank, name }, loud) => {
        const plain = fold(name);
        expect(firstPage(`  ${loud ? plain.toUpperCase() : plain} `)).toContain(rank);
      }),
      { numRuns: 300 },
    );
  });

  it('LOBBY-02 finds every game of five letters or more on the first page, whatever one error was typed', () => {
    const error = fc.record({ kind: fc.nat({ max: 3 }), letter });
    fc.assert(
      fc.property(titled(), fc.nat({ max: 60 }), error, ({ rank, name }, place, typed) => {
        fc.pre(name.replace(/[^\p{L}]/gu, '').length >= 5);
        expect(firstPage(mistype(name, place % name.length, typed))).toContain(rank);
      }),
      { numRuns: 400 },
    );
  });

  it('LOBBY-02 never fails, repeats no game and keeps to what is accepted, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const { ranks } = find(text, (rank) => rank % 2 === 0);
        expect(new Set(ranks).size).toBe(ranks.length);
        expect(ranks.filter((rank) => rank % 2 === 1)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('LOBBY-02 puts the title itself before those that begin so, and these before those that have the words', () => {
    const small = createTitleIndex([
      { rank: 1, nameEs: 'El secreto del jaguar dorado', nameEn: 'a' },
      { rank: 2, nameEs: 'Jaguar dorado y luna', nameEn: 'b' },
      { rank: 3, nameEs: 'Jaguar dorado', nameEn: 'c' },
      { rank: 4, nameEs: 'Jaguares doradoras', nameEn: 'd' },
    ]);
    const search = (text: string) => findTitles(small, { text, language: 'ES', ...ALL }).ranks;
    expect(search('jaguar dorado')).toEqual([3, 2, 1, 4]);
    expect(search('jaguar')).toEqual([2, 3, 4, 1]);
    expect(search('dorado jaguar')).toEqual([1, 2, 3, 4]);
  });

  it('GAME-11 puts what cannot be played yet behind the rest, in its order, but not what is called as was typed', () => {
    const small = createTitleIndex([
      { rank: 1, nameEs: 'Ruleta Jade', nameEn: 'a' },
      { rank: 2, nameEs: 'Jade y luna', nameEn: 'b' },
      { rank: 3, nameEs: 'Jade', nameEn: 'c' },
      { rank: 4, nameEs: 'La noche del jade', nameEn: 'd' },
      { rank: 5, nameEs: 'Jade eterno', nameEn: 'e' },
    ]);
    const search = (text: string, soon: number[]) =>
      findTitles(small, { text, language: 'ES', accepts: () => true, isSoon: (rank) => soon.includes(rank) }).ranks;
    expect(search('jade', [])).toEqual([3, 2, 5, 1, 4]);
    expect(search('jade', [1, 2])).toEqual([3, 5, 4, 2, 1]);
    expect(search('jade', [1, 2, 3])).toEqual([3, 5, 4, 2, 1]);
    expect(search('jad eterno', [5])[0]).toBe(5);
    expect(search('eterna jade', [5])).toEqual([5]);
  });

  it('GAME-11 finds the same games wherever those stand that cannot be played yet', () => {
    fc.assert(
      fc.property(titled(), fc.nat({ max: 3 }), ({ name }, word) => {
        const text = name.split(' ')[word] ?? name;
        const { ranks } = find(text);
        const plain = findTitles(index, { text, language: 'ES', ...ALL }).ranks;
        expect(ranks.toSorted((a, b) => a - b)).toEqual(plain.toSorted((a, b) => a - b));
        const parts = [false, true].map((soon) => ranks.filter((rank) => isSoon(rank) === soon));
        expect(parts).toEqual([false, true].map((soon) => plain.filter((rank) => isSoon(rank) === soon)));
      }),
      { numRuns: 60 },
    );
  });

  it('LOBBY-10 puts names in the language of the reader before those in the other', () => {
    const two = createTitleIndex([
      { rank: 1, nameEs: 'Carta alta', nameEn: 'Luna' },
      { rank: 2, nameEs: 'Luna', nameEn: 'Moon' },
    ]);
    const search = (language: 'ES' | 'EN') => findTitles(two, { text: 'luna', language, ...ALL }).ranks;
    expect(search('ES')).toEqual([2, 1]);
    expect(search('EN')).toEqual([1, 2]);
  });

  it.each([
    ['calabera', 'calavera'],
    ['moctesuma', 'moctezuma'],
    ['rámide', 'pirámide'],
    ['jaguar zzzzzz', 'jaguar'],
  ])('LOBBY-02 for "%s" asks whether "%s" was meant, which finds games', (typed, meant) => {
    const { suggestion, marks, ranks } = find(typed);
    expect(suggestion).toBe(meant);
    expect(marks).toContain(fold(meant));
    expect(ranks.length).toBeGreaterThan(0);
    const right = find(meant);
    expect(right.suggestion).toBeNull();
    expect(right.ranks.length).toBeGreaterThan(0);
  });

  it('LOBBY-02 supposes nothing where games are called as it was typed, or none resembles it', () => {
    expect(find('piramide')).toMatchObject({ suggestion: null, marks: ['piramide'] });
    expect(find('zzzzqqqqxxxx')).toEqual({ ranks: [], marks: [], suggestion: null });
    expect(find('🎰 %')).toEqual({ ranks: [], marks: [], suggestion: null });
  });

  it('LOBBY-11 compares letter by letter only titles that share most of their letters', () => {
    const [pages] = [...index.byTrigram.values()].map((list) => list.length).toSorted((a, b) => b - a);
    expect(pages).toBeLessThan(index.titles.length / 2);
    expect(index.words.length).toBeLessThan(5_000);
  });
});
