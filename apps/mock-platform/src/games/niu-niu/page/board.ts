import {
  NIU_CARDS,
  NIU_SEATS,
  type NiuNiuConfig,
  type NiuNiuShown,
  type NiuNiuView,
} from '@tonalli/contracts/games/niu-niu';
import { createFan } from '../../blackjack/page/fan';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { SCALE, type Synth } from '../../page/synth';
import type { Joined, ShownRound, TableBoard } from '../../page/table/family';
import type { Lang } from '../../page/texts';
import { netOf, rakeOf } from '../money';
import { Place } from './place';
import type { Translate } from './texts';
import { handText } from './told';

export interface BoardParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly synth: Synth;
  readonly config: NiuNiuConfig;
  /** The seat that is chosen and not taken yet. */
  readonly chosen: () => number | null;
  readonly choose: (seat: number) => void;
  /** Whatever is shown changed. */
  readonly told: () => void;
}

type Round = ShownRound<NiuNiuShown>;

const RESULT_MS = 1_200;

/** What each seat won or lost, less the house's part, by what everybody sees of a hand that is over. */
export function shownNet({ seats, bank, bid }: NiuNiuShown, config: NiuNiuConfig): ReadonlyMap<number, number> {
  if (bank === null || seats.some(({ cards }) => cards.length === 0)) return new Map();
  const players = seats.map(({ seat, multiple, cards }) => ({
    ...{ seat, cards, multiple: multiple ?? 1, heldMinor: config.minStakeMinor },
  }));
  const net = netOf(players, { bank, bid }, config);
  return new Map([...net].map(([seat, minor]) => [seat, minor - rakeOf(minor, config)]));
}

/** The room from above: six places around, and the player's own cards in front. */
export class RoomBoard implements TableBoard<NiuNiuView, NiuNiuShown> {
  private readonly parts: BoardParts;
  private readonly places: readonly Place[];
  private readonly middle = el('p.middle');
  private readonly ownFan;
  private readonly ownTold = el('p.own-told');
  private round: Round | null = null;
  private view: NiuNiuView | null = null;
  private sign = '';

  constructor(parts: BoardParts) {
    const { t, lang, money, choose } = parts;
    this.parts = parts;
    this.ownFan = createFan({ lang, covered: t('covered') });
    const signed = (minor: number): string => `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${money(Math.abs(minor))}`;
    this.places = Array.from({ length: NIU_SEATS }, (_, at) => {
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

  get shownRound(): Round | null {
    return this.round;
  }

  get ownView(): NiuNiuView | null {
    return this.view;
  }

  show(round: Round, { isJoin }: Joined, own: readonly NiuNiuView[]): void {
    this.round = round;
    this.view = own[0] ?? null;
    this.paint(!isJoin);
  }

  frame(round: Round): void {
    this.round = round;
    this.paint(true);
  }

  async result(round: Round, own: readonly NiuNiuView[], { isJoin }: Joined): Promise<void> {
    this.round = round;
    this.view = own[0] ?? null;
    this.paint(!isJoin);
    if (!isJoin && own.length > 0 && !lessMotion()) await wait(RESULT_MS);
  }

  own(views: readonly NiuNiuView[]): void {
    this.view = views[0] ?? null;
    this.paint(true);
  }

  refresh(): void {
    this.sign = '';
    this.paint(false);
  }

  private paint(isMoving: boolean): void {
    const { round, view } = this;
    const chosen = this.parts.chosen();
    const sign = JSON.stringify([round?.key, round?.phase, round?.isCancelled, round?.shown, view, chosen]);
    if (sign === this.sign) return;
    this.sign = sign;
    const isPlayed = isMoving && !lessMotion();
    const shown = round && !round.isCancelled ? round.shown : null;
    const net = shown && round?.isOver ? shownNet(shown, this.parts.config) : new Map<number, number>();
    for (const [at, place] of this.places.entries()) {
      const number = at + 1;
      const seat = shown?.seats.find((one) => one.seat === number) ?? null;
      const isOwn = view?.seat === number;
      place.show({
        ...{ seat, isMoving: isPlayed, phase: round?.phase ?? '', isBank: shown?.bank === number },
        state: isOwn ? 'own' : seat ? 'taken' : chosen === number ? 'chosen' : 'free',
        netMinor: net.get(number) ?? null,
      });
    }
    this.paintOwn(isPlayed);
    this.middle.textContent = this.middleText();
    this.parts.told();
  }

  private paintOwn(isMoving: boolean): void {
    const { t, synth } = this.parts;
    const cards = this.view?.cards ?? [];
    const hidden = Array.from({ length: cards.length > 0 ? NIU_CARDS - cards.length : 0 }, () => null);
    const isNew = this.ownFan.show([...cards, ...hidden], isMoving);
    if (isNew && isMoving && cards.length > 0) {
      synth.play({ hertz: (SCALE[0] ?? 523) / 2, at: 0, lasts: 0.07, loud: 0.06, kind: 'sine' });
    }
    const rake = this.view?.hand?.seats.find(({ seat }) => seat === this.view?.seat)?.netMinor ?? 0;
    const part = rakeOf(rake, this.parts.config);
    const said = cards.length === NIU_CARDS ? [handText(t, cards)] : [];
    if (part > 0) said.push(t('rake', { amount: this.parts.money(part) }));
    this.ownTold.textContent = said.join(' · ');
  }

  private middleText(): string {
    const { t } = this.parts;
    const { round, view } = this;
    if (!round || round.isCancelled) return '';
    if (round.takesBets) {
      if (round.shown.seats.length === 0) return t('invite');
      return view && round.shown.seats.length === 1 ? t('alone') : '';
    }
    return !view && !round.isOver ? t('watching') : '';
  }
}
