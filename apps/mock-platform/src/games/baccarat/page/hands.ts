import type { BaccaratView } from '@tonalli/contracts/games/baccarat';
import { playingCard } from '../../page/cards/playing-card';
import { el, lessMotion, wait } from '../../page/dom';
import type { Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import { totalOf } from '../coup';
import type { Translate } from './texts';

const CARD_MS = 480;
const SIDES = ['player', 'banker'] as const;
type Side = (typeof SIDES)[number];

export interface Hands {
  readonly element: HTMLElement;
  clear(): void;
  /** Card after card, at once where less motion is wanted or somebody hurries. */
  deal(view: BaccaratView, isStill: boolean): Promise<void>;
  hurry(): void;
}

/** In the order in which they are dealt: player, banker, player, banker, the third cards. */
function orderOf({ player, banker }: BaccaratView): readonly (readonly [Side, number])[] {
  return [0, 1, 2].flatMap((at) =>
    (
      [
        ['player', player[at]],
        ['banker', banker[at]],
      ] as const
    ).flatMap(([side, card]): [Side, number][] => (card === undefined ? [] : [[side, card]])),
  );
}

/** The two hands, each with its total. */
export function createHands({ t, lang, synth }: { t: Translate; lang: Lang; synth: Synth }): Hands {
  const parts = SIDES.map((side) => {
    const total = el('span.hand-total', {}, '');
    const cards = el('div.hand-cards');
    const hand = el(`div.hand.${side}`, { 'data-side': side }, el('p.hand-name', {}, t(side), total), cards);
    return [side, { hand, total, cards }] as const;
  });
  const of = (side: Side) => parts.find(([name]) => name === side)?.[1];
  const element = el('div.hands', { 'aria-hidden': 'true' }, ...parts.map(([, { hand }]) => hand));
  let isHurried = false;

  function put(side: Side, card: number, isDealt: boolean): void {
    const at = of(side);
    if (!at) return;
    const shown = playingCard(card, lang, { isDealt });
    if (at.cards.childElementCount === 2) shown.classList.add('third');
    at.cards.append(shown);
  }

  return {
    element,
    clear() {
      for (const [, { hand, total, cards }] of parts) {
        cards.replaceChildren();
        total.textContent = '';
        hand.dataset.won = 'none';
      }
    },
    async deal(view, isStill) {
      isHurried = isStill || lessMotion();
      const seen: Record<Side, number[]> = { player: [], banker: [] };
      for (const [side, card] of orderOf(view)) {
        put(side, card, !isHurried);
        seen[side].push(card);
        const total = of(side)?.total;
        if (total) total.textContent = String(totalOf(seen[side]));
        if (isHurried) continue;
        synth.play({ hertz: 320, at: 0, lasts: 0.06, loud: 0.05, kind: 'triangle', glideTo: 180 });
        await wait(CARD_MS);
      }
      for (const [side, { hand }] of parts)
        hand.dataset.won = view.winner === 'tie' ? 'tie' : String(view.winner === side);
    },
    hurry() {
      isHurried = true;
    },
  };
}
