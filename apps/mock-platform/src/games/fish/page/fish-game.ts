import {
  FISH_LEVELS,
  FISH_SEATS,
  FISH_TIDE_MS,
  type FishConfig,
  FishShown,
  type FishView,
} from '@tonalli/contracts/games/fish';
import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { TableRound } from '@tonalli/contracts/play/table-shapes';
import { dialogOpen } from '../../page/dialog';
import { byId, el, lessMotion } from '../../page/dom';
import { fundsMinor } from '../../page/funds';
import { announce } from '../../page/hud-parts';
import { Desk } from '../../page/instant/desk';
import { openRules } from '../../page/instant/rules';
import type { OpenedPage } from '../../page/open-page';
import { skipSplash } from '../../page/splash';
import { remembered } from '../../page/store';
import { chime } from '../../page/synth';
import { tableClock } from '../../page/table/clock';
import { feedOf } from '../../page/table/feed-of';
import { tableCalls } from '../../page/table/table-calls';
import { BOSS, kindAt } from '../odds';
import { placeAt } from '../shoal';
import { listenToControls } from './controls';
import { Gunner } from './gunner';
import { paysOf, rulesOf, worthOf } from './rules';
import type { Translate } from './texts';
import { Waters } from './waters';

interface GameParts {
  readonly page: OpenedPage<RoundGameState>;
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: FishConfig;
}

const TICK_MS = 50;
/** From so many shots on a catch is shown large. */
const LARGE_PAYS = 40;
const WIN_STAYS_MS = 1_300;

/** Plays a room: shots are aimed and fired here, decided by the platform, and what others fire is seen. */
export class FishGame {
  readonly waters: Waters;
  private readonly parts: GameParts;
  private readonly clock = tableClock(() => performance.now());
  private readonly desk: Desk;
  private readonly gunner: Gunner;
  private readonly batches = new Map<number, number>();
  private isHeld = false;
  private isAuto = false;
  private isPaused = false;
  private isLive = false;
  private bossTold: string | null = null;

  constructor(parts: GameParts) {
    this.parts = parts;
    const { page, t, money, config } = parts;
    this.waters = new Waters(() => this.clock.now());
    this.waters.level = Math.min(FISH_LEVELS, Math.max(1, Number(remembered.get('fish.level') ?? 1) || 1));
    const nothing = () => {};
    this.desk = new Desk({
      ...{ t, money, page },
      on: {
        ...{ least: nothing, most: nothing, auto: nothing, scaleStake: nothing },
        // A press of the button alone: while it is held the cannon fires by itself.
        press: () => !skipSplash() && this.fire(),
        endAuto: () => this.stop(),
        rules: () => this.showRules(),
        pause: (isPaused) => {
          this.isPaused = isPaused;
          if (isPaused) this.stop();
        },
        isIdle: () => !this.isHeld && !this.isAuto && !this.gunner.isAsking,
        isBusy: () => this.gunner.isAsking,
        fresh: (state) => this.takeOpen(state.open),
      },
    });
    this.gunner = new Gunner({
      waters: this.waters,
      unitMinor: config.unitMinor,
      calls: tableCalls({ t, server: page.server, onRetry: () => this.desk.hud.say(t('retrying')) }),
      on: {
        asked: (stakeMinor) => this.desk.begin(Math.max(0, this.desk.balanceMinor - stakeMinor)),
        decided: (answer, view) => this.decided(answer, view),
        refused: (failure) => this.refused(failure),
        full: () => {
          this.stop();
          this.desk.tell(t('full'));
        },
      },
    });
  }

  open(sea: { wake(): void }): void {
    const { t, page } = this.parts;
    byId('stake-row', HTMLDivElement).remove();
    byId('tide-label', HTMLSpanElement).textContent = t('tide');
    byId('value-label', HTMLSpanElement).textContent = t('cannon');
    byId('auto-fire', HTMLButtonElement).hidden = !page.state.rules.autoplay;
    listenToControls(t, {
      level: (by) => this.changeLevel(by),
      turn: (by) => this.turn(by),
      nextTarget: () => this.nextTarget(),
      auto: () => this.setAuto(!this.isAuto),
      hold: (isHeld) => this.hold(isHeld),
      aim: (x, y) => this.waters.locked === null && this.waters.aimAt(x, y),
      tap: (x, y) => this.lock(this.waters.fishAt(x, y)?.id ?? null),
      blocked: () => dialogOpen(),
    });
    this.desk.hud.setButton(t('play'), 'ready');
    this.desk.hud.say(t('connecting'));
    this.desk.open();
    this.showCannon();
    this.connect(sea);
    setInterval(() => {
      this.tick();
      void this.gunner.flush();
    }, TICK_MS);
  }

