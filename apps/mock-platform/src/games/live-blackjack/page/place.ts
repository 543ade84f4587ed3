import type { BlackjackOutcome } from '@tonalli/contracts/games/blackjack';
import type { LiveBlackjackSeat } from '@tonalli/contracts/games/live-blackjack';
import { chipStack } from '../../blackjack/page/chips';
import { createFan, type Fan } from '../../blackjack/page/fan';
import type { Translate as WordsForOne } from '../../blackjack/page/texts';
import { shownTotal } from '../../blackjack/page/totals';
import { el } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

export interface PlaceParts {
  readonly t: Translate;
  readonly words: WordsForOne;
  readonly lang: Lang;
  readonly number: number;
  readonly press: () => void;
}

export type PlaceState = 'free' | 'chosen' | 'own' | 'taken';

export interface PlaceShown {
  readonly state: PlaceState;
  readonly name: string;
  readonly stakeMinor: number;
  readonly hands: readonly (readonly number[])[];
  readonly seat: LiveBlackjackSeat | null;
  readonly isOver: boolean;
  readonly isMoving: boolean;
}

const RING = 2 * Math.PI * 22;
const SIGNS: Readonly<Record<BlackjackOutcome, string>> = {
  ...{ open: '', blackjack: '★', won: '✓', push: '=', lost: '✕', bust: '✕' },
};

/** One of the seven places: whose it is, what lies there, and how long they have. */
export class Place {
  readonly root: HTMLLIElement;
  private readonly parts: PlaceParts;
  private readonly button = el('button.place-button', { type: 'button' });
  private readonly left = svgPart('circle', { cx: 24, cy: 24, r: 22, class: 'clock-left', 'stroke-dasharray': RING });
  private readonly spot = el('span.place-spot');
  private readonly name = el('span.place-name');
  private readonly hands = el('div.place-hands');
  private readonly fans: { box: HTMLElement; fan: Fan; total: HTMLElement }[] = [];
  private stakedMinor = -1;

  constructor(parts: PlaceParts) {
    this.parts = parts;
    const clock = svgPart(
      'svg',
      { viewBox: '0 0 48 48', class: 'clock', 'aria-hidden': 'true' },
      svgPart('circle', { cx: 24, cy: 24, r: 22, class: 'clock-whole' }),
      this.left,
    );
    this.button.append(clock, this.spot);
    this.button.addEventListener('click', parts.press);
    this.root = el('li.place', { 'data-seat': String(parts.number) }, this.hands, this.button, this.name);
  }

  show({ state, name, stakeMinor, hands, seat, isOver, isMoving }: PlaceShown): void {
    const { t, number } = this.parts;
    this.root.dataset.state = state;
    this.root.dataset.stage = seat?.stage ?? 'none';
    this.button.setAttribute('aria-label', t(LABELS[state], { number, name }));
    this.button.setAttribute('aria-pressed', String(state === 'chosen' || state === 'own'));
    this.button.setAttribute('aria-disabled', String(state === 'taken'));
    this.name.textContent = state === 'own' ? t('you') : state === 'taken' ? name : '';
    this.stake(stakeMinor);
    this.lay(hands.length);
    for (const [at, cards] of hands.entries()) {
      const outcome = isOver ? (seat?.hands[at]?.outcome ?? 'open') : 'open';
      const part = this.fans[at];
      part?.fan.show(cards, isMoving);
      if (!part) continue;
      part.total.hidden = cards.length === 0;
      part.total.textContent = [shownTotal(cards, seat?.stage === 'play'), SIGNS[outcome]].join(' ').trim();
      part.total.dataset.outcome = outcome;
      part.box.dataset.active = String(seat?.stage === 'play' && seat.active === at);
    }
  }

  /** From 1 to 0; null where nobody is asked. */
  clock(share: number | null): void {
    this.root.dataset.clock = String(share !== null);
    if (share !== null) this.left.setAttribute('stroke-dashoffset', String(RING * (1 - share)));
  }

  private stake(stakeMinor: number): void {
    if (this.stakedMinor === stakeMinor) return;
    this.stakedMinor = stakeMinor;
    if (stakeMinor > 0) this.spot.replaceChildren(chipStack(stakeMinor));
    else this.spot.replaceChildren(el('b.place-number', {}, String(this.parts.number)));
  }

  private lay(count: number): void {
    const { lang, words } = this.parts;
    while (this.fans.length < count) {
      const fan = createFan({ lang, covered: words('covered') });
      const total = el('span.total', { hidden: '' });
      const box = el('div.place-hand', {}, el('div.fan-box', {}, fan.element), total);
      this.fans.push({ box, fan, total });
      this.hands.append(box);
    }
    for (const { box } of this.fans.splice(count)) box.remove();
    this.hands.dataset.count = String(count);
  }
}

const LABELS = {
  ...{ free: 'seatFree', chosen: 'seatChosen', own: 'seatOwn', taken: 'seatTaken' },
} as const satisfies Record<PlaceState, Parameters<Translate>[0]>;
