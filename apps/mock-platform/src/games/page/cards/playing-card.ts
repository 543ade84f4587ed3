import { el } from '../dom';
import type { Lang } from '../texts';
import { cardFace } from './card-face';
import { cardName } from './names';

/** A card that lies face up, named for those who do not see it. `isDealt`: it is turned over as it comes. */
export function playingCard(card: number, lang: Lang, { isDealt = false } = {}): HTMLDivElement {
  const front = el('div.card-front');
  front.append(cardFace(card));
  const both = el('div.card-turn', {}, front, el('div.card-back'));
  const name = cardName(card, lang);
  return el('div.playing-card', { role: 'img', 'aria-label': name, 'data-dealt': String(isDealt) }, both);
}
