import type { ThreeCardHand, ThreeCardLine, ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import { playingCard } from '../../page/cards/playing-card';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { SCALE, type Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

const TURN_MS = 340;
const APART_MS = 110;

interface BoardParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
  readonly synth: Synth;
}

export interface TableBoard {
  /** No cards, and what would be staked. */
  clear(stakes: { readonly anteMinor: number; readonly pairPlus: boolean }): void;
  show(view: ThreeCardView, isMoving: boolean): Promise<void>;
}

function covered(name: string): HTMLElement {
  const both = el('div.card-turn', {}, el('div.card-front'), el('div.card-back'));
  return el('div.playing-card', { role: 'img', 'aria-label': name, 'data-covered': 'true' }, both);
}

/** A side of the table: whose cards they are, what they make, and the cards. */
function createSide(name: string, { t, lang }: BoardParts) {
  const hand = el('span.hand-made');
  const row = el('div.three');
  const element = el('section.table-side', { 'aria-label': name }, el('h2.side-label', {}, name, hand), row);
  return {
    element,
    show(cards: readonly number[], { made, isDealt }: { made: ThreeCardHand | null; isDealt: boolean }) {
      hand.textContent = made ? t(made) : '';
      const faces = cards.map((card, at) => {
        const face = playingCard(card, lang, { isDealt });
        face.style.setProperty('--dealt-after', `${at * APART_MS}ms`);
        return face;
      });
      row.replaceChildren(...(faces.length > 0 ? faces : [0, 1, 2].map(() => covered(t('covered')))));
    },
  };
}

/** The dealer's cards, the stakes between, and the player's cards. */
export function createBoard(parts: BoardParts): TableBoard {
  const { t, money, synth } = parts;
  const [dealer, player] = [createSide(t('dealer'), parts), createSide(t('player'), parts)];
  const spot = (name: string) => {
    const amount = el('span.spot-amount');
    const element = el('div.spot', { 'data-state': 'empty' }, el('span.spot-name', {}, name), amount);
    return {
      element,
      show(line: ThreeCardLine | null, isOver: boolean) {
        const { stakeMinor, payoutMinor } = line ?? { stakeMinor: 0, payoutMinor: 0 };
        const came = payoutMinor > stakeMinor ? 'won' : payoutMinor > 0 ? 'back' : 'lost';
        element.dataset.state = !line ? 'empty' : isOver ? came : 'open';
        amount.textContent = line ? money(isOver && payoutMinor > 0 ? payoutMinor : stakeMinor) : '—';
      },
    };
  };
  const [plus, ante, raise] = [spot(t('pairPlus')), spot(t('ante')), spot(t('raise'))];
  byId('felt', HTMLDivElement).replaceChildren(
    dealer.element,
    el('p.felt-print', {}, t('felt')),
    el('div.spots', {}, plus.element, ante.element, raise.element),
    player.element,
  );
  const tick = () => {
    for (const at of [0, 1, 2]) synth.play({ hertz: SCALE[at] ?? 523, at: at * 0.11, lasts: 0.08, loud: 0.05 });
  };
  return {
    clear({ anteMinor, pairPlus }) {
      const line = { stakeMinor: anteMinor, payoutMinor: 0 };
      dealer.show([], { made: null, isDealt: false });
      player.show([], { made: null, isDealt: false });
      ante.show(line, false);
      plus.show(pairPlus ? line : null, false);
      raise.show(null, false);
    },
    async show(view, isMoving) {
      const isOver = view.step !== null;
      dealer.show(view.dealer, { made: view.dealerHand, isDealt: isMoving && isOver });
      player.show(view.player, { made: view.hand, isDealt: isMoving && !isOver });
      raise.show(view.play, false);
      if (isMoving) tick();
      if (isMoving && !lessMotion()) await wait(2 * APART_MS + TURN_MS);
      ante.show(view.ante, isOver);
      plus.show(view.pairPlus, isOver);
      raise.show(view.play, isOver);
    },
  };
}
