import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { byId, el } from '../dom';
import { codeOf } from '../failures';
import { fundsMinor } from '../funds';
import { announce } from '../hud-parts';
import type { Desk } from '../instant/desk';
import type { Words } from '../instant/family';
import { awaitParentAck } from '../parent';
import { click } from '../synth';
import { type ButtonShown, buttonOf } from './bet-button';
import { BetSlip } from './bet-slip';
import type { BetState, ShownRound, StepInput, TableBet } from './family';
import { type TableMoment, takesBets } from './moment';
import type { TableCalls } from './table-calls';
import type { TableTranslate } from './texts';

interface BetDeskParts<Choice extends object, View extends { readonly round: string }> extends Pick<Words, 'money'> {
  readonly t: TableTranslate;
  readonly desk: Desk;
  readonly wallet: 'main' | 'trial' | 'vendor';
  readonly bets: readonly TableBet<Choice, View>[];
  readonly calls: TableCalls;
  readonly read: (view: unknown) => View;
  readonly moment: () => TableMoment;
  readonly round: () => ShownRound<unknown> | null;
  readonly isPaused: () => boolean;
  /** An own bet changed, and its board with it. */
  readonly changed: () => void;
}

/** The round is not as this page has it. */
const CLOSED = new Set(['ROUND_CLOSED', 'ROUND_NOT_FOUND', 'TOO_LATE']);

interface Buttons {
  readonly main: HTMLButtonElement;
  readonly back: HTMLButtonElement;
}

/** The player's bets at a table with their buttons. */
export class BetDesk<Choice extends object, View extends { readonly round: string }> {
  readonly slips: readonly BetSlip<Choice, View>[];
  private readonly parts: BetDeskParts<Choice, View>;
  private readonly buttons: readonly Buttons[];
  private readonly missed = new Set<string>();

  constructor(parts: BetDeskParts<Choice, View>) {
    this.parts = parts;
    const { calls, read } = parts;
    this.slips = parts.bets.map(
      (bet, at) => new BetSlip<Choice, View>({ bet, calls, read, changed: () => this.slipChanged(at) }),
    );
    this.buttons = parts.bets.map(({ host }, at) => this.buttonsIn(host ?? null, at));
    byId('spin', HTMLButtonElement).hidden = parts.bets.every(({ host }) => host !== undefined);
  }

  get isAsking(): boolean {
    return this.slips.some((slip) => slip.statusIn(this.key) === 'asking');
  }

  /** Nothing is in play, and nothing is asked for. */
  get isIdle(): boolean {
    return this.slips.every((slip) => ['none', 'over'].includes(slip.statusIn(this.key)));
  }

  /** All that is in play in the round that stands. */
  get placedMinor(): number {
    return this.inRound().reduce((sum, slip) => sum + slip.placedMinor, 0);
  }

  stateOf(at: number): BetState<View> {
    return this.slips[at]?.stateIn(this.key) ?? { status: 'none', view: null, answer: null, isWaiting: false };
  }

  inRound(): readonly BetSlip<Choice, View>[] {
    return this.slips.filter((slip) => slip.view?.round === this.key);
  }

  views(): readonly View[] {
    return this.inRound().flatMap(({ view }) => (view === null ? [] : [view]));
  }

  press(at: number): void {
    const slip = this.slips[at];
    if (!slip || this.parts.isPaused()) return;
    const shown = this.shownOf(slip);
    const acts: Readonly<Record<NonNullable<ButtonShown['act']>, () => void>> = {
      place: () => void this.place(slip),
      withdraw: () => void this.withdraw(at),
      step: () => this.stepOf(slip),
      wait: () => slip.wait(true),
      unwait: () => slip.wait(false),
      choose: () => this.parts.desk.tell(slip.bet.missing?.() ?? this.parts.t('nothingLaid')),
    };
    if (shown.act !== null) acts[shown.act]();
  }

  async withdraw(at: number): Promise<void> {
    const slip = this.slips[at];
    if (slip?.statusIn(this.key) !== 'placed' || !takesBets(this.parts.moment())) return;
    const { t, money, desk } = this.parts;
    const amount = money(slip.placedMinor);
    const back = await this.ask(slip, () => slip.withdraw(), desk.balanceMinor);
    if (back) desk.tell(t('toldWithdrawn', { amount }));
  }

  async step(at: number, input: StepInput, stakeMinor = 0): Promise<void> {
    const slip = this.slips[at];
    if (!slip || this.parts.isPaused() || slip.statusIn(this.key) !== 'placed') return;
    await this.ask(slip, () => slip.step(input), this.parts.desk.balanceMinor - stakeMinor);
  }

