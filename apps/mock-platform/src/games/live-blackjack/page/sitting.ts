import {
  type LiveBlackjackConfig,
  type LiveBlackjackView,
  SEATS_PER_PLAYER,
} from '@tonalli/contracts/games/live-blackjack';
import { byId, el } from '../../page/dom';
import { type Funds, firstStake } from '../../page/funds';
import { nearestStake } from '../../page/instant/nearest-stake';
import { numberField } from '../../page/instant/number-field';
import { remembered } from '../../page/store';
import type { BetState, TableBet } from '../../page/table/family';
import type { Translate } from './texts';

const KEY = 'live-blackjack.stake';

export interface Choice {
  readonly seat: number;
  readonly stakeMinor: number;
}

interface SittingParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: LiveBlackjackConfig;
  readonly funds: Funds;
  /** Whether somebody else sits there. */
  readonly isTaken: (seat: number) => boolean;
  readonly onChange: () => void;
}

interface Slot {
  readonly host: HTMLElement;
  readonly name: HTMLElement;
  wanted: number | null;
  /** In the round that stands. */
  view: LiveBlackjackView | null;
  isKept: boolean;
}

/** The stake, and the seats that the player has chosen or taken: up to three, each a bet of its own. */
export class Sitting {
  private readonly parts: SittingParts;
  private readonly slots: readonly Slot[];
  private readonly showStake: () => void;
  private stakeMinor: number;

  constructor(parts: SittingParts) {
    const { t } = parts;
    this.parts = parts;
    this.stakeMinor = this.within(firstStake(remembered.get(KEY), parts.funds));
    this.slots = Array.from({ length: SEATS_PER_PLAYER }, (_, at) => {
      const name = el('span.slot-name');
      return {
        name,
        host: el('div.slot', { 'data-slot': String(at + 1) }, name),
        wanted: null,
        view: null,
        isKept: false,
      };
    });
    const input = el('input', { inputmode: 'decimal', autocomplete: 'off', id: 'seat-stake' });
    const quick = (text: string, label: string, by: number) => {
      const button = el('button.quick', { type: 'button', 'aria-label': label }, text);
      button.addEventListener('click', () => this.stakeIs(Math.floor(this.stakeMinor * by)));
      return button;
    };
    this.showStake = numberField({
      ...{ input, isLocked: () => false, shown: () => (this.stakeMinor / 100).toFixed(2) },
      take: (value) => this.stakeIs(value * 100),
    });
    const entry = el('label.entry', {}, el('span.label', {}, t('stake')), input);
    const row = el('div.stake-row', {}, entry, quick('½', t('half'), 0.5), quick('2×', t('double2'), 2));
    byId('sitting', HTMLDivElement).replaceChildren(row, el('div.slots', {}, ...this.slots.map(({ host }) => host)));
    this.showStake();
    this.showSlots();
  }

  get valueMinor(): number {
    return this.stakeMinor;
  }

  /** Seats that are chosen and not taken yet. */
  get chosen(): readonly number[] {
    return this.slots.flatMap(({ wanted, view }) => (view || wanted === null ? [] : [wanted]));
  }

  get bets(): readonly TableBet<Choice, LiveBlackjackView>[] {
    return this.slots.map((slot) => this.bet(slot));
  }

  /** A seat is pressed: chosen, or given up again. Returns what there is to say of it. */
  choose(seat: number): string | null {
    const { t, isTaken, onChange } = this.parts;
    if (isTaken(seat)) return t('seatGone', { number: seat });
    if (this.slots.some(({ view }) => view?.seat === seat)) return null;
    const before = this.slots.find(({ wanted, view, isKept }) => wanted === seat && !view && !isKept);
    const free = this.slots.find(({ view, isKept }) => !view && !isKept);
    if (!before && !free) return t('inviteMore', { most: SEATS_PER_PLAYER });
    if (before) before.wanted = null;
    else if (free) free.wanted = seat;
    this.showSlots();
    onChange();
    return null;
  }

  private bet(slot: Slot): TableBet<Choice, LiveBlackjackView> {
    const { t, money, isTaken } = this.parts;
    return {
      ...{ host: slot.host, mayWait: true },
      choice: () => ({
        seat: slot.view?.seat ?? slot.wanted ?? 1,
        stakeMinor: slot.view?.stakeMinor ?? this.stakeMinor,
      }),
      costMinor: () => (slot.view || slot.wanted !== null ? (slot.view?.stakeMinor ?? this.stakeMinor) : 0),
      missing() {
        if (slot.wanted === null) return t('nothingLaid');
        return isTaken(slot.wanted) ? t('seatGone', { number: slot.wanted }) : null;
      },
      label: (costMinor) => t('sit', { amount: money(costMinor) }),
      show: (state) => this.slotIs(slot, state),
      resume({ seat }) {
        slot.wanted = seat;
      },
    };
  }

  private slotIs(slot: Slot, { status, view, isWaiting }: BetState<LiveBlackjackView>): void {
    slot.view = status === 'placed' || status === 'asking' ? view : null;
    slot.isKept = isWaiting || status === 'asking';
    slot.host.dataset.status = isWaiting ? 'waiting' : status;
    if (view && slot.view) slot.wanted = view.seat;
    this.showSlots();
  }

  private showSlots(): void {
    const { t } = this.parts;
    const isUsed = ({ wanted, view }: Slot): boolean => view !== null || wanted !== null;
    const first = this.slots.some(isUsed) ? null : this.slots[0];
    for (const slot of this.slots) {
      const number = slot.view?.seat ?? slot.wanted;
      slot.host.hidden = !isUsed(slot) && slot !== first;
      // As they sit.
      slot.host.style.order = String(number ?? 0);
      slot.name.textContent = number === null ? '' : t('seat', { number });
    }
  }

  private within(stakeMinor: number): number {
    const { minStakeMinor, maxStakeMinor } = this.parts.config;
    return nearestStake(stakeMinor, { least: minStakeMinor, most: maxStakeMinor });
  }

  private stakeIs(stakeMinor: number): void {
    this.stakeMinor = this.within(stakeMinor);
    remembered.set(KEY, String(this.stakeMinor));
    this.showStake();
    this.parts.onChange();
  }
}
