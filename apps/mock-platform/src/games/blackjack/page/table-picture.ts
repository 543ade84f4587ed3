import type { BlackjackView } from '@tonalli/contracts/games/blackjack';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import { createFan } from './fan';
import { texts } from './texts';
import { shownTotal } from './totals';

/** A round as it lies on the table, without its motion. */
export function tablePicture({ dealer, hands, stage }: BlackjackView, lang: Lang): HTMLElement {
  const [t, money] = [texts(lang), moneyWriter(lang)];
  const side = (name: string, cards: readonly number[], ...more: (Node | string)[]) => {
    const fan = createFan({ lang, covered: t('covered') });
    fan.show(cards, false);
    const head = el('div.hand-head', {}, el('span.hand-name', {}, name));
    head.append(el('span.total', {}, shownTotal(cards, stage !== 'over')), ...more);
    return el('div', {}, head, el('div.fan-box', {}, fan.element));
  };
  const sides = hands.map(({ cards, outcome, payoutMinor }, at) => {
    const name = hands.length === 1 ? t('yourHand') : t('handNumber', { number: at + 1 });
    const told = `${t(outcome)}${payoutMinor > 0 ? ` · ${money(payoutMinor)}` : ''}`;
    return side(name, cards, el('span.outcome', { 'data-outcome': outcome }, told));
  });
  return el('figure.blackjack-picture', {}, side(t('dealer'), dealer), ...sides);
}