  private connect(sea: { wake(): void }): void {
    const { page, t } = this.parts;
    const feed = feedOf(page.server, {
      state: ({ now, isFrozen, round }) => {
        this.clock.tell(now, isFrozen);
        if (!this.isLive) this.desk.hud.say(t('ready'));
        this.isLive = true;
        this.roundIs(round);
        this.takeOpen(page.state.open);
        sea.wake();
      },
      round: ({ now, isFrozen, round }) => {
        this.clock.tell(now, isFrozen);
        this.roundIs(round);
        sea.wake();
      },
      crowd: () => {},
      own: (roundId) => void this.reread(roundId),
      lost: () => {
        this.isLive = false;
        this.desk.hud.say(t('connecting'));
      },
      ended: (failure) => this.desk.failed(failure),
    });
    window.addEventListener('online', () => feed.connect());
    feed.connect();
  }

  private roundIs(round: TableRound | null): void {
    if (!round || round.isOver) return;
    const shown = FishShown.parse(round.shown);
    const hadTide = this.waters.key !== null;
    const isNew = this.waters.tell(round.key, shown);
    if (isNew) {
      this.showTarget();
      if (hadTide) {
        this.gunner.tideTurned();
        this.desk.hud.say(this.parts.t('newTide'));
      }
    }
    this.othersFire(shown.seats, isNew);
    this.gunner.chooseSeat();
    this.showSeats();
  }

  /** What others fired since the room was told of last. */
  private othersFire(seats: FishShown['seats'], isNew: boolean): void {
    const known = new Map(this.batches);
    this.batches.clear();
    for (const { seat, batch, last } of seats) {
      this.batches.set(seat, batch);
      const isOwn = (this.gunner.sits || this.gunner.isAsking) && seat === this.waters.seat;
      if (isOwn || isNew || known.get(seat) === batch) continue;
      for (const [id, level, pays] of last) {
        this.waters.showShot({ seat, id, level, clock: performance.now() }, lessMotion());
        if (pays > 0) this.showWin({ id, pays, level, isOwn: false });
      }
    }
  }

  private takeOpen(open: readonly RoundAnswer[]): void {
    for (const answer of open) this.gunner.takeOver(answer);
    this.showSeats();
  }

  /** The tide, a timeout or a break ended the segment: what was held came back. */
  private async reread(roundId: string): Promise<void> {
    if (this.gunner.isAsking || !this.gunner.owns(roundId)) return;
    try {
      const answer = await tableCalls({ ...this.parts, server: this.parts.page.server, onRetry: () => {} }).own(
        roundId,
      );
      this.gunner.takeOver(answer);
      if (!this.gunner.isAsking) this.desk.settle(answer);
      this.desk.tellBalance();
    } catch (failure) {
      this.desk.failed(failure);
    }
  }

  private tick(): void {
    const { t } = this.parts;
    const { waters } = this;
    const left = Math.ceil((FISH_TIDE_MS - waters.tideMs) / 1_000);
    const isKnown = waters.key !== null && this.isLive;
    byId('tide', HTMLElement).textContent = isKnown
      ? `0:${String(Math.max(0, Math.min(59, left))).padStart(2, '0')}`
      : '—';
    if (waters.locked !== null && !waters.lockedFish()) this.showTarget();
    const boss = waters.seen().some(({ kind }) => kind === BOSS);
    if (boss && this.bossTold !== waters.key) {
      this.bossTold = waters.key;
      this.desk.tell(t('boss'));
    }
    if (this.isHeld || this.isAuto) this.fire();
  }

  private hold(isHeld: boolean): void {
    if (isHeld && !this.isHeld) this.fire();
    this.isHeld = isHeld;
  }

  private fire(): void {
    const { waters, desk } = this;
    if (this.isPaused || !this.isLive || dialogOpen() || waters.isOver()) return;
    if (!this.gunner.sits && !desk.watch.mayBegin()) {
      this.stop();
      return;
    }
    if (fundsMinor(desk.funds) < waters.level * this.parts.config.unitMinor) {
      this.stop();
      desk.tell(this.parts.t('funds'));
      return;
    }
    if (waters.fire(performance.now(), lessMotion())) {
      desk.synth.play({ hertz: 520, at: 0, lasts: 0.07, loud: 0.05, kind: 'square', glideTo: 180 });
    }
  }

  private stop(): void {
    this.isHeld = false;
    this.setAuto(false);
  }

  private setAuto(isAuto: boolean): void {
    this.isAuto = isAuto && this.parts.page.state.rules.autoplay;
    byId('auto-fire', HTMLButtonElement).setAttribute('aria-pressed', String(this.isAuto));
  }

  private changeLevel(by: number): void {
    const { waters, desk } = this;
    waters.changeLevel(by);
    remembered.set('fish.level', String(waters.level));
    this.showCannon();
    const amount = this.stakeMinor();
    announce(this.parts.t('valueNow', { amount: this.parts.money(amount) }));
    desk.synth.play({ hertz: 300 + waters.level * 40, at: 0, lasts: 0.06, loud: 0.06 });
  }

