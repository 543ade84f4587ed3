import type { GameFamily } from '@tonalli/contracts/games/families';
import type { Random } from '../../../kernel/random';
import { ADJECTIVES, type Adjective } from './adjectives';
import { englishPlural, possessive } from './english';
import type { Noun } from './noun';
import { agree, andFor, articleFor, lowerFirst, prepose, toPlural, upperFirst, withArticle } from './spanish';
import type { Theme } from './themes';
import { HEADS, PLACES, QUESTS, SUFFIXES } from './title-parts';

/** A title in both languages and the noun that its art shows. */
export interface Title {
  readonly en: string;
  readonly es: string;
  readonly icon: string;
}

/** A title that says what is played under it. */
export interface FamilyTitle extends Title {
  readonly family: GameFamily;
  /** The title's id and the code of its game, where it has a name of its own. */
  readonly code?: string;
}

/** Noun with or without an adjective, ready for both languages. */
interface Phrase {
  en: string;
  noun: Noun;
}

const countable = (noun: Noun): boolean => noun.kind !== 'mass' && !noun.plural;
const sameWord = (a: string, b: string): boolean => a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase();

function clashes(adjective: Adjective, noun: Noun): boolean {
  return sameWord(adjective.en, noun.en) || adjective.es.split(' ').some((word) => sameWord(word, noun.es));
}

/** An adjective of the theme that suits the noun, or null when none does. */
export function adjectiveFor(random: Random, theme: Theme, noun: Noun): Adjective | null {
  const fitting = theme.adjectives
    .map((id) => ADJECTIVES.get(id))
    .filter((adjective) => adjective?.kinds.includes(noun.kind) && !clashes(adjective, noun));
  return fitting.length > 0 ? (random.pick(fitting) ?? null) : null;
}

/** "Golden Jaguar" and "Jaguar dorado". */
export function describe(noun: Noun, adjective: Adjective | null, en = noun.en): Phrase {
  if (!adjective) return { en, noun };
  return { en: `${adjective.en} ${en}`, noun: { ...noun, es: `${noun.es} ${agree(adjective.es, noun)}` } };
}

type Pattern = (random: Random, theme: Theme) => Title | null;

function pickNoun(random: Random, theme: Theme, wanted: (noun: Noun) => boolean): Noun | null {
  const fitting = theme.nouns.filter(wanted);
  return fitting.length > 0 ? random.pick(fitting) : null;
}

const adjectiveNoun: Pattern = (random, theme) => {
  const noun = random.pick(theme.nouns);
  const adjective = adjectiveFor(random, theme, noun);
  if (!adjective) return null;
  const phrase = describe(noun, adjective);
  return { en: phrase.en, es: phrase.noun.es, icon: noun.icon };
};

const adjectivePlural: Pattern = (random, theme) => {
  const noun = pickNoun(random, theme, (one) => countable(one) && one.kind !== 'place');
  const adjective = noun && adjectiveFor(random, theme, noun);
  if (!noun || !adjective) return null;
  const phrase = describe(toPlural(noun), adjective, englishPlural(noun.en));
  return { en: phrase.en, es: phrase.noun.es, icon: noun.icon };
};

const headOfNoun: Pattern = (random, theme) => {
  const noun = random.pick(theme.nouns);
  const head = random.pick(HEADS);
  if (sameWord(head.en, noun.en) || sameWord(head.es, noun.es)) return null;
  const drawn = random.next() < 0.3 ? adjectiveFor(random, theme, noun) : null;
  const phrase = describe(noun, drawn && head.en.includes(drawn.en) ? null : drawn);
  const article = random.next() < 0.25;
  const es = prepose(lowerFirst(`${head.es} de`), withArticle(phrase.noun));
  return {
    en: `${article ? 'The ' : ''}${head.en} of ${noun.kind === 'mass' ? '' : 'the '}${phrase.en}`,
    es: upperFirst(article ? `${articleFor({ ...head, plural: head.plural })} ${es}` : es),
    icon: noun.icon,
  };
};

