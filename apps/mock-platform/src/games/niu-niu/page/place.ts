import type { NiuNiuSeat } from '@tonalli/contracts/games/niu-niu';
import { createFan } from '../../blackjack/page/fan';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';
import { handText, times } from './told';

export type PlaceState = 'free' | 'chosen' | 'own' | 'taken';

export interface PlaceShown {
  readonly state: PlaceState;
  readonly seat: NiuNiuSeat | null;
  readonly phase: string;
  readonly isBank: boolean;
  /** What it won or lost; null until the hand is over. */
  readonly netMinor: number | null;
  readonly isMoving: boolean;
}

interface PlaceParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly signed: (amountMinor: number) => string;
  readonly number: number;
  readonly press: () => void;
}

const CARDS = 5;
const LABELS = {
  ...{ free: 'seatFree', chosen: 'seatChosen', own: 'seatOwn', taken: 'seatTaken' },
} as const satisfies Record<PlaceState, Parameters<Translate>[0]>;

/** One of the six places: whose it is, what lies there, what was said. */
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

  show({ state, seat, phase, isBank, netMinor, isMoving }: PlaceShown): void {
    const { t, number, signed } = this.parts;
    const name = this.nameOf(state, seat);
    this.root.dataset.state = state;
    this.root.dataset.bank = String(isBank);
    this.root.dataset.net = netMinor === null || netMinor === 0 ? 'none' : netMinor > 0 ? 'won' : 'lost';
    this.button.textContent = isBank ? `★ ${seat ? times(Math.max(1, seat.bid ?? 0)) : ''}` : String(number);
    const bank = isBank ? `, ${t('bank')}` : '';
    this.button.setAttribute('aria-label', `${t(LABELS[state], { number, name })}${bank}`);
    this.button.setAttribute('aria-pressed', String(state === 'chosen' || state === 'own'));
    this.button.setAttribute('aria-disabled', String(state === 'taken'));
    this.name.textContent = name;
    this.note.textContent = this.noteOf(seat, phase, isBank);
    this.net.textContent = netMinor === null ? '' : signed(netMinor);
    const isDealt = seat !== null && ['bidding', 'staking', 'over'].includes(phase);
    const covered = Array.from({ length: isDealt && phase !== 'over' ? CARDS : 0 }, () => null);
    this.fan.show(seat && seat.cards.length > 0 ? seat.cards : covered, isMoving);
  }

  private nameOf(state: PlaceState, seat: NiuNiuSeat | null): string {
    const { t } = this.parts;
    if (state === 'own') return t('you');
    if (state !== 'taken') return t('free');
    return t(seat?.isAutomatic ? 'automatic' : 'someone');
  }

  private noteOf(seat: NiuNiuSeat | null, phase: string, isBank: boolean): string {
    const { t } = this.parts;
    if (!seat) return '';
    if (seat.cards.length > 0) {
      return [handText(t, seat.cards), seat.multiple === null ? '' : times(seat.multiple)].join(' ').trim();
    }
    if (phase === 'bidding') return t(seat.isReady ? 'isReady' : 'thinks');
    if (phase !== 'staking') return '';
    if (isBank) return t('bank');
    return t(seat.isReady ? 'isReady' : 'thinks');
  }
}
