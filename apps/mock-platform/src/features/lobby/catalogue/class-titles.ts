import type { GameClassify } from '@tonalli/contracts/lobby/wire';
import type { GameFamily } from '../../../games/families';
import type { Random } from '../../../kernel/random';
import { englishPlural } from './english';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import { adjectiveFor, describe, type FamilyTitle } from './titles';
import { ADJECTIVES } from './vocabulary/adjectives';
import type { Noun, Theme } from './vocabulary/theme';

/** `{N}` noun, `{P}` plural, `{dN}` "del/de la" noun, `{Ps}` plural and `{N2}` noun in lower case, `{wN}` article and noun, `{aN}` the object of a verb. */
type Template = readonly [en: string, es: string, family: GameFamily];

const TEMPLATES: Partial<Record<GameClassify, readonly Template[]>> = {
  SCRATCH: [
    ['{N} Scratch', 'Raspadito {dN}', 'scratch'],
    ['Scratch & Win {P}', 'Rasca y gana {Ps}', 'scratch'],
    ['{N} Melody Scratch', 'Rasca musical {dN}', 'scratch'],
    ['Serenade Scratch: {N}', 'Raspadito con serenata: {N2}', 'scratch'],
  ],
  VIDEO_POKER: [
    ['{N} Poker', 'Póker {dN}', 'video-poker'],
    ['Double {N} Poker', 'Doble póker {dN}', 'video-poker'],
    ['{N} Royal Flush', 'Flor imperial {dN}', 'video-poker'],
    ['{N} Full House', 'Full {dN}', 'video-poker'],
    ['Deuces & {P}', 'Doses y {Ps}', 'video-poker'],
  ],
  JACKPOT: [
    ['{N} Jackpot', 'Jackpot {dN}', 'slot'],
    ['{N} Millions', 'Los millones {dN}', 'slot'],
    ['Grand {N} Jackpot', 'Gran premio {dN}', 'slot'],
    ['Jackpot of the {N}', 'El pozo {dN}', 'slot'],
    ['Mega {P}', 'Megabote de {Ps}', 'slot'],
  ],
  ARCADE: [
    ['{N} Crash', 'Colisión {dN}', 'crash'],
    ['{N} Mines', 'Campo minado {dN}', 'mines'],
    ['{N} Drop', 'Caída {dN}', 'plinko'],
    ['{N} Tower', 'La torre {dN}', 'tower'],
    ['{N} Runner', 'Corre tras {wN}', 'runner'],
    ['Catch the {N}', 'Atrapa {aN}', 'catch'],
    ['{N} Dice', 'Dados {dN}', 'dice'],
  ],
};

const TABLE_GAMES: readonly { en: string; es: string; feminine: boolean; family: GameFamily }[] = [
  { en: 'Blackjack', es: 'Blackjack', feminine: false, family: 'blackjack' },
  { en: 'Roulette', es: 'Ruleta', feminine: true, family: 'roulette' },
  { en: 'Baccarat', es: 'Bacará', feminine: false, family: 'baccarat' },
  { en: 'Craps', es: 'Mesa de dados', feminine: true, family: 'craps' },
  { en: 'Keno', es: 'Keno', feminine: false, family: 'keno' },
  { en: 'Three Card Poker', es: 'Póker de tres cartas', feminine: false, family: 'three-card-poker' },
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

function tableTitle(random: Random, theme: Theme): FamilyTitle | null {
  const noun = random.pick(theme.nouns);
  const game = random.pick(TABLE_GAMES);
  const shown = { icon: noun.icon, family: game.family };
  if (random.next() < 0.5) {
    return { en: `${noun.en} ${game.en}`, es: `${game.es} ${prepose('de', withArticle(noun))}`, ...shown };
  }
  const adjective = ADJECTIVES.get(random.pick(theme.adjectives));
  if (!adjective || adjective.kinds.length < 4) return null;
  return {
    en: `${adjective.en} ${game.en}`,
    es: `${game.es} ${agree(adjective.es, { ...game, plural: false })}`,
    ...shown,
  };
}

/** Draws the title of a game that is not a slot; null when the draw makes no good one. */
export function drawClassTitle(random: Random, theme: Theme, classify: GameClassify): FamilyTitle | null {
  if (classify === 'TABLE') return tableTitle(random, theme);
  const templates = TEMPLATES[classify];
  if (!templates) throw new TypeError(`no titles for the class ${classify}`);
  const noun = random.pick(theme.nouns);
  const [en, es, family] = random.pick(templates);
  // "Dice Dice"
  if (family === 'dice' && noun.en === 'Dice') return null;
  if (/\{Ps?\}/.test(en + es)) {
    if (noun.kind === 'mass' || noun.kind === 'place' || noun.plural) return null;
    return { en: fill(en, noun, noun.en), es: fill(es, noun, noun.en), icon: noun.icon, family };
  }
  const phrase = describe(noun, random.next() < 0.35 ? adjectiveFor(random, theme, noun) : null);
  return { en: fill(en, phrase.noun, phrase.en), es: fill(es, phrase.noun, phrase.en), icon: noun.icon, family };
}