  private stakeMinor(): number {
    return this.waters.level * this.parts.config.unitMinor;
  }

  private turn(by: number): void {
    this.lock(null);
    this.waters.aim = Math.min(3, Math.max(0.14, this.waters.aim + by));
  }

  private nextTarget(): void {
    this.lock(this.waters.lockNext()?.id ?? null);
  }

  private lock(id: number | null): void {
    const { t } = this.parts;
    const hadOne = this.waters.locked !== null;
    this.waters.locked = id;
    const fish = this.waters.lockedFish();
    if (fish) {
      const kind = kindAt(fish.kind);
      this.desk.tell(t('locked', { fish: t(kind), pays: paysOf(t, kind) }));
    } else if (hadOne) announce(t('noTarget'));
    this.showTarget();
  }

  private showTarget(): void {
    byId('next-target', HTMLButtonElement).dataset.locked = String(this.waters.locked !== null);
    this.showCannon();
  }

  private showCannon(): void {
    const stakeMinor = this.stakeMinor();
    byId('value', HTMLOutputElement).textContent = this.parts.money(stakeMinor);
    this.desk.hud.setWorth(worthOf(stakeMinor, this.waters.lockedFish()?.kind ?? 0));
    this.showSeats();
  }

  private showSeats(): void {
    const { t, money, config } = this.parts;
    const { shown, seat: own, level, isFull } = this.waters;
    const chips = Array.from({ length: FISH_SEATS }, (_, at) => {
      const seat = at + 1;
      const isOwn = seat === own && !isFull;
      const other = shown.seats.find((one) => one.seat === seat);
      const amount = money((isOwn ? level : (other?.level ?? 0)) * config.unitMinor);
      const marks = { 'data-own': String(isOwn), 'data-taken': String(other !== undefined) };
      const whose = el('span', {}, isOwn ? t('seatOwn') : t('seatOther', { seat }));
      const how = el('span', {}, isOwn || other ? amount : t('seatFree'));
      return el('li.seat', marks, whose, el('span.between', {}, ' · '), how);
    });
    byId('seats', HTMLOListElement).replaceChildren(...chips);
  }

  private decided(answer: RoundAnswer, view: FishView): void {
    const { t, money, config } = this.parts;
    this.desk.settle(answer);
    this.desk.tellBalance();
    let wonMinor = 0;
    for (const [id, level, pays] of view.last) {
      if (pays <= 0) continue;
      wonMinor += pays * level * config.unitMinor;
      this.waters.gone.add(id);
      this.showWin({ id, pays, level, isOwn: true });
      const fish = kindAt(this.waters.shoal[id]?.kind ?? 0);
      this.desk.tell(t('caught', { fish: t(fish), amount: money(pays * level * config.unitMinor) }));
    }
    for (const id of view.swept) this.waters.gone.add(id);
    if (view.swept.length > 0) this.desk.hud.say(t('swept', { count: view.swept.length }));
    if (wonMinor > 0) {
      this.desk.hud.setWin(wonMinor, true);
      chime(this.desk.synth, wonMinor / (config.unitMinor * this.waters.level));
    }
    this.showTarget();
  }

  private refused(failure: unknown): void {
    this.desk.takeBack();
    if (failure === null) return;
    this.stop();
    this.desk.failed(failure);
  }

  private showWin({ id, pays, level, isOwn }: { id: number; pays: number; level: number; isOwn: boolean }): void {
    const { money, config } = this.parts;
    const { waters } = this;
    const fish = waters.shoal[id];
    if (!fish) return;
    const { x, y } = placeAt(fish, waters.tideMs);
    waters.effects.push({ x, y, bornAt: performance.now(), kind: 'catch', size: 0.1 + fish.kind * 0.012 });
    const marks = { 'data-own': String(isOwn), 'data-large': String(isOwn && pays >= LARGE_PAYS) };
    const shown = el('p.catch', marks, money(pays * level * config.unitMinor));
    shown.style.left = `${Math.min(0.92, Math.max(0.08, x)) * 100}%`;
    shown.style.top = `${y * 100}%`;
    byId('wins', HTMLDivElement).append(shown);
    setTimeout(() => shown.remove(), WIN_STAYS_MS);
  }

  private showRules(): void {
    const { t, money, config, page } = this.parts;
    const stakeMinor = this.stakeMinor();
    const worth = worthOf(stakeMinor, this.waters.lockedFish()?.kind ?? 0);
    const text = rulesOf({ t, money, config }, stakeMinor);
    openRules({ t, money, config, worth, text, timeoutHours: null, jackpot: page.state.jackpot });
  }
}
