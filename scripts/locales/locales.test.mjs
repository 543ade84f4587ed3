import { describe, expect, it } from 'vitest';
import { compareCatalogues } from './compare.mjs';
import { hardcodedTextIn } from './hardcoded-text.mjs';
import { namedIn, unusedKeys } from './usage.mjs';

const problems = (es, en, sameWords = []) =>
  compareCatalogues({ es, en, sameWords }).map(({ key, problem }) => `${key} ${problem}`);

describe('compareCatalogues', () => {
  it('I18N-02 accepts catalogues that say the same, plural forms included', () => {
    const es = {
      menu: { label: 'Menú' },
      games_one: '{{count}} juego',
      games_other: '{{count}} juegos',
      games_many: '{{count}} de juegos',
    };
    const en = { menu: { label: 'Menu' }, games_one: '{{count}} game', games_other: '{{count}} games' };
    expect(problems(es, en)).toEqual([]);
  });

  it('I18N-02 finds a key that one language lacks', () => {
    expect(problems({ a: 'Uno', b: 'Dos' }, { a: 'One' })).toEqual(['b is missing in en']);
    expect(problems({ a: 'Uno' }, { a: 'One', b: 'Two' })).toEqual(['b is missing in es']);
  });

  it('I18N-02 finds an empty text, and one that was not translated', () => {
    expect(problems({ a: ' ' }, { a: 'One' })).toEqual(['a is empty in es']);
    expect(problems({ a: 'Close' }, { a: 'Close' })).toEqual(['a reads "Close" in both languages']);
    expect(problems({ a: 'VIP {{level}}' }, { a: 'VIP {{level}}' }, ['VIP {{level}}'])).toEqual([]);
    expect(problems({ a: '{{current}} / {{total}}' }, { a: '{{current}} / {{total}}' })).toEqual([]);
  });

  it('I18N-02 finds gaps that differ, and plurals without the form that all need', () => {
    expect(problems({ a: 'Hola {{name}}' }, { a: 'Hello {{user}}' })).toEqual([
      'a fills different {{gaps}} in the two languages',
    ]);
    expect(problems({ a_one: 'un juego' }, { a_one: 'a game', a_other: 'games' })).toEqual([
      'a has plural forms in es but no _other',
    ]);
  });

  it('I18N-02 finds a count without plural forms, unless its words fit any number', () => {
    const [es, en] = [{ a: '{{count, number}} juegos' }, { a_one: '{{count}} game', a_other: '{{count}} games' }];
    expect(problems(es, en)).toEqual(['a counts in es without plural forms (_one, _other)']);
    expect(compareCatalogues({ es, en, sameWords: [], countable: ['a'] })).toEqual([]);
  });
});

describe('hardcodedTextIn', () => {
  const written = (jsx) => hardcodedTextIn(`const é = 'ñ';\nexport const A = () => (${jsx});`);

  it('I18N-02 finds words that a component writes itself, with their line', () => {
    expect(written('<p>Hola  a todos</p>')).toEqual([{ text: 'Hola a todos', line: 2 }]);
    expect(written("<p>{open ? 'Close' : 'Open'} {'now'}</p>").map(({ text }) => text)).toEqual([
      'Close',
      'Open',
      'now',
    ]);
    expect(written('<img alt="A picture" title="Of it" />').map(({ text }) => text)).toEqual(['A picture', 'Of it']);
    expect(written('<Card action={<b>Press me</b>} />').map(({ text }) => text)).toEqual(['Press me']);
  });

  it('I18N-02 takes no harm from names, classes, figures and words of a catalogue', () => {
    const jsx = `<p className="text-muted" role={open ? 'dialog' : 'alert'} id="x">{t('menu.label')} 18+ · $1.00</p>`;
    expect(written(jsx)).toEqual([]);
  });
});

describe('unusedKeys', () => {
  const source = `t('menu.label'); t(\`category.\${id}\`); t('session:login.title'); label("plain"); t(\`\${code}\`);`;

  it('I18N-02 finds the keys that no source names', () => {
    const keys = ['menu.label', 'category.rng', 'plain', 'menu.gone', 'login.title'];
    expect(unusedKeys({ namespace: 'system', keys, named: namedIn(source) })).toEqual(['menu.gone', 'login.title']);
    expect(unusedKeys({ namespace: 'session', keys, named: namedIn(source) })).toEqual(['menu.gone']);
  });

  it('I18N-02 knows what is named within the gaps of a text', () => {
    const gaps = `const hint = \`\${t('menu.range', { from, to })}\${later}\`; p(\` · \${t("asOf", { day })}\`);`;
    expect(unusedKeys({ namespace: 'system', keys: ['menu.range', 'asOf', 'gone'], named: namedIn(gaps) })).toEqual([
      'gone',
    ]);
  });
});
