import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';

/** A card that nobody sees yet. */
function coveredCard(name: string): HTMLDivElement {
  const both = el('div.card-turn', {}, el('div.card-front'), el('div.card-back'));
  return el('div.playing-card', { role: 'img', 'aria-label': name, 'data-covered': 'true' }, both);
}

interface FanParts {
  readonly lang: Lang;
  /** What a card face down is called. */
  readonly covered: string;
}

export interface Fan {
  readonly element: HTMLOListElement;
  /** Cards that lie there already stay; `isMoving`: what is new comes in. Returns whether anything is new. */
  show(cards: readonly (number | null)[], isMoving: boolean): boolean;
}

/** Cards that lie on each other, each with its corner in view. */
export function createFan({ lang, covered }: FanParts): Fan {
  const element = el('ol.fan');
  let shown: readonly (number | null)[] = [];
  const put = (card: number | null, at: number, isMoving: boolean): void => {
    const isTurned = at < shown.length && shown[at] === null;
    const face = card === null ? coveredCard(covered) : playingCard(card, lang, { isDealt: isMoving });
    const move = isMoving ? (isTurned ? 'turns' : 'flies') : 'lies';
    const item = el('li', { 'data-move': move }, face);
    const before = element.children[at];
    if (before) before.replaceWith(item);
    else element.append(item);
  };
  return {
    element,
    show(cards, isMoving) {
      let isNew = false;
      for (const [at, card] of cards.entries()) {
        if (at < shown.length && shown[at] === card) continue;
        put(card, at, isMoving);
        isNew = true;
      }
      while (element.children.length > cards.length) element.lastElementChild?.remove();
      element.style.setProperty('--cards', String(Math.max(2, cards.length)));
      shown = [...cards];
      return isNew;
    },
  };
}