  /** A round opens: what was played is over, what waited is placed. */
  roundOpens(): void {
    for (const slip of this.slips) {
      if (slip.view && slip.view.round !== this.key) {
        if (slip.answer && !slip.answer.isOver) this.missed.add(slip.answer.roundId);
        slip.bet.layout?.played();
        slip.forget();
      }
      if (slip.isWaiting && takesBets(this.parts.moment())) void this.place(slip);
    }
  }

  /** Bets were taken until now: what is not in play is said, and a change that came too late is put back. */
  closes(): void {
    const { t, money, desk } = this.parts;
    const late = this.slips.find((slip) => slip.statusIn(this.key) === 'placed' && slip.isChanged);
    const unplaced = this.slips.find((slip) => this.isUnplaced(slip));
    const amount = money(this.placedMinor);
    if (late) {
      this.putBack(late);
      desk.tell(t('changedBack', { amount }));
    } else if (this.placedMinor > 0) desk.tell(t('toldClosedOwn', { amount }));
    else if (unplaced) desk.tell(t('toldNotBet'));
    else desk.tell(t('toldClosed'));
  }

  /** The last seconds: a bet that was chosen and not placed. */
  get hasUnplaced(): boolean {
    return this.slips.some((slip) => this.isUnplaced(slip) || (slip.statusIn(this.key) === 'placed' && slip.isChanged));
  }

  /** A bet of this round that the page has not placed itself. */
  found(answer: RoundAnswer): void {
    const view = this.parts.read(answer.view);
    if (view.round !== this.key || this.slips.some((slip) => slip.answer?.roundId === answer.roundId)) return;
    const free = this.slips.filter((slip) => slip.view?.round !== this.key);
    const slip = free.find(({ bet }) => bet.isOf?.(view)) ?? free.find(({ bet }) => !bet.isOf);
    if (!slip) return;
    this.restore(slip, view);
    slip.take(answer, { isFound: true });
  }

  /** How an own bet stands now, as the server says; null where the page has no such bet. */
  async reread(roundId: string): Promise<RoundAnswer | null> {
    const slip = this.slips.find(({ answer }) => answer?.roundId === roundId);
    if (!slip) return null;
    const answer = await this.parts.calls.own(roundId);
    if (slip.answer?.roundId === roundId) slip.take(answer);
    return answer;
  }

  /**
   * Bets whose round went by before the page knew what came of them, as without a connection. `tell` has each once; what
   * cannot be asked for now is kept for the next time.
   */
  async tellMissed(tell: (answer: RoundAnswer) => void): Promise<void> {
    for (const roundId of [...this.missed]) {
      const answer = await this.parts.calls.own(roundId).catch(() => null);
      if (answer?.isOver && this.missed.delete(roundId)) tell(answer);
    }
  }

  /** What the buttons say, each frame anew. */
  refresh(): void {
    for (const [at, slip] of this.slips.entries()) this.showButtons(at, slip);
  }

  private get key(): string | null {
    return this.parts.round()?.key ?? null;
  }

  private isUnplaced(slip: BetSlip<Choice, View>): boolean {
    return slip.statusIn(this.key) === 'none' && !slip.isWaiting && slip.bet.costMinor() > 0 && !this.isPlayed(slip);
  }

  /** Chips that lie from a round that is over are no bet that was forgotten. */
  private isPlayed({ bet }: BetSlip<Choice, View>): boolean {
    return bet.layout !== undefined && byId('game', HTMLElement).dataset.played === 'true';
  }

  private slipChanged(at: number): void {
    const slip = this.slips?.[at];
    if (!slip) return;
    slip.bet.show?.(this.stateOf(at));
    this.refresh();
    this.parts.changed();
  }

  private buttonsIn(host: HTMLElement | null, at: number): Buttons {
    const main = host ? el('button.play-button.bet-button', { type: 'button' }) : byId('spin', HTMLButtonElement);
    const back = host ? el('button.quick.withdraw', { type: 'button' }) : byId('withdraw', HTMLButtonElement);
    host?.append(back, main);
    // The large button is listened to by the desk.
    if (host) main.addEventListener('click', () => this.press(at));
    back.addEventListener('click', () => void this.withdraw(at));
    return { main, back };
  }

  private shownOf(slip: BetSlip<Choice, View>): ButtonShown {
    return buttonOf({
      moment: this.parts.moment(),
      status: slip.statusIn(this.key),
      costMinor: slip.bet.costMinor(),
      placedMinor: slip.placedMinor,
      isChanged: !slip.bet.stays && slip.isChanged,
      isWaiting: slip.isWaiting,
      mayWait: slip.bet.mayWait === true,
      step: this.stepNow(slip),
    });
  }

