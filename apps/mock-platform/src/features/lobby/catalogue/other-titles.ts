import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { GameFamily } from '../../../games/families';
import type { Random } from '../../../kernel/random';
import { englishPlural } from './english';
import {
  CARD_GAMES,
  ESPORT_ARENAS,
  LIVE_GAMES,
  PALENQUES,
  ROOMS,
  SEA_DRAWS,
  SPORTSBOOKS,
  VN_DRAWS,
} from './other-names';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import { adjectiveFor, type FamilyTitle, type Title } from './titles';
import { ADJECTIVES } from './vocabulary/adjectives';
import type { Theme } from './vocabulary/theme';

const HUNTS = [
  ['{N} Hunter', 'Cazador de {Ps}'],
  ['{N} King', 'Rey de los mares: {Ps}'],
  ['War of the {P}', 'Guerra de {Ps}'],
  ['{N} Cannon', 'Cañón contra {Ps}'],
  ['Catch the {N}', 'Captura {aN}'],
  ['{N} Frenzy', 'Frenesí de {Ps}'],
  ['Storm of {P}', 'Tormenta de {Ps}'],
] as const;

function huntTitle(random: Random, theme: Theme): Title | null {
  const noun = random.pick(theme.nouns.filter((one) => one.kind === 'being'));
  const [en, es] = random.pick(HUNTS);
  return {
    en: en.replace('{N}', noun.en).replace('{P}', englishPlural(noun.en)),
    es: es.replace('{Ps}', lowerFirst(toPlural(noun).es)).replace('{aN}', prepose('a', withArticle(noun))),
    icon: noun.icon,
  };
}

function liveTitle(random: Random): FamilyTitle {
  const game = random.pick(LIVE_GAMES);
  const room = random.pick(ROOMS);
  return { en: `${room} ${game.en}`, es: `${game.es} ${room}`, icon: game.icon, family: game.family };
}

function cardTitle(random: Random): Title | null {
  const game = random.pick(CARD_GAMES);
  const adjective = ADJECTIVES.get(random.pick(['royal', 'golden', 'wild', 'lucky', 'crazy', 'imperial', 'silver']));
  if (!adjective) return null;
  if (random.next() < 0.3) return { en: game.en, es: game.es, icon: game.icon };
  return {
    en: `${adjective.en} ${game.en}`,
    es: `${game.es} ${agree(adjective.es, { ...game, plural: false })}`,
    icon: game.icon,
  };
}

const DRAWS = [
  ['Draw', 'Sorteo'],
  ['Lottery', 'Lotería'],
  ['Raffle', 'Rifa'],
  ['Lucky Pick', 'Tómbola'],
] as const;

function lotteryTitle(random: Random, theme: Theme): Title | null {
  const noun = random.pick(theme.nouns);
  const [en, es] = random.pick(DRAWS);
  if (random.next() < 0.5)
    return { en: `${noun.en} ${en}`, es: `${es} ${prepose('de', withArticle(noun))}`, icon: noun.icon };
  const adjective = adjectiveFor(random, theme, noun);
  if (!adjective || adjective.kinds.length < 4) return null;
  const feminine = es !== 'Sorteo';
  return {
    en: `${adjective.en} ${en}`,
    es: `${es} ${agree(adjective.es, { feminine, plural: false })}`,
    icon: noun.icon,
  };
}

const playedAs = (title: Title | null, family: GameFamily): FamilyTitle | null => title && { ...title, family };

/** Draws the title of a game of any type but RNG; null when the draw makes no good one. */
export function drawOtherTitle(
  random: Random,
  theme: Theme,
  offer: { type: GameType; vendor: string },
): FamilyTitle | null {
  switch (offer.type) {
    case 'LIVE':
      return liveTitle(random);
    case 'FISH':
      return playedAs(huntTitle(random, theme), 'fish');
    case 'PVP':
      return playedAs(cardTitle(random), 'room');
    case 'SPORTS':
      return playedAs(random.pick(SPORTSBOOKS), 'sports');
    case 'ESPORTS':
      return playedAs(random.pick(ESPORT_ARENAS), 'esports');
    case 'COCKFIGHT':
      return playedAs(random.pick(PALENQUES), 'cockfight');
    case 'LOTT':
      return playedAs(lotteryTitle(random, theme), 'lottery');
    case 'ELOTT':
      return playedAs(random.pick(offer.vendor === 'TCG_SEA' ? SEA_DRAWS : VN_DRAWS), 'lottery');
    default:
      throw new TypeError(`no titles for ${offer.type}`);
  }
}
