import type { LiveBaccaratShown } from '@tonalli/contracts/games/live-baccarat';
import { totalOf } from '../../baccarat/coup';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import type { Synth } from '../../page/synth';
import { cardBox } from '../../page/table/felt/card-box';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

const SIDES = ['player', 'banker'] as const;
type Side = (typeof SIDES)[number];
type Coup = Pick<LiveBaccaratShown, 'player' | 'banker'>;

/** In the order in which they are dealt: player, banker, player, banker, the third cards. */
const orderOf = (coup: Coup): readonly (readonly [Side, number])[] =>
  [0, 1, 2].flatMap((at) =>
    SIDES.flatMap((side): [Side, number][] => {
      const card = coup[side][at];
      return card === undefined ? [] : [[side, card]];
    }),
  );

/** The two hands, each with its total, dealt out of the box by the table's own time. */
export function createHands({ t, lang, synth }: { t: Translate; lang: Lang; synth: Synth }) {
  const handOf = (side: Side) => {
    const total = el('span.hand-total', {}, '');
    const cards = el('div.hand-cards');
    const hand = el(`div.hand.${side}`, { 'data-side': side }, el('p.hand-name', {}, t(side), total), cards);
    return { hand, total, cards };
  };
  const parts = { player: handOf('player'), banker: handOf('banker') };
  const element = el('div.hands', { 'aria-hidden': 'true' }, ...SIDES.map((side) => parts[side].hand));
  const place = el('div.dealer', { 'aria-hidden': 'true' });
  place.append(cardBox());
  let lying = 0;

  function clear(): void {
    lying = 0;
    for (const { hand, total, cards } of Object.values(parts)) {
      cards.replaceChildren();
      total.textContent = '';
      hand.dataset.won = 'none';
    }
  }

  /** As many cards as lie by now; `isStill`: they have lain there before. */
  function lie(coup: Coup, count: number, isStill: boolean): void {
    const order = orderOf(coup);
    for (const [side, card] of order.slice(lying, count)) {
      const { cards, total } = parts[side];
      const shown = playingCard(card, lang, { isDealt: !isStill });
      if (cards.childElementCount === 2) shown.classList.add('third');
      cards.append(shown);
      total.textContent = String(totalOf(coup[side].slice(0, cards.childElementCount)));
      if (!isStill) synth.play({ hertz: 320, at: 0, lasts: 0.06, loud: 0.05, kind: 'triangle', glideTo: 180 });
    }
    lying = Math.max(lying, Math.min(count, order.length));
  }

  return {
    element,
    place,
    clear,
    lie,
    won(winner: LiveBaccaratShown['winner']): void {
      for (const side of SIDES) parts[side].hand.dataset.won = winner === 'tie' ? 'tie' : String(winner === side);
    },
  };
}