const placeOfPlural: Pattern = (random, theme) => {
  const noun = pickNoun(random, theme, (one) => countable(one) && one.kind !== 'place');
  const place = random.pick(PLACES);
  if (!noun || sameWord(place.en, noun.en)) return null;
  const link = noun.kind === 'being' ? 'of the' : 'of';
  return {
    en: `${place.en} ${link} ${englishPlural(noun.en)}`,
    es: prepose(`${place.es} de`, withArticle(toPlural(noun))),
    icon: noun.icon,
  };
};

const pair: Pattern = (random, theme) => {
  const first = pickNoun(random, theme, (one) => one.kind !== 'place');
  const second = pickNoun(random, theme, (one) => one.kind !== 'place' && one !== first);
  if (!first || !second || sameWord(first.es, second.es)) return null;
  if (random.next() < 0.5) {
    return {
      en: `${first.en} & ${second.en}`,
      es: `${first.es} ${andFor(second.es)} ${lowerFirst(second.es)}`,
      icon: first.icon,
    };
  }
  if (first.kind === 'mass' || second.kind === 'mass') return null;
  const rest = withArticle(second);
  return {
    en: `The ${first.en} and the ${second.en}`,
    es: upperFirst(`${withArticle(first)} y ${rest}`),
    icon: first.icon,
  };
};

const suffixed: Pattern = (random, theme) => {
  const noun = pickNoun(random, theme, (one) => one.kind !== 'place' && !one.plural);
  const suffix = random.pick(SUFFIXES);
  if (!noun || sameWord(suffix.en, noun.en) || sameWord(suffix.es, noun.es)) return null;
  const complement = noun.kind === 'mass' ? noun : toPlural(noun);
  return { en: `${noun.en} ${suffix.en}`, es: `${suffix.es} de ${lowerFirst(complement.es)}`, icon: noun.icon };
};

const figureHead: Pattern = (random, theme) => {
  const figure = random.pick(theme.figures);
  const head = random.pick(HEADS);
  const titled = figure.en.startsWith('the ');
  const owner = prepose('de', figure.es);
  return {
    en: titled ? `${head.en} of ${figure.en}` : `${possessive(figure.en)} ${head.en}`,
    es: random.next() < 0.6 ? upperFirst(`${articleFor(head)} ${lowerFirst(head.es)} ${owner}`) : `${head.es} ${owner}`,
    icon: random.pick(theme.nouns).icon,
  };
};

const figureAndNoun: Pattern = (random, theme) => {
  const figure = random.pick(theme.figures);
  const noun = pickNoun(random, theme, (one) => one.kind !== 'mass');
  if (!noun) return null;
  const phrase = describe(noun, adjectiveFor(random, theme, noun));
  return {
    en: `${upperFirst(figure.en)} and the ${phrase.en}`,
    es: `${upperFirst(figure.es)} y ${withArticle(phrase.noun)}`,
    icon: noun.icon,
  };
};

const quest: Pattern = (random, theme) => {
  const noun = pickNoun(random, theme, countable);
  if (!noun) return null;
  const phrase = describe(noun, adjectiveFor(random, theme, noun));
  const start = random.pick(QUESTS);
  return {
    en: `${start.en} the ${phrase.en}`,
    es: prepose(start.es, withArticle(phrase.noun)),
    icon: noun.icon,
  };
};

/** Patterns with their weights; together 100. */
const PATTERNS: readonly (readonly [number, Pattern])[] = [
  [22, adjectiveNoun],
  [8, adjectivePlural],
  [22, headOfNoun],
  [7, placeOfPlural],
  [9, pair],
  [14, suffixed],
  [7, figureHead],
  [4, figureAndNoun],
  [7, quest],
];

/** Draws one title of a theme; null when the draw makes no good one, and the caller draws again. */
export function drawTitle(random: Random, theme: Theme): Title | null {
  let point = random.next() * 100;
  for (const [weight, pattern] of PATTERNS) {
    if (point < weight) return pattern(random, theme);
    point -= weight;
  }
  return adjectiveNoun(random, theme);
}
