import type { GameClassify } from '@tonalli/contracts/lobby/wire';
import type { Random } from '../../../kernel/random';
import { englishPlural } from './english';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import { adjectiveFor, describe, type Title } from './titles';
import { ADJECTIVES } from './vocabulary/adjectives';
import type { Noun, Theme } from './vocabulary/theme';

/** `{N}` noun, `{P}` plural, `{dN}` "del/de la" noun, `{Ps}` plural and `{N2}` noun in lower case, `{wN}` article and noun, `{aN}` the object of a verb. */
type Template = readonly [en: string, es: string];

const TEMPLATES: Partial<Record<GameClassify, readonly Template[]>> = {
  SCRATCH: [
    ['{N} Scratch', 'Raspadito {dN}'],
    ['Scratch & Win {P}', 'Rasca y gana {Ps}'],
    ['{N} Melody Scratch', 'Rasca musical {dN}'],
    ['Serenade Scratch: {N}', 'Raspadito con serenata: {N2}'],
  ],
  VIDEO_POKER: [
    ['{N} Poker', 'Póker {dN}'],
    ['Double {N} Poker', 'Doble póker {dN}'],
    ['{N} Royal Flush', 'Flor imperial {dN}'],
    ['{N} Full House', 'Full {dN}'],
    ['Deuces & {P}', 'Doses y {Ps}'],
  ],
  JACKPOT: [
    ['{N} Jackpot', 'Jackpot {dN}'],
    ['{N} Millions', 'Los millones {dN}'],
    ['Grand {N} Jackpot', 'Gran premio {dN}'],
    ['Jackpot of the {N}', 'El pozo {dN}'],
    ['Mega {P}', 'Megabote de {Ps}'],
  ],
  ARCADE: [
    ['{N} Crash', 'Colisión {dN}'],
    ['{N} Mines', 'Campo minado {dN}'],
    ['{N} Drop', 'Caída {dN}'],
    ['{N} Tower', 'La torre {dN}'],
    ['{N} Runner', 'Corre tras {wN}'],
    ['Catch the {N}', 'Atrapa {aN}'],
    ['{N} Smash', 'Golpe {dN}'],
  ],
};

const TABLE_GAMES = [
  { en: 'Blackjack', es: 'Blackjack', feminine: false },
  { en: 'Roulette', es: 'Ruleta', feminine: true },
  { en: 'Baccarat', es: 'Bacará', feminine: false },
  { en: 'Craps', es: 'Mesa de dados', feminine: true },
  { en: 'Keno', es: 'Keno', feminine: false },
  { en: 'Three Card Poker', es: 'Póker de tres cartas', feminine: false },
];

function fill(template: string, noun: Noun, en: string): string {
  return (
    template
      .replace('{N}', en)
      .replace('{P}', englishPlural(en))
      .replace('{dN}', prepose('de', withArticle(noun)))
      .replace('{N2}', lowerFirst(noun.es))
      .replace('{wN}', withArticle(noun))
      .replace('{Ps}', lowerFirst(toPlural(noun).es))
      // "Atrapa al jaguar" for living beings.
      .replace('{aN}', noun.kind === 'being' ? prepose('a', withArticle(noun)) : withArticle(noun))
  );
}

function tableTitle(random: Random, theme: Theme): Title | null {
  const noun = random.pick(theme.nouns);
  const game = random.pick(TABLE_GAMES);
  if (random.next() < 0.5) {
    return { en: `${noun.en} ${game.en}`, es: `${game.es} ${prepose('de', withArticle(noun))}`, icon: noun.icon };
  }
  const adjective = ADJECTIVES.get(random.pick(theme.adjectives));
  if (!adjective || adjective.kinds.length < 4) return null;
  return {
    en: `${adjective.en} ${game.en}`,
    es: `${game.es} ${agree(adjective.es, { ...game, plural: false })}`,
    icon: noun.icon,
  };
}

/** Draws the title of a game that is not a slot; null when the draw makes no good one. */
export function drawClassTitle(random: Random, theme: Theme, classify: GameClassify): Title | null {
  if (classify === 'TABLE') return tableTitle(random, theme);
  const templates = TEMPLATES[classify];
  if (!templates) throw new TypeError(`no titles for the class ${classify}`);
  const noun = random.pick(theme.nouns);
  const [en, es] = random.pick(templates);
  if (/\{Ps?\}/.test(en + es)) {
    if (noun.kind === 'mass' || noun.kind === 'place' || noun.plural) return null;
    return { en: fill(en, noun, noun.en), es: fill(es, noun, noun.en), icon: noun.icon };
  }
  const phrase = describe(noun, random.next() < 0.35 ? adjectiveFor(random, theme, noun) : null);
  return { en: fill(en, phrase.noun, phrase.en), es: fill(es, phrase.noun, phrase.en), icon: noun.icon };
}
