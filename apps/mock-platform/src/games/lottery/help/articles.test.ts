import { familyOf } from '@tonalli/lottery/families';
import { FAMILY_IDS } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { readDataText } from '../../../kernel/data/data-files';
import { familyArticle } from './family-article';

const LANGUAGES = ['es', 'en'] as const;

/** What the catalogue calls the lotteries: code, vendor, English and Spanish name. */
const ROWS = readDataText('catalogue/lotteries.csv')
  .trim()
  .split('\n')
  .map((row) => row.split(','));

function nameIn(language: 'es' | 'en') {
  const column = ROWS[0]?.indexOf(language) ?? -1;
  return (code: string): string => {
    const name = ROWS.find(([own]) => own === code)?.[column];
    if (!name) throw new Error(`nobody names ${code}`);
    return name;
  };
}

describe.each(FAMILY_IDS)('the help of lotteries of %s', (id) => {
  it.each(LANGUAGES)('SYS-19 LOTT-11 GAME-14 tells in %s every play, what it pays and an example', async (language) => {
    const { html } = familyArticle(id, { language, nameOf: nameIn(language) });
    expect(html).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    const rules = familyOf(id).plays.filter(({ board }) => board.kind !== 'typed');
    // Each has a heading, how it is played, and an example.
    expect(html.match(/<h4>/g)?.length).toBeGreaterThanOrEqual(rules.length);
    expect(html.match(/<strong>/g)?.length).toBe(html.match(/<h4>/g)?.length);
    // Written anew by `npx vitest run src/games/lottery/help/articles.test.ts -u`.
    await expect(html).toMatchFileSnapshot(`../../../../data/help/games/lottery-${id}.${language}.html`);
  });

  it('SYS-19 GAME-14 says of no typed play that it pays the same as others of its group where it does not', () => {
    const { plays } = familyOf(id);
    for (const typed of plays.filter(({ board }) => board.kind === 'typed')) {
      const others = plays.filter(({ group, board }) => group === typed.group && board.kind !== 'typed');
      const kinds = others.flatMap((play) => play.kinds.map((kind) => kind.id));
      for (const { id: kind } of typed.kinds) if (others.length > 0) expect(kinds).toContain(kind);
    }
  });
});

it.each([
  // 1.954 times $2.00 cut to cents; 95,000 times; 18 lots, of which one is hit 96 times; 9.5 times.
  ['fast-three', 'with Big, 1 bet at a unit of $2.00 costs $2.00. In the draw 2 6 3 it pays $3.90.'],
  ['five-digit', '1 bet at a unit of $2.00 costs $2.00. In the draw 7 3 9 0 5 it pays $190,000.00.'],
  ['vietnam-region', 'Numbers 47, 1 bet at a unit of $2.00 costs $36.00 and pays $192.00 in that draw.'],
  ['racing', '1 bet at a unit of $2.00 costs $2.00'],
  ['keno', '<td>1 in 4</td><td>95%</td>'],
  ['vietnam-north', '<td>on average 0.27 hits a draw</td><td>96%</td>'],
  ['five-digit', 'Five digits 1 minute: every minute. It closes 8 seconds before the draw.'],
  ['thai', 'on days 1 and 16 of each month'],
] as const)('SYS-19 GAME-14 the help of %s says: %s', (id, text) => {
  expect(familyArticle(id, { language: 'en', nameOf: nameIn('en') }).html.toLowerCase()).toContain(text.toLowerCase());
});
