import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { TablePast, TableProof, TableRound, TableState } from '@tonalli/contracts/play/table-shapes';
import { celebrate, isLarge } from '../celebrations';
import { byId, wait } from '../dom';
import { announce } from '../hud-parts';
import { Desk, type DeskEvents } from '../instant/desk';
import type { Words } from '../instant/family';
import { openRules } from '../instant/rules';
import type { OpenedPage } from '../open-page';
import { isWon, outcomeKeys } from '../outcome';
import { tellParent } from '../parent';
import { skipSplash } from '../splash';
import { chime } from '../synth';
import { BetDesk } from './bet-desk';
import { tableClock } from './clock';
import type { Joined, ShownPast, ShownRound, TableConfig, TableFamily, TableKit } from './family';
import { feedOf } from './feed-of';
import type { LiveFeed } from './live-feed';
import { momentOf, type TableMoment, type TablePhase, takesBets } from './moment';
import { showOthers } from './others';
import { createPastStrip } from './past-strip';
import { createPhaseBar } from './phase-bar';
import { openTableProof } from './proof-panel';
import { tableCalls } from './table-calls';
import type { TableTranslate } from './texts';

interface GameParts<
  Config extends TableConfig,
  Choice extends object,
  View extends { readonly round: string },
  Shown,
  Own extends string,
> extends Pick<Words, 'money'> {
  readonly t: TableTranslate<Own>;
  readonly page: OpenedPage<RoundGameState>;
  readonly config: Config;
  readonly family: (kit: TableKit<Config, Own>) => TableFamily<Choice, View, Shown>;
}

const MOST_PAST = 120;
/** A result may stand before the last bet of the table is paid. */
const SETTLES_WITHIN = 20;
const ASKED_AGAIN_MS = 400;

/** Plays a table: what the feed tells is shown, what the player bets is placed, and what it paid is told. */
export class TableGame<
  Config extends TableConfig,
  Choice extends object,
  View extends { readonly round: string },
  Shown,
  Own extends string = never,
