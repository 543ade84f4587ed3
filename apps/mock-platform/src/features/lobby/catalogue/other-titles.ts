import { type GameType, SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '@tonalli/contracts/lobby/wire';
import type { Random } from '../../../kernel/random';
import { ADJECTIVES } from './adjectives';
import { englishPlural } from './english';
import { namesFor, patternsFor, ROOMS, titlesFor } from './named-games';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import type { Theme } from './themes';
import { adjectiveFor, type FamilyTitle } from './titles';

function huntTitle(random: Random, theme: Theme): FamilyTitle | null {
  const noun = random.pick(theme.nouns.filter((one) => one.kind === 'being'));
  const { en, es, family } = random.pick(patternsFor('FISH'));
  return {
    en: en.replace('{N}', noun.en).replace('{P}', englishPlural(noun.en)),
    es: es.replace('{Ps}', lowerFirst(toPlural(noun).es)).replace('{aN}', prepose('a', withArticle(noun))),
    icon: noun.icon,
    family,
  };
}

function liveTitle(random: Random): FamilyTitle {
  const game = random.pick(namesFor('LIVE'));
  const room = random.pick(ROOMS);
  return { en: `${room} ${game.en}`, es: `${game.es} ${room}`, icon: game.icon, family: game.family };
}

function cardTitle(random: Random): FamilyTitle | null {
  const game = random.pick(namesFor('PVP'));
  const adjective = ADJECTIVES.get(random.pick(['royal', 'golden', 'wild', 'lucky', 'crazy', 'imperial', 'silver']));
  if (!adjective) return null;
  const { icon, family } = game;
  if (random.next() < 0.3) return { en: game.en, es: game.es, icon, family };
  return {
    en: `${adjective.en} ${game.en}`,
    es: `${game.es} ${agree(adjective.es, game)}`,
    icon,
    family,
  };
}

function lotteryTitle(random: Random, theme: Theme): FamilyTitle | null {
  const noun = random.pick(theme.nouns);
  const game = random.pick(namesFor('LOTT'));
  const shown = { icon: noun.icon, family: game.family };
  if (random.next() < 0.5) {
    return { en: `${noun.en} ${game.en}`, es: `${game.es} ${prepose('de', withArticle(noun))}`, ...shown };
  }
  const adjective = adjectiveFor(random, theme, noun);
  if (!adjective || adjective.kinds.length < 4) return null;
  return { en: `${adjective.en} ${game.en}`, es: `${game.es} ${agree(adjective.es, game)}`, ...shown };
}

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
      return huntTitle(random, theme);
    case 'PVP':
      return cardTitle(random);
    case 'LOTT':
      return lotteryTitle(random, theme);
    case 'ELOTT':
      return random.pick(titlesFor(offer.vendor === SEA_LOTTERY_VENDOR ? SEA_LOTTERY_VENDOR : VN_LOTTERY_VENDOR));
    default:
      return random.pick(titlesFor(offer.type));
  }
}
