import type { DragonTigerShown } from '@tonalli/contracts/games/dragon-tiger';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import type { Synth } from '../../page/synth';
import { cardBox } from '../../page/table/felt/card-box';
import type { Lang } from '../../page/texts';
import { emblem, type Side } from './emblems';
import type { Translate } from './texts';

/** In the order in which they are dealt. */
const SIDES = ['dragon', 'tiger'] as const;

/** The two places with their medals, each for one card, dealt out of the box by the table's own time. */
export function createHands({ t, lang, synth }: { t: Translate; lang: Lang; synth: Synth }) {
  const handOf = (side: Side) => {
    const cards = el('div.hand-cards');
    const name = el('p.hand-name', {}, t(side));
    name.prepend(emblem(side));
    return { cards, hand: el(`div.hand.${side}`, { 'data-side': side, 'data-won': 'none' }, name, cards) };
  };
  const parts = { dragon: handOf('dragon'), tiger: handOf('tiger') };
  const versus = el('span.versus', {}, t('versus'));
  const element = el('div.hands', { 'aria-hidden': 'true' }, parts.dragon.hand, versus, parts.tiger.hand);
  const place = el('div.dealer', { 'aria-hidden': 'true' });
  place.append(cardBox());
  let lying = 0;

  return {
    ...{ element, place },
    clear(): void {
      lying = 0;
      for (const { hand, cards } of Object.values(parts)) {
        cards.replaceChildren();
        hand.dataset.won = 'none';
      }
    },
    /** As many cards as lie by now; `isStill`: they have lain there before. */
    lie(shown: DragonTigerShown, count: number, isStill: boolean): void {
      for (const side of SIDES.slice(lying, count)) {
        const card = shown[side];
        if (card === null) return;
        parts[side].cards.append(playingCard(card, lang, { isDealt: !isStill }));
        if (!isStill) synth.play({ hertz: 320, at: 0, lasts: 0.06, loud: 0.05, kind: 'triangle', glideTo: 180 });
        lying += 1;
      }
    },
    won(winner: DragonTigerShown['winner']): void {
      for (const side of SIDES) parts[side].hand.dataset.won = winner === 'tie' ? 'tie' : String(winner === side);
    },
  };
}
