import type { BaccaratView } from '@tonalli/contracts/games/baccarat';
import { cardName } from '../../page/cards/names';
import type { Lang } from '../../page/texts';
import { totalOf } from '../coup';
import type { Translate } from './texts';

const WON = { player: 'wonPlayer', banker: 'wonBanker', tie: 'wonTie' } as const;

/** Who won, and with what: `Gana la banca, 7 a 4`. */
export const outcomeText = (t: Translate, { winner, player, banker }: BaccaratView): string =>
  t(WON[winner], { player: totalOf(player), banker: totalOf(banker) });

export function spokenText(t: Translate, lang: Lang, view: BaccaratView): string {
  const said = (cards: readonly number[]) => cards.map((card) => cardName(card, lang)).join(', ');
  return t('told', { outcome: outcomeText(t, view), playerCards: said(view.player), bankerCards: said(view.banker) });
}