  private stepNow(slip: BetSlip<Choice, View>) {
    const round = this.parts.round();
    const { view } = slip;
    if (!round || !view || slip.statusIn(round.key) !== 'placed') return null;
    return slip.bet.button?.(view, round, this.parts.moment().elapsedMs) ?? null;
  }

  private stepOf(slip: BetSlip<Choice, View>): void {
    const step = this.stepNow(slip);
    if (step) void this.step(this.slips.indexOf(slip), step.input, step.stakeMinor);
  }

  private labelOf(slip: BetSlip<Choice, View>, shown: ButtonShown): string {
    const { t, money } = this.parts;
    if (shown.key === 'step') return this.stepNow(slip)?.label ?? '';
    if (shown.key === 'confirm' && slip.bet.label) return slip.bet.label(shown.amountMinor);
    return t(shown.key, { amount: money(shown.amountMinor) });
  }

  private showButtons(at: number, slip: BetSlip<Choice, View>): void {
    const { t, money } = this.parts;
    const buttons = this.buttons?.[at];
    if (!buttons) return;
    const shown = this.shownOf(slip);
    const label = this.labelOf(slip, shown);
    const { main, back } = buttons;
    if (main.textContent !== label) main.textContent = label;
    main.dataset.busy = String(shown.state === 'busy');
    main.dataset.idle = String(shown.state === 'waiting');
    main.dataset.act = shown.act ?? 'none';
    const mayTakeBack = !slip.bet.stays && slip.statusIn(this.key) === 'placed' && takesBets(this.parts.moment());
    back.hidden = !mayTakeBack;
    const backText = t('takeBack', { amount: money(slip.placedMinor) });
    if (mayTakeBack && back.textContent !== backText) back.textContent = backText;
  }

  private async place(slip: BetSlip<Choice, View>): Promise<void> {
    const { t, money, desk } = this.parts;
    const round = this.parts.round();
    const missing = slip.bet.missing?.() ?? null;
    if (missing !== null) return desk.tell(missing);
    const isChange = slip.statusIn(this.key) === 'placed';
    if (!round || this.parts.isPaused() || (!isChange && !desk.watch.mayBegin())) return;
    const back = isChange ? slip.placedMinor : 0;
    const costMinor = slip.bet.costMinor();
    if (costMinor > fundsMinor(desk.funds) + back) return desk.tell(t('funds'));
    const answer = await this.ask(slip, () => slip.place(round.key), desk.balanceMinor + back - costMinor);
    if (!answer) return;
    click(desk.synth);
    desk.tell(t(isChange ? 'toldChanged' : 'toldPlaced', { amount: money(answer.stakeMinor) }));
  }

  private async ask(
    slip: BetSlip<Choice, View>,
    call: () => Promise<RoundAnswer | null>,
    leftMinor: number,
  ): Promise<RoundAnswer | null> {
    const { desk, wallet } = this.parts;
    desk.begin(leftMinor);
    try {
      await awaitParentAck({ balanceMinor: Math.max(0, leftMinor), wallet });
      const answer = await call();
      if (answer) desk.settle(answer);
      desk.tellBalance();
      return answer;
    } catch (failure) {
      desk.takeBack();
      this.failed(slip, failure);
      return null;
    }
  }

  private failed(slip: BetSlip<Choice, View>, failure: unknown): void {
    const { t, money, desk } = this.parts;
    const { placedMinor, answer } = slip;
    const code = codeOf(failure);
    // A step of a bet that the table has decided by now is none.
    const isLate = CLOSED.has(code) || (slip.bet.stays === true && code === 'STEP_INVALID');
    if (!isLate) desk.failed(failure);
    else if (answer && placedMinor > 0) {
      if (slip.isChanged) this.putBack(slip);
      void this.reread(answer.roundId).catch((later) => desk.failed(later));
      desk.tell(t('changedBack', { amount: money(placedMinor) }));
    } else desk.tell(t('toldNotBet'));
  }

  private putBack(slip: BetSlip<Choice, View>): void {
    if (slip.view) this.restore(slip, slip.view);
    announce(this.parts.t('changedBack', { amount: this.parts.money(slip.placedMinor) }));
  }

  private restore({ bet }: BetSlip<Choice, View>, view: View): void {
    if (bet.layout && bet.laidOf) bet.layout.put(bet.laidOf(view));
    bet.resume?.(view);
  }
}
