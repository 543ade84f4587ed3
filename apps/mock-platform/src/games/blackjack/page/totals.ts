import { cardName } from '../../page/cards/names';
import type { Lang } from '../../page/texts';
import { BEST, totalOf } from '../hands';
import type { Translate } from './texts';

/** As it stands beside a hand: `7/17` while the ace may still count 1. */
export function shownTotal(cards: readonly number[], isOpen: boolean): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && isOpen && total < BEST ? `${total - 10}/${total}` : String(total);
}

/** As it is read aloud. */
export function spokenTotal(t: Translate, cards: readonly number[]): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && total < BEST ? t('soft', { total }) : String(total);
}

export const spokenCards = (cards: readonly number[], lang: Lang): string =>
  cards.map((card) => cardName(card, lang)).join(', ');
