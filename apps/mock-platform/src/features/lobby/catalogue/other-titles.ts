import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { Random } from '../../../kernel/random';
import { ADJECTIVES } from './adjectives';
import { englishPlural } from './english';
import { lotteriesOf, namesFor, patternsFor, ROOMS, titlesFor } from './named-games';
import { agree, lowerFirst, prepose, toPlural, withArticle } from './spanish';
import type { Theme } from './themes';
import type { FamilyTitle } from './titles';

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
    case 'ELOTT':
      return random.pick(lotteriesOf(offer.vendor));
    default:
      return random.pick(titlesFor(offer.type));
  }
}
