import { ROOM_LEAST_PLAYERS, ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { createFan } from '../../blackjack/page/fan';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { SCALE, type Synth } from '../../page/synth';
import type { Joined, ShownRound, TableBoard } from '../../page/table/family';
import type { Lang } from '../../page/texts';
import { NO_LOOK, Place, type SeatLook } from './place';
import type { RoomTranslate } from './texts';

/** What all rooms show of a seat. */
interface AnySeat {
  readonly seat: number;
  readonly isAutomatic: boolean;
}

export interface AnyShown {
  readonly seats: readonly AnySeat[];
}

/** What a family makes of its hand. */
export interface HandLook<View, Shown> {
  seat(number: number, round: ShownRound<Shown>): SeatLook;
  /** What each seat won or lost, less the house's part, by what everybody sees of a hand that is over. */
  net(shown: Shown): ReadonlyMap<number, number>;
  /** The player's own cards; null is one face down. */
  ownCards(view: View, round: ShownRound<Shown>): readonly (number | null)[];
  ownTold(view: View): string;
  /** What stands between the seats while a hand is played or over. */
  middle?(round: ShownRound<Shown>): string;
}

export interface BoardParts<View, Shown> {
  readonly t: RoomTranslate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly synth: Synth;
  readonly look: HandLook<View, Shown>;
  /** With it the table is the player's own. */
  readonly isPlayMoney: boolean;
  /** The seat that is chosen and not taken yet. */
  readonly chosen: () => number | null;
  readonly choose: (seat: number) => void;
  /** Whatever is shown changed. */
  readonly told: () => void;
}

const RESULT_MS = 1_200;

/** The room from above: six places around, and the player's own cards in front. */
export class RoomBoard<View extends { readonly seat: number }, Shown extends AnyShown>
  implements TableBoard<View, Shown>
{
  private readonly parts: BoardParts<View, Shown>;
  private readonly places: readonly Place[];
  private readonly middle = el('p.middle');
  private readonly ownFan;
  private readonly ownTold = el('p.own-told');
  private round: ShownRound<Shown> | null = null;
  private view: View | null = null;
  private sign = '';

  constructor(parts: BoardParts<View, Shown>) {
    const { t, lang, money, choose } = parts;
    this.parts = parts;
    this.ownFan = createFan({ lang, covered: t('covered') });
    const signed = (minor: number): string => `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${money(Math.abs(minor))}`;
    this.places = Array.from({ length: ROOM_SEATS }, (_, at) => {
      const number = at + 1;
      return new Place({ t, lang, signed, number, press: () => choose(number) });
    });
    const seats = el('ol.places', { 'aria-label': t('seats') }, ...this.places.map(({ root }) => root));
    const hand = el(
      'section.own',
      { 'aria-label': t('ownCards') },
      el('div.fan-box', {}, this.ownFan.element),
      this.ownTold,
    );
    byId('felt', HTMLDivElement).replaceChildren(seats, this.middle, hand);
  }

  get shownRound(): ShownRound<Shown> | null {
    return this.round;
  }

  get ownView(): View | null {
    return this.view;
  }

  /** Whether somebody else has the seat while the room takes players. */
  isTaken(seat: number): boolean {
    if (!this.round?.takesBets || this.view?.seat === seat) return false;
    return this.round.shown.seats.some((one) => one.seat === seat);
  }

  /** What is waited for while the room takes players; null: for players. */
  taking({ seats }: Shown): string | null {
    const { t, isPlayMoney } = this.parts;
    if (seats.length >= ROOM_LEAST_PLAYERS) return t('barStarts');
    return isPlayMoney ? t('barOwn') : null;
  }

  show(round: ShownRound<Shown>, { isJoin }: Joined, own: readonly View[]): void {
    this.round = round;
    this.view = own[0] ?? null;
    this.paint(!isJoin);
  }

  frame(round: ShownRound<Shown>): void {
    this.round = round;
    this.paint(true);
  }

  async result(round: ShownRound<Shown>, own: readonly View[], { isJoin }: Joined): Promise<void> {
    this.round = round;
    this.view = own[0] ?? null;
    this.paint(!isJoin);
    if (!isJoin && own.length > 0 && !lessMotion()) await wait(RESULT_MS);
  }

  own(views: readonly View[]): void {
    this.view = views[0] ?? null;
    this.paint(true);
  }

  refresh(): void {
    this.sign = '';
    this.paint(false);
  }

  private paint(isMoving: boolean): void {
    const { round, view } = this;
    const { look, told } = this.parts;
    const chosen = this.parts.chosen();
    const sign = JSON.stringify([round?.key, round?.phase, round?.isCancelled, round?.shown, view, chosen]);
    if (sign === this.sign) return;
    this.sign = sign;
    const isPlayed = isMoving && !lessMotion();
    const shown = round && !round.isCancelled ? round.shown : null;
    const net = shown && round?.isOver ? look.net(shown) : new Map<number, number>();
    for (const [at, place] of this.places.entries()) {
      const number = at + 1;
      const seat = shown?.seats.find((one) => one.seat === number);
      place.show({
        ...{ isMoving: isPlayed, netMinor: net.get(number) ?? null, isAutomatic: seat?.isAutomatic ?? false },
        state: view?.seat === number ? 'own' : seat ? 'taken' : chosen === number ? 'chosen' : 'free',
        look: seat && round ? look.seat(number, round) : NO_LOOK,
      });
    }
    this.paintOwn(isPlayed);
    this.middle.textContent = this.middleText();
    told();
  }

  private paintOwn(isMoving: boolean): void {
    const { look, synth } = this.parts;
    const { round, view } = this;
    const cards = view && round && !round.isCancelled ? look.ownCards(view, round) : [];
    const isNew = this.ownFan.show(cards, isMoving);
    if (isNew && isMoving && cards.length > 0) {
      synth.play({ hertz: (SCALE[0] ?? 523) / 2, at: 0, lasts: 0.07, loud: 0.06, kind: 'sine' });
    }
    this.ownTold.textContent = view ? look.ownTold(view) : '';
  }

  private middleText(): string {
    const { t, look, isPlayMoney } = this.parts;
    const { round, view } = this;
    if (!round || round.isCancelled) return '';
    if (round.takesBets) {
      if (round.shown.seats.length === 0) return t(isPlayMoney ? 'inviteOwn' : 'invite');
      return view && round.shown.seats.length === 1 ? t('alone') : '';
    }
    const watching = !view && !round.isOver ? t('watching') : '';
    return [look.middle?.(round) ?? '', watching].filter(Boolean).join(' · ');
  }
}
