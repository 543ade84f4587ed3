import { ROOM_SEATS, type RoomConfig } from '@tonalli/contracts/games/rooms';
import { dialogOpen } from '../../page/dialog';
import type { BetState, TableBet } from '../../page/table/family';
import type { RoomTranslate } from './texts';

export interface Choice {
  readonly seat: number;
  readonly seed: string;
}

interface SittingParts {
  readonly t: RoomTranslate;
  readonly money: (amountMinor: number) => string;
  readonly config: RoomConfig;
  /** Whether somebody else sits there. */
  readonly isTaken: (seat: number) => boolean;
  readonly tell: (text: string) => void;
  readonly onChange: () => void;
}

const SEATS = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1);
const SEED_BYTES = 16;

/** The player's part of the deck, anew for every hand. */
const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where the player sits or wants to. */
export class Sitting<View extends { readonly seat: number }> {
  private readonly parts: SittingParts;
  private wanted: number | null = null;
  private seed = newSeed();
  private placed: View | null = null;

  constructor(parts: SittingParts) {
    this.parts = parts;
  }

  /** The seat that is chosen and not taken yet: the one that was pressed, or the first that is free. */
  get chosen(): number | null {
    if (this.placed) return null;
    if (this.wanted !== null && !this.parts.isTaken(this.wanted)) return this.wanted;
    return SEATS.find((seat) => !this.parts.isTaken(seat)) ?? null;
  }

  /** A seat is pressed. */
  choose(seat: number): void {
    if (this.placed) return;
    if (this.parts.isTaken(seat)) {
      this.parts.tell(this.parts.t('seatGone', { number: seat }));
      return;
    }
    this.wanted = seat;
    this.parts.onChange();
  }

  /** Digits choose seats while the room takes them. */
  listen(takesBets: () => boolean): void {
    document.addEventListener('keydown', (event) => {
      const seat = Number(event.key);
      const isElsewhere = event.target instanceof HTMLInputElement || dialogOpen() || event.repeat;
      if (!isElsewhere && takesBets() && SEATS.includes(seat)) this.choose(seat);
    });
  }

  get bet(): TableBet<Choice, View> {
    const { t, money, config } = this.parts;
    return {
      mayWait: true,
      choice: () => ({ seat: this.placed?.seat ?? this.chosen ?? 1, seed: this.seed }),
      costMinor: () => (this.placed || this.chosen !== null ? config.minStakeMinor : 0),
      missing: () => (this.placed || this.chosen !== null ? null : t('nothingLaid')),
      label: (costMinor) => t('sit', { amount: money(costMinor) }),
      show: (state) => this.stands(state),
      // The seat is taken, by this player: the choice is theirs before anybody says that the bet is in play.
      resume: (view) => {
        this.placed = view;
        this.wanted = view.seat;
      },
    };
  }

  private stands({ status, view }: BetState<View>): void {
    const before = this.placed;
    this.placed = status === 'placed' || status === 'over' ? view : null;
    if (before && !this.placed) this.seed = newSeed();
    if (view && this.placed) this.wanted = view.seat;
  }
}
