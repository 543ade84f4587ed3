import type { HiLoView } from '@tonalli/contracts/games/hi-lo';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import { texts } from './texts';

const SIGNS = { higher: '▲', lower: '▼', skip: '»' } as const;

/** The cards of a round in order, each with what was picked on the one before it. The newest is the last. */
export function trailItems({ cards, moves, end }: HiLoView, lang: Lang): HTMLLIElement[] {
  const t = texts(lang);
  return cards.map((card, at) => {
    const move = moves[at - 1];
    const isLost = end === 'lost' && at === cards.length - 1;
    const sign = move ? el('span.move', { 'data-move': isLost ? 'lost' : move }) : null;
    sign?.append(
      el('span', { 'aria-hidden': 'true' }, isLost ? '✕' : SIGNS[move ?? 'skip']),
      el('span.hidden-word', {}, `${t(move ?? 'skip')}: `),
    );
    return el('li', { 'data-lost': String(isLost) }, sign, playingCard(card, lang));
  });
}