> {
  private readonly parts: GameParts<Config, Choice, View, Shown, Own>;
  private readonly family: TableFamily<Choice, View, Shown>;
  private readonly desk: Desk;
  private readonly bets: BetDesk<Choice, View>;
  private readonly bar: ReturnType<typeof createPhaseBar>;
  private readonly showPast: ReturnType<typeof createPastStrip>;
  private readonly clock = tableClock(() => performance.now());
  private readonly feed: LiveFeed;
  private round: ShownRound<Shown> | null = null;
  private past: readonly ShownPast<Shown>[] = [];
  private chain: TableState['chain'] | null = null;
  private proof: TableProof | null = null;
  private phase: TablePhase = 'waiting';
  private isLive = false;
  private isPaused = false;
  /** Found open when the page was. */
  private found: readonly RoundAnswer[];

  constructor(parts: GameParts<Config, Choice, View, Shown, Own>) {
    const { page, t, money, config } = parts;
    const { state } = page;
    this.parts = parts;
    this.found = state.open;
    this.bar = createPhaseBar({ t, money });
    this.showPast = createPastStrip(t);
    this.desk = new Desk({ t, money, page, on: this.events() });
    this.family = parts.family({
      ...{ t, money, config, lang: page.lang, nodeId: state.game.nodeId, rules: state.rules },
      ...{ synth: this.desk.synth, isPlayMoney: state.wallet === 'trial' },
      ...this.kitParts(),
    });
    this.bets = new BetDesk<Choice, View>({
      ...{ t, money, desk: this.desk, wallet: state.wallet, bets: this.family.bets },
      calls: tableCalls({ t, server: page.server, onRetry: () => this.desk.hud.say(t('retrying')) }),
      read: (view) => this.family.view.parse(view),
      moment: () => this.moment(),
      round: () => this.round,
      isPaused: () => this.isPaused,
      changed: () => this.betsChanged(),
    });
    this.feed = feedOf(page.server, {
      state: (whole) => this.joined(whole),
      round: ({ now, isFrozen, round, past, proof }) => {
        this.clock.tell(now, isFrozen);
        if (proof) this.proof = proof;
        this.roundIs(round, past ?? null);
      },
      crowd: (crowd) => this.showCrowd(crowd),
      own: (roundId) => void this.reread(roundId),
      lost: () => {
        this.isLive = false;
      },
      ended: (failure) => this.desk.failed(failure),
    });
  }

  open(): void {
    const { side, bets } = this.family;
    if (side) {
      byId('side', HTMLElement).hidden = false;
      byId('side', HTMLElement).setAttribute('aria-label', this.parts.t('side'));
      byId('side', HTMLElement).append(side);
    }
    // Without chips the family has fields of its own.
    if (bets.every(({ layout }) => !layout)) byId('stake-row', HTMLDivElement).remove();
    this.desk.hud.setWorth(this.family.worth());
    this.desk.open();
    this.bets.refresh();
    window.addEventListener('online', () => this.feed.connect());
    this.feed.connect();
    const frame = () => {
      this.tick();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  private kitParts() {
    const inPlay = () => this.bets?.placedMinor ?? 0;
    return {
      isLocked: () => this.isPaused || !takesBets(this.moment()) || this.bets.isAsking,
      isBusy: () => this.bets?.isAsking ?? false,
      chosen: () => this.chosen(),
      // What is in play comes back where another bet takes its place.
      funds: () => ({ ...this.desk.funds, balanceMinor: this.desk.balanceMinor + inPlay() }),
      tell: (text: string) => this.desk.tell(text),
      step: (input: Parameters<TableKit<Config, Own>['step']>[0]) => void this.bets.step(0, input),
      now: () => this.clock.now(),
      press: (bet: number) => this.bets.press(bet),
      stepOf: (...[bet, input, stakeMinor]: Parameters<TableKit<Config, Own>['stepOf']>) =>
        void this.bets.step(bet, input, stakeMinor),
      withdraw: (bet: number) => void this.bets.withdraw(bet),
      stateOf: (bet: number) => this.bets.stateOf(bet),
    };
  }

  private events(): DeskEvents {
    const nothing = () => {};
    return {
      ...{ least: nothing, most: nothing, auto: nothing, endAuto: nothing },
      press: () => {
        if (!skipSplash()) this.bets.press(0);
      },
      scaleStake: (by) => this.family.bets[0]?.layout?.scale(by),
      rules: () => this.showRules(),
      fairness: () => this.showProof(),
      pause: (isPaused) => {
        this.isPaused = isPaused;
        if (isPaused) this.desk.hud.say(this.parts.t('paused'));
      },
      isIdle: () => this.bets.isIdle,
      isBusy: () => this.bets.isAsking,
      fresh: (state) => this.takeOpen(state.open),
    };
  }

  private moment(): TableMoment {
    return momentOf(this.round, this.clock.now(), this.isLive);
  }

  private chosen(): void {
    this.desk.hud.setWorth(this.family.worth());
    this.betsChanged();
    this.bets.refresh();
  }

  private betsChanged(): void {
    if (!this.bets) return;
    const [first] = this.bets.slips;
    const status = this.bets.stateOf(0).status;
    const game = byId('game', HTMLElement);
    game.dataset.bet = status === 'placed' && first?.isChanged ? 'changed' : status;
    game.dataset.round = this.bets.isIdle ? 'idle' : this.bets.isAsking ? 'busy' : 'open';
    this.family.board.own?.(this.bets.views());
  }

  private joined({ now, isFrozen, round, past, crowd, chain, proof }: TableState): void {
    const wasLost = this.phase === 'lost';
    this.clock.tell(now, isFrozen);
    this.isLive = true;
    this.chain = chain;
    this.proof = proof;
    const corrected = this.newlyCorrected(past);
    this.past = past.map((entry) => this.readPast(entry));
    this.showHistory();
    this.showCrowd(crowd);
    if (wasLost && this.bets.placedMinor > 0) void this.desk.refresh();
    if (wasLost) this.desk.tell(this.parts.t('toldBack'));
    if (round) this.roundIs(round, null, true);
    this.takeOpen(this.found);
    this.found = [];
    if (!corrected) return;
    this.desk.tell(this.parts.t('toldCorrected', { number: corrected.number }));
    void this.desk.refresh();
  }

  /** What came of bets whose round ended while nothing was heard. */
  private tellMissed(): Promise<void> {
    const { t, money } = this.parts;
    return this.bets.tellMissed((answer) => {
      this.desk.settle(answer);
      this.desk.tell(t('toldMissed', { stake: money(answer.stakeMinor), payout: money(answer.payoutMinor) }));
      this.desk.tellBalance();
    });
  }

  /** A result that was told otherwise before. */
  private newlyCorrected(past: readonly TablePast[]): TablePast | null {
    const told = new Map(this.past.map(({ key, isCorrected }) => [key, isCorrected]));
    return past.find(({ key, isCorrected }) => isCorrected && told.get(key) === false) ?? null;
  }

  private takeOpen(open: readonly RoundAnswer[]): void {
    for (const answer of open) this.bets.found(answer);
  }

  private readonly readPast = (entry: TablePast): ShownPast<Shown> => ({
    ...entry,
    // What a cancelled round shows is not its result.
    shown: this.family.shown.parse(entry.shown),
  });

  private roundIs(next: TableRound, past: TablePast | null, isJoin = false): void {
    const { board } = this.family;
    const before = this.round;
    const round: ShownRound<Shown> = { ...next, shown: this.family.shown.parse(next.shown) };
    this.round = round;
    if (before?.key !== round.key) {
      this.desk.hud.setWin(0, false);
      this.desk.hud.say('');
      this.bets.roundOpens();
    }
    if (past) this.past = [this.readPast(past), ...this.past].slice(0, MOST_PAST);
    const how = { isJoin, elapsedMs: this.moment().elapsedMs };
    if (round.isOver || round.isCancelled) void this.finish(round, how);
    else board.show(round, how, this.bets.views());
    if (this.family.asksEachPhase && before?.phase !== round.phase) this.askAnew();
    this.tick();
    void this.tellMissed();
  }

  private askAnew(): void {
    for (const { answer } of this.bets.inRound()) if (answer) void this.reread(answer.roundId);
  }

  /** The result first, then what it paid. */
  private async finish(round: ShownRound<Shown>, how: Joined): Promise<void> {
    const { board } = this.family;
    const own = this.bets.inRound().flatMap(({ answer }) => (answer ? [answer] : []));
    if (!round.isCancelled) board.end?.(round, how);
    try {
      const paid = await Promise.all(own.map((answer) => this.settled(answer)));
      if (round.isCancelled) board.show(round, how, this.bets.views());
      else await board.result(round, this.bets.views(), how);
      this.showHistory();
      const told = round.isCancelled ? this.parts.t('toldCancelled') : this.family.past(round).spoken;
      const last = paid.at(-1);
      if (last) await this.tellPaid(paid, last, told);
      else if (!how.isJoin) announce(told);
    } catch (failure) {
      this.desk.failed(failure);
    }
  }

  /** An own bet once it is decided: the table pays all its bets one after another. */
  private async settled(answer: RoundAnswer): Promise<RoundAnswer> {
    for (let asked = 0; asked < SETTLES_WITHIN; asked += 1) {
      const now = await this.bets.reread(answer.roundId);
      if (!now || now.isOver) return now ?? answer;
      await wait(ASKED_AGAIN_MS);
    }
    return answer;
  }

  private async tellPaid(paid: readonly RoundAnswer[], last: RoundAnswer, told: string): Promise<void> {
    const { t, money } = this.parts;
    const { desk } = this;
    const sum = (of: 'stakeMinor' | 'payoutMinor' | 'jackpotMinor') => paid.reduce((all, each) => all + each[of], 0);
    const all = { stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor'), jackpotMinor: sum('jackpotMinor') };
    desk.settle(last);
    const keys = outcomeKeys(all);
    const words = { amount: money(all.payoutMinor), balance: money(desk.balanceMinor) };
    desk.hud.setWin(all.payoutMinor, all.payoutMinor > all.stakeMinor);
    desk.hud.say(t(keys.shown, words));
    announce(`${told}. ${t(keys.spoken, words)}`);
    for (const { roundId, betId, stakeMinor, payoutMinor } of paid) {
      tellParent({ type: 'round', roundId, betId, stakeMinor, payoutMinor });
    }
    desk.tellBalance();
    if (isWon(all) && !isLarge(all)) chime(desk.synth, (all.payoutMinor - all.jackpotMinor) / all.stakeMinor);
    const sparks = (force: number) => this.family.board.celebrate?.(force);
    await celebrate({ t, money, synth: desk.synth, sparks }, all);
    void desk.watch.roundOver();
  }

  /** A bet that the table itself moved on. */
  private async reread(roundId: string): Promise<void> {
    // Of a result nothing is told before it was shown.
    if (this.round?.isOver) return;
    try {
      const answer = await this.bets.reread(roundId);
      if (answer) this.desk.settle(answer);
      this.desk.tellBalance();
    } catch (failure) {
      this.desk.failed(failure);
    }
  }

  private showHistory(): void {
    const counted = this.past.filter(({ isCancelled }) => !isCancelled);
    this.showPast(counted.map((entry) => ({ ...this.family.past(entry), isCorrected: entry.isCorrected })));
    this.family.history?.(this.past);
  }

  private showCrowd(crowd: TableState['crowd']): void {
    this.bar.crowd(crowd);
    for (const { layout } of this.family.bets) if (layout) showOthers(layout.spots, crowd.spots);
    this.family.crowd?.(crowd);
  }

  private tick(): void {
    const moment = this.moment();
    const { round, family } = this;
    this.bar.tell({
      ...{ moment, text: this.barText(moment), number: round?.number ?? null },
      ...{ isForced: round?.isForced ?? false, isCorrected: round?.isCorrected ?? false },
      ...{ isFrozen: this.clock.isFrozen || (round?.isHeld ?? false) },
    });
    byId('game', HTMLElement).dataset.step = round?.phase ?? '';
    if (moment.phase !== this.phase) this.phaseIs(moment);
    if (round && moment.phase === 'decided') family.board.frame?.(round, moment.elapsedMs);
    this.bets.refresh();
  }

  private barText({ phase }: TableMoment): string | null {
    const { round, family } = this;
    if (round && phase === 'open') return family.taking?.(round) ?? null;
    if (!round || (phase !== 'decided' && phase !== 'result')) return null;
    return phase === 'result' ? family.past(round).spoken : (family.phases[round.phase] ?? null);
  }

  private phaseIs(moment: TableMoment): void {
    const { t } = this.parts;
    const before = this.phase;
    this.phase = moment.phase;
    byId('game', HTMLElement).dataset.table = moment.phase;
    const wasBetting = takesBets({ phase: before });
    const seconds = moment.secondsLeft ?? 0;
    if (moment.phase === 'lost') this.desk.tell(t('toldLost'));
    else if (moment.phase === 'open') {
      const said = this.barText(moment);
      this.desk.tell(said ?? t('toldOpen', { seconds }), said ?? t('barOpen'));
    } else if (moment.phase === 'last-call' && this.bets.hasUnplaced) this.desk.tell(t('toldUnconfirmed', { seconds }));
    else if (wasBetting && !takesBets(moment)) this.bets.closes();
  }

  private showRules(): void {
    const { t, money, config, page } = this.parts;
    const { jackpot } = page.state;
    const said = { worth: this.family.worth(), text: this.family.rules() };
    openRules({ t, money, config, jackpot, timeoutHours: null, ...said });
  }

  private showProof(): void {
    const { t, money, page } = this.parts;
    const { server, world, lang } = page;
    const { chain, round, proof } = this;
    const onFailure = (failure: unknown) => this.desk.failed(failure);
    openTableProof({ t, money, server, world, lang, chain, round, proof, onFailure });
  }
}
