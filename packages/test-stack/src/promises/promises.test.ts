import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { useStack } from '../shared-stack';
import { ABOUT_PROTECTION, CLAIM_WORDS, NAMED, OF_OTHER_THINGS, PROMISES, TOOL_WORDS } from './promises';
import { PROOFS } from './proofs';
import { everythingSaid, type Language, type SaidText } from './said-texts';

const stack = await useStack();
const said: Record<Language, SaidText[]> = { es: [], en: [] };

beforeAll(async () => {
  const visitor = (await stack.world()).visitor();
  said.es = await everythingSaid(visitor, 'es');
  said.en = await everythingSaid(visitor, 'en');
});

const longestFirst = (phrases: readonly string[]) => phrases.toSorted((one, other) => other.length - one.length);

function phrasesOf(language: Language): string[] {
  const promised = PROMISES.flatMap((promise): readonly string[] => promise[language]);
  return longestFirst([...promised, ...NAMED[language], ...OF_OTHER_THINGS[language]]);
}

/** What a text says beside the phrases that are listed. */
const leftOf = (words: string, phrases: readonly string[]): string =>
  phrases.reduce((left, phrase) => left.replaceAll(phrase, '…'), words);

describe.each(['es', 'en'] as const)('what the texts promise to whoever wants to play less: %s', (language) => {
  it('SYS-19 RG-06 claims nothing that is not listed and proven', () => {
    const phrases = phrasesOf(language);
    const more = said[language].flatMap(({ where, words }) => {
      const left = leftOf(words, phrases);
      const patterns = [TOOL_WORDS[language], ...(ABOUT_PROTECTION.test(where) ? [CLAIM_WORDS[language]] : [])];
      return patterns.flatMap((pattern) => {
        const found = pattern.exec(left);
        return found ? [`${where}: ${left.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
      });
    });
    expect(more).toEqual([]);
  });

  it('SYS-19 RG-06 says everything that is listed', () => {
    const all = said[language].map(({ words }) => words).join('\n');
    expect(phrasesOf(language).filter((phrase) => !all.includes(phrase))).toEqual([]);
  });

  it('SYS-19 leads to pages and parts that are there', async () => {
    const read = (file: string) => readFile(new URL(`../../../../apps/web/src/${file}`, import.meta.url), 'utf8');
    const [paths, pages] = await Promise.all([read('paths.ts'), read('features/account/member-pages.ts')]);
    const parts = said[language].map(({ where }) => where);
    const missing = said[language].flatMap(({ where, links }) =>
      links.filter((link) => {
        const { pathname, searchParams, hash } = new URL(link, `https://own.example/${where.split('#')[0]}`);
        const page = searchParams.get('page');
        if (pathname === '/member') return page === null || !pages.includes(`'${page}'`);
        const isPage = paths.includes(`'${pathname}'`) || paths.includes(`'${pathname.slice(1)}'`);
        return !isPage || (hash !== '' && !parts.includes(`${pathname.slice(1)}${hash}`));
      }),
    );
    expect(missing).toEqual([]);
  });
});

const BEGINS = '2026-03-16T18:00:00.000Z';

describe('what is promised', () => {
  // The default data of that date, which take a while the first time.
  beforeAll(async () => void (await stack.world({ frozenAt: BEGINS })));

  it.each(PROMISES)('SYS-19 RG-06 is there: $what', async ({ what }) => {
    await PROOFS[what](await stack.world({ frozenAt: BEGINS }));
  });
});
