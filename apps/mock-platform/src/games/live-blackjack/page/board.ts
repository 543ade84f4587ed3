import {
  type LiveBlackjackSeat,
  type LiveBlackjackShown,
  type LiveBlackjackView,
  SEATS,
} from '@tonalli/contracts/games/live-blackjack';
import { createFan } from '../../blackjack/page/fan';
import { feltPrint, shoe } from '../../blackjack/page/felt';
import type { Translate as WordsForOne } from '../../blackjack/page/texts';
import { shownTotal, spokenTotal } from '../../blackjack/page/totals';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { SCALE, type Synth } from '../../page/synth';
import type { Joined, ShownRound, TableBoard } from '../../page/table/family';
import type { Lang } from '../../page/texts';
import { shareOf } from './asked';
import { type Laid, laidAt, signOf } from './motion';
import { createOwnHands } from './own-hands';
import { Place } from './place';
import type { Translate } from './texts';

export interface BoardParts {
  readonly t: Translate;
  readonly words: WordsForOne;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
  readonly synth: Synth;
  readonly now: () => number;
  /** Seats that are chosen and not taken yet. */
  readonly chosen: () => readonly number[];
  readonly choose: (seat: number) => void;
  /** The own seat that is asked now. */
  readonly asked: () => number | null;
  /** Whatever is shown changed. */
  readonly told: () => void;
}

type Round = ShownRound<LiveBlackjackShown>;

const RESULT_MS = 900;
const NOTHING: Laid = { seats: new Map(), dealer: [] };
const seen = (cards: readonly (number | null)[]): number[] => cards.filter((card) => card !== null);
const cardsIn = ({ hands }: Pick<LiveBlackjackSeat, 'hands'>): number => hands.flatMap(({ cards }) => cards).length;

/** The table from above: the dealer, the seven places around, and the player's own hands in front. */
export class SeatsBoard implements TableBoard<LiveBlackjackView, LiveBlackjackShown> {
  private readonly parts: BoardParts;
  private readonly places: readonly Place[];
  private readonly dealer;
  private readonly dealerTotal = el('span.total', { hidden: '' });
  private readonly invite = el('p.invite');
  private readonly hands;
  private round: Round | null = null;
  private views: readonly LiveBlackjackView[] = [];
  private names: ReadonlyMap<number, string> = new Map();
  private sign = '';

  constructor(parts: BoardParts) {
    const { t, words, lang, choose } = parts;
    this.parts = parts;
    this.dealer = createFan({ lang, covered: words('covered') });
    this.hands = createOwnHands(parts);
    this.places = Array.from({ length: SEATS }, (_, at) => {
      const number = at + 1;
      return new Place({ t, words, lang, number, press: () => choose(number) });
    });
    const head = el('div.hand-head', {}, el('span.hand-name', {}, words('dealer')), this.dealerTotal);
    const dealerSide = el('section.dealer', { 'aria-label': words('dealer') }, head);
    dealerSide.append(el('div.fan-box', {}, this.dealer.element));
    const seats = el('ol.places', { 'aria-label': t('seats') }, ...this.places.map(({ root }) => root));
    byId('felt', HTMLDivElement).replaceChildren(
      shoe(),
      dealerSide,
      feltPrint(words),
      seats,
      this.invite,
      this.hands.root,
    );
  }

  /** As it stands now: own views are newer than what everybody is told, as soon as a step was answered. */
  get ownSeats(): readonly LiveBlackjackSeat[] {
    const views = this.views.toSorted((one, other) => one.seat - other.seat);
    return views.map((view) => {
      const shown = this.round?.shown.seats.find(({ seat }) => seat === view.seat);
      const isNewer = !shown || (cardsIn(view) >= cardsIn(shown) && !this.isPast(view));
      return isNewer ? view : shown;
    });
  }

  get shownRound(): Round | null {
    return this.round;
  }

  show(round: Round, { isJoin }: Joined, own: readonly LiveBlackjackView[]): void {
    const isNew = round.key !== this.round?.key;
    this.round = round;
    this.views = own;
    this.paint(!isJoin && !isNew);
  }

  frame(round: Round): void {
    this.round = round;
    this.paint(true);
    for (const [at, place] of this.places.entries()) {
      const seat = this.seatAt(at + 1);
      place.clock(seat ? shareOf(seat, this.parts.now()) : null);
    }
  }

