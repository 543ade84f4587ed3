import type { GameClassify } from '@tonalli/contracts/lobby/wire';
import type { Random } from '../../../kernel/random';
import { ADJECTIVES } from './adjectives';
import { englishPlural } from './english';
import { namesFor, patternsFor } from './named-games';
import type { Noun } from './noun';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import type { Theme } from './themes';
import { adjectiveFor, describe, type FamilyTitle } from './titles';

function fill(template: string, noun: Noun, en: string): string {
  return template
    .replace('{N}', en)
    .replace('{P}', englishPlural(en))
    .replace('{dN}', prepose('de', withArticle(noun)))
    .replace('{N2}', lowerFirst(noun.es))
    .replace('{Ps}', lowerFirst(toPlural(noun).es));
}

function tableTitle(random: Random, theme: Theme): FamilyTitle | null {
  const noun = random.pick(theme.nouns);
  const game = random.pick(namesFor('TABLE'));
  const shown = { icon: noun.icon, family: game.family };
  if (random.next() < 0.5) {
    return { en: `${noun.en} ${game.en}`, es: `${game.es} ${prepose('de', withArticle(noun))}`, ...shown };
  }
  const adjective = ADJECTIVES.get(random.pick(theme.adjectives));
  if (!adjective || adjective.kinds.length < 4) return null;
  return {
    en: `${adjective.en} ${game.en}`,
    es: `${game.es} ${agree(adjective.es, game)}`,
    ...shown,
  };
}

/** Draws the title of a game that is not a slot; null when the draw makes no good one. */
export function drawClassTitle(random: Random, theme: Theme, classify: GameClassify): FamilyTitle | null {
  if (classify === 'TABLE') return tableTitle(random, theme);
  const patterns = patternsFor(classify);
  const noun = random.pick(theme.nouns);
  const { en, es, family } = random.pick(patterns);
  if (/\{Ps?\}/.test(en + es)) {
    if (noun.kind === 'mass' || noun.kind === 'place' || noun.plural) return null;
    return { en: fill(en, noun, noun.en), es: fill(es, noun, noun.en), icon: noun.icon, family };
  }
  const phrase = describe(noun, random.next() < 0.35 ? adjectiveFor(random, theme, noun) : null);
  return { en: fill(en, phrase.noun, phrase.en), es: fill(es, phrase.noun, phrase.en), icon: noun.icon, family };
}
