import { rankName } from '../../page/cards/names';
import type { Lang } from '../../page/texts';
import { outcomeOf, type Pair } from '../odds';
import type { Translate } from './texts';

const WON = { dragon: 'wonDragon', tiger: 'wonTiger', tie: 'wonTie' } as const;

/** Which card was higher: `Gana el dragón, Rey a 4`. */
export function outcomeText(t: Translate, lang: Lang, pair: Pair): string {
  const { winner, isSuited } = outcomeOf(pair);
  const values = { dragon: rankName(pair.dragon, lang), tiger: rankName(pair.tiger, lang) };
  return t(isSuited ? 'wonSuited' : WON[winner], values);
}