  async result(round: Round, own: readonly LiveBlackjackView[], { isJoin }: Joined): Promise<void> {
    this.round = round;
    this.views = own;
    this.paint(!isJoin);
    for (const place of this.places) place.clock(null);
    if (!isJoin && own.length > 0 && !lessMotion()) await wait(RESULT_MS);
  }

  own(views: readonly LiveBlackjackView[]): void {
    this.views = views;
    this.paint(true);
  }

  namesAre(names: ReadonlyMap<number, string>): void {
    this.names = names;
    this.refresh();
  }

  /** What is chosen, or whose turn it is, changed. */
  refresh(): void {
    this.sign = '';
    this.paint(false);
  }

  private seatAt(number: number): LiveBlackjackSeat | null {
    const own = this.ownSeats.find(({ seat }) => seat === number);
    return own ?? this.round?.shown.seats.find(({ seat }) => seat === number) ?? null;
  }

  /** What a view says of a phase that is over by now. */
  private isPast({ stage }: LiveBlackjackSeat): boolean {
    const phase = this.round?.phase;
    return (
      (stage === 'play' && phase !== 'playing') || (stage === 'insurance' && phase !== 'insurance') || phase === 'over'
    );
  }

  private laid(): Laid {
    const { round } = this;
    if (!round || round.isCancelled) return NOTHING;
    const elapsedMs = Math.max(0, this.parts.now() - round.beganAt);
    const laid = laidAt({ phase: round.phase, shown: round.shown, elapsedMs });
    if (round.phase !== 'playing') return laid;
    const own = this.ownSeats.map(({ seat, hands }) => [seat, hands.map(({ cards }) => cards)] as const);
    return { ...laid, seats: new Map([...laid.seats, ...own]) };
  }

  private paint(isMoving: boolean): void {
    const laid = this.laid();
    const { round } = this;
    const sign = `${round?.key} ${round?.phase} ${signOf(laid)} ${JSON.stringify([round?.shown.seats, this.views, this.parts.chosen(), this.parts.asked()])}`;
    if (sign === this.sign) return;
    this.sign = sign;
    const isOver = round?.phase === 'over';
    this.paintDealer(laid, { isMoving, isOver });
    for (const [at, place] of this.places.entries()) this.paintPlace(place, at + 1, { laid, isMoving, isOver });
    const { asked, told } = this.parts;
    this.hands.show({ seats: this.ownSeats, laid: laid.seats, asked: asked(), isOver, isMoving });
    this.paintInvite();
    told();
  }

  private paintDealer({ dealer }: Laid, { isMoving, isOver }: { isMoving: boolean; isOver: boolean }): void {
    const { synth, words } = this.parts;
    const isNew = this.dealer.show(dealer, isMoving && !lessMotion());
    if (isNew && isMoving && dealer.length > 0) {
      synth.play({ hertz: (SCALE[0] ?? 523) / 2, at: 0, lasts: 0.07, loud: 0.06, kind: 'sine' });
    }
    const open = seen(dealer);
    this.dealerTotal.hidden = open.length === 0;
    this.dealerTotal.textContent = shownTotal(open, !isOver);
    this.dealerTotal.setAttribute('aria-label', spokenTotal(words, open));
  }

  private paintPlace(place: Place, number: number, now: { laid: Laid; isMoving: boolean; isOver: boolean }): void {
    const seat = this.seatAt(number);
    const isOwn = this.views.some((view) => view.seat === number);
    const isChosen = this.parts.chosen().includes(number);
    const state = isOwn ? 'own' : seat ? 'taken' : isChosen ? 'chosen' : 'free';
    place.show({
      ...{ state, seat, isMoving: now.isMoving && !lessMotion(), isOver: now.isOver },
      name: this.names.get(number) ?? this.parts.t('someone'),
      stakeMinor: seat?.stakeMinor ?? 0,
      hands: now.laid.seats.get(number) ?? [],
    });
  }

  private paintInvite(): void {
    const { t } = this.parts;
    const isEmpty = this.round?.takesBets === true && this.round.shown.seats.length === 0;
    this.invite.hidden = !isEmpty;
    this.invite.textContent = isEmpty ? t('invite') : '';
  }
}
