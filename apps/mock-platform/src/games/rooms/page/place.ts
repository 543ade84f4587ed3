import { createFan } from '../../blackjack/page/fan';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { RoomTranslate } from './texts';

export type PlaceState = 'free' | 'chosen' | 'own' | 'taken';

/** What a family shows of a seat. */
export interface SeatLook {
  /** What it said or does. */
  readonly note: string;
  /** On the seat's button, in place of its number; null: the number. */
  readonly badge: string | null;
  /** What makes it stand out, in a word; empty: nothing. */
  readonly mark: string;
  /** It is out of the hand. */
  readonly isOut: boolean;
  /** Null is a card face down. */
  readonly cards: readonly (number | null)[];
}

export interface PlaceShown {
  readonly state: PlaceState;
  readonly isAutomatic: boolean;
  readonly look: SeatLook;
  /** What it won or lost; null until the hand is over. */
  readonly netMinor: number | null;
  readonly isMoving: boolean;
}

interface PlaceParts {
  readonly t: RoomTranslate;
  readonly lang: Lang;
  readonly signed: (amountMinor: number) => string;
  readonly number: number;
  readonly press: () => void;
}

export const NO_LOOK: SeatLook = { note: '', badge: null, mark: '', isOut: false, cards: [] };

const LABELS = {
  ...{ free: 'seatFree', chosen: 'seatChosen', own: 'seatOwn', taken: 'seatTaken' },
} as const satisfies Record<PlaceState, Parameters<RoomTranslate>[0]>;

/** One of the places of a room: whose it is, what lies there, what was said. */
export class Place {
  readonly root: HTMLLIElement;
  private readonly parts: PlaceParts;
  private readonly fan;
  private readonly button = el('button.place-button', { type: 'button' });
  private readonly name = el('span.place-name');
  private readonly note = el('span.place-note');
  private readonly net = el('span.place-net');

  constructor(parts: PlaceParts) {
    this.parts = parts;
    this.fan = createFan({ lang: parts.lang, covered: parts.t('covered') });
    this.button.addEventListener('click', parts.press);
    const fanBox = el('div.fan-box', {}, this.fan.element);
    const foot = el('div.place-foot', {}, this.name, this.note, this.net);
    this.root = el('li.place', { 'data-seat': String(parts.number) }, fanBox, this.button, foot);
  }

  show({ state, isAutomatic, look, netMinor, isMoving }: PlaceShown): void {
    const { t, number, signed } = this.parts;
    const name = this.nameOf(state, isAutomatic);
    this.root.dataset.state = state;
    this.root.dataset.marked = String(look.mark !== '');
    this.root.dataset.out = String(look.isOut);
    this.root.dataset.net = netMinor === null || netMinor === 0 ? 'none' : netMinor > 0 ? 'won' : 'lost';
    this.button.textContent = look.badge ?? String(number);
    const mark = look.mark === '' ? '' : `, ${look.mark}`;
    this.button.setAttribute('aria-label', `${t(LABELS[state], { number, name })}${mark}`);
    this.button.setAttribute('aria-pressed', String(state === 'chosen' || state === 'own'));
    this.button.setAttribute('aria-disabled', String(state === 'taken'));
    this.name.textContent = name;
    this.note.textContent = look.note;
    this.net.textContent = netMinor === null ? '' : signed(netMinor);
    this.fan.show(look.cards, isMoving);
  }

  private nameOf(state: PlaceState, isAutomatic: boolean): string {
    const { t } = this.parts;
    if (state === 'own') return t('you');
    if (state !== 'taken') return t('free');
    return t(isAutomatic ? 'automatic' : 'someone');
  }
}
