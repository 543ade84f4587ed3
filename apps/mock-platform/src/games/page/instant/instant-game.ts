import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { openAutoplay } from '../auto-dialog';
import { AutoPlayer } from '../auto-player';
import { celebrate, isLarge } from '../celebrations';
import { byId } from '../dom';
import { codeOf } from '../failures';
import { FreeStrip } from '../free-strip';
import { fundsMinor, stakeableMinor } from '../funds';
import { announce } from '../hud-parts';
import type { OpenedPage } from '../open-page';
import { isWon, outcomeKeys } from '../outcome';
import { awaitParentAck, tellParent } from '../parent';
import { skipSplash } from '../splash';
import { chime, click } from '../synth';
import { correctedPress } from './corrected-press';
import { Desk, type DeskEvents } from './desk';
import type { BetOn, InstantConfig, InstantFamily, Kit, Staking, StepInput, Words } from './family';
import { createHistoryStrip } from './history-strip';
import { roundCalls } from './round-calls';
import { openRules } from './rules';
import { StakeField } from './stake-field';

interface GameParts<Config extends InstantConfig, Choice extends object, View, Own extends string> extends Words<Own> {
  readonly page: OpenedPage<RoundGameState>;
  /** As the rules leave it. */
  readonly config: Config;
  readonly family: (kit: Kit<Config, Own>) => InstantFamily<Choice, View>;
}

interface OpenRound<View> {
  readonly answer: RoundAnswer;
  readonly view: View;
}

/** The round is not as this page has it: another tab played on, or it ended by itself. */
const STALE = new Set(['STEP_INVALID', 'ROUND_CLOSED', 'ROUND_NOT_FOUND', 'TOO_LATE', 'IDEMPOTENCY_KEY_REUSED']);

/** Plays a family from press to celebration: rounds that are decided as they are placed, and rounds of steps. */
export class InstantGame<Config extends InstantConfig, Choice extends object, View, Own extends string = never> {
  private readonly parts: GameParts<Config, Choice, View, Own>;
  private readonly family: InstantFamily<Choice, View>;
  private readonly desk: Desk;
  private readonly stake: Staking;
  private readonly auto: AutoPlayer;
  private readonly free: FreeStrip;
  private readonly calls: ReturnType<typeof roundCalls>;
  private readonly addChip: ReturnType<typeof createHistoryStrip>;
  private readonly corrected = correctedPress();
  private phase: 'idle' | 'busy' | 'open' = 'idle';
  private isPaused = false;
  /** What the player staked themself, while the house does. */
  private ownStakeMinor: number | null = null;
  private round: OpenRound<View> | null = null;
  /** Found open beside the one that is shown, the oldest first. */
  private waiting: readonly RoundAnswer[];

  constructor(parts: GameParts<Config, Choice, View, Own>) {
    const { page, config, t, money } = parts;
    const { state } = page;
    this.parts = parts;
    this.waiting = state.open;
    const isLocked = () => this.phase !== 'idle';
    const desk = new Desk({ t, money, page, on: this.events() });
    this.desk = desk;
    this.family = parts.family({
      ...{ t, money, config, isLocked, lang: page.lang, nodeId: state.game.nodeId, rules: state.rules },
      ...{ synth: desk.synth, isPlayMoney: state.wallet === 'trial' },
      isBusy: () => this.phase === 'busy',
      chosen: () => this.chosen(),
      funds: () => desk.funds,
      tell: (text) => desk.tell(text),
      step: (input) => void this.step(input),
    });
    desk.hud.allowAuto(this.family.autoplay === true && state.rules.autoplay);
    this.stake = this.family.layout ?? this.stakeField(() => isLocked() || this.free.inUse !== null);
    this.free = new FreeStrip({ t, money, free: state.free, isLocked, onChange: () => this.changeFunds() });
    this.auto = new AutoPlayer({ show: desk.hud.setAuto, play: () => void this.begin() });
    this.calls = roundCalls({ t, server: page.server, onRetry: () => desk.hud.say(t('retrying')) });
    this.addChip = createHistoryStrip(parts);
  }

  private stakeField(isLocked: () => boolean): StakeField {
    const { page, config } = this.parts;
    const { family } = page.state;
    return new StakeField({
      ...{ isLocked, funds: this.desk.funds, least: config.minStakeMinor, key: `${family}.stake` },
      step: config.stakeStepMinor ?? 1,
      input: byId('stake', HTMLInputElement),
      most: () => this.greatestStakeMinor(),
      onChange: () => this.showBet(),
      onCorrected: () => this.sayCorrected(),
      onScaled: () => this.sayStake(),
    });
  }

  open(): void {
    if (this.free.inUse) this.stakeFree();
    this.showBet();
    this.desk.open();
    this.setPhase('idle');
    this.resumeNext();
  }

  private events(): DeskEvents {
    return {
      press: () => this.press(),
      scaleStake: (by) => this.phase === 'idle' && this.stake.scale(by),
      least: () => this.stake.set(this.parts.config.minStakeMinor),
      most: () => this.stake.set(this.mostNow()),
      auto: () => this.toggleAuto(),
      rules: () => this.showRules(),
      endAuto: () => this.auto.end(),
      pause: (isPaused) => this.pause(isPaused),
      isIdle: () => this.phase === 'idle',
      isBusy: () => this.phase === 'busy',
      fresh: (state) => this.follow(state),
    };
  }

  private get bet(): BetOn<Choice> {
    return { ...this.family.choice(), stakeMinor: this.stake.valueMinor };
  }

  private greatestStakeMinor(): number {
    const { maxStakeMinor } = this.parts.config;
    return Math.min(maxStakeMinor, this.family.greatestStakeMinor?.(this.family.choice()) ?? maxStakeMinor);
  }

  /** Of the greatest stakes that could be placed the one that there is money for, with what it costs beside. */
  private mostNow(): number {
    const greatest = this.greatestStakeMinor();
    const costMinor = this.family.costMinor?.({ ...this.family.choice(), stakeMinor: greatest }) ?? greatest;
    return Math.min(greatest, Math.floor((stakeableMinor(this.desk.funds) * greatest) / costMinor));
  }

  /** The stake of free plays stands in the field; the player's own waits. */
  private stakeFree(): void {
    const plays = this.free.inUse;
    if (plays) {
      this.ownStakeMinor ??= this.stake.valueMinor;
      this.stake.showOf(plays.stakeMinor);
    } else if (this.ownStakeMinor !== null) {
      this.stake.showOf(this.ownStakeMinor);
      this.ownStakeMinor = null;
    }
  }

  /** The house stakes the next round, or no more. */
  private changeFunds(): void {
    this.auto.end();
    this.stakeFree();
    if (this.phase === 'idle') this.showBet();
    else this.desk.hud.setWorth(this.family.worth(this.bet));
    announce(this.parts.t(this.free.inUse ? 'freeNow' : 'ownNow'));
  }

  private sayRest(): void {
    const atRest = this.round ? 'choose' : 'ready';
    this.desk.hud.say(this.parts.t(this.isPaused ? 'paused' : atRest));
  }

  /** The bet on the table, before a round. */
  private showBet(): void {
    const { hud } = this.desk;
    hud.setWorth(this.family.worth(this.bet));
    this.family.board.clear();
    hud.setWin(0, false);
    this.sayRest();
  }

  private chosen(): void {
    const isLowered = this.stake.lower();
    this.showBet();
    if (!isLowered) return;
    const { t, money, config } = this.parts;
    const most = money(config.maxPayoutMinor);
    this.desk.tell(t('stakeLowered', { amount: money(this.stake.valueMinor), most }));
  }

  private sayCorrected(): void {
    const { t, money } = this.parts;
    this.corrected.note();
    this.desk.tell(t('stakeCorrected', { amount: money(this.stake.valueMinor) }));
  }

  private sayStake(): void {
    click(this.desk.synth);
    announce(this.parts.t('stakeNow', { amount: this.parts.money(this.stake.valueMinor) }));
  }

  private showRules(): void {
    const { t, money, config, page } = this.parts;
    const { jackpot } = page.state;
    const timeoutHours = this.family.steps?.timeoutHours ?? null;
    const said = { worth: this.family.worth(this.bet), text: this.family.rules(this.bet) };
    openRules({ t, money, config, jackpot, timeoutHours, ...said });
  }

  private pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (isPaused) this.auto.end();
    this.sayRest();
  }

  private toggleAuto(): void {
    const { t } = this.parts;
    const { funds } = this.desk;
    if (this.auto.running) this.auto.end();
    else if (this.phase === 'idle' && !this.corrected.takes()) {
      openAutoplay({ t, funds, freeSpins: null, start: (plan) => this.auto.begin(plan) });
    }
  }

  private press(): void {
    if (skipSplash() || this.corrected.takes()) return;
    if (this.auto.running) this.auto.end();
    else if (this.phase === 'idle') void this.begin();
    else if (this.phase === 'open') this.cashOut();
    else if (this.family.uncover || this.parts.page.state.rules.quickPlay) this.family.board.hurry?.();
  }

  private async begin(): Promise<void> {
    const { desk, family } = this;
    const missing = this.phase === 'idle' ? (family.missing?.() ?? null) : null;
    if (missing !== null) desk.tell(missing);
    const mayBegin = missing === null && this.phase === 'idle' && !this.isPaused;
    if (!mayBegin || !desk.watch.mayBegin()) return this.auto.end();
    const { bet } = this;
    const plays = this.free.inUse;
    const costMinor = plays ? 0 : (family.costMinor?.(bet) ?? bet.stakeMinor);
    if (fundsMinor(desk.funds) < costMinor) return this.sayNoFunds();
    desk.hud.setWin(0, false);
    desk.hud.say('');
    family.board.clear();
    family.board.begin?.();
    const placed = family.layout ? family.choice() : bet;
    await this.ask(() => this.calls.place(placed, plays?.id), desk.balanceMinor - costMinor);
  }

  private sayNoFunds(): void {
    const { t, page, config } = this.parts;
    const isUsedUp = page.state.wallet === 'trial' && this.desk.balanceMinor < config.minStakeMinor;
    this.auto.end();
    this.desk.hud.say(t(isUsedUp ? 'fundsTrial' : 'funds'));
    announce(t('funds'));
  }

  private cashOut(): void {
    const ending = this.round && this.cashOutOf(this.round);
    if (ending) void this.step(ending.input, ending.stakeMinor);
  }

  private cashOutOf({ view, answer }: OpenRound<View>) {
    return this.family.steps?.cashOut(view, answer.stakeMinor) ?? null;
  }

  private async step(input: StepInput, stakeMinor = 0): Promise<void> {
    const { round } = this;
    if (this.phase !== 'open' || this.isPaused || !round) return;
    await this.ask(() => this.calls.step(round.answer, input), this.desk.balanceMinor - stakeMinor);
  }

  private async ask(call: () => Promise<RoundAnswer>, leftMinor: number): Promise<void> {
    const { desk } = this;
    this.setPhase('busy');
    desk.begin(leftMinor);
    let failure: unknown = null;
    try {
      await awaitParentAck({ balanceMinor: Math.max(0, leftMinor), wallet: this.parts.page.state.wallet });
      await this.took(await call());
    } catch (caught) {
      failure = caught;
    }
    this.setPhase(this.round ? 'open' : 'idle');
    if (failure !== null) this.failed(failure);
    else if (!this.round) this.resumeNext();
  }

  private failed(failure: unknown): void {
    const { desk } = this;
    this.auto.end();
    if (!this.round) this.family.board.clear();
    desk.takeBack();
    desk.failed(failure);
    if (this.round && STALE.has(codeOf(failure))) void desk.refresh();
  }

  private async took(answer: RoundAnswer): Promise<void> {
    const { desk, family } = this;
    const view = family.view.parse(answer.view);
    const { isOver } = answer;
    this.sayShowing();
    await family.board.show(view, { isOver, isResumed: false });
    desk.settle(answer);
    this.round = isOver ? null : { answer, view };
    if (isOver) await this.end({ answer, view });
    else {
      desk.tellBalance();
      desk.tell(family.steps?.told(view, answer.stakeMinor) ?? '', family.steps?.shown?.(view));
    }
  }

  /** The round is about to be shown. */
  private sayShowing(): void {
    const { desk, family } = this;
    desk.hud.say('');
    if (!family.uncover) return;
    desk.hud.setButton(family.uncover.label, 'ready');
    desk.tell(family.uncover.told);
  }

  private async end({ answer, view }: OpenRound<View>): Promise<void> {
    const { desk, family } = this;
    const { t, money } = this.parts;
    const { roundId, betId, stakeMinor, payoutMinor, balanceMinor } = answer;
    const told = family.told(view, answer);
    const keys = outcomeKeys(answer);
    const paid = { amount: money(payoutMinor), balance: money(balanceMinor) };
    const freeBet = this.free.inUse?.kind === 'BET';
    this.free.update(answer.free);
    this.addChip(told, isWon(answer));
    this.stake.played();
    // The stake of a free bet does not come back.
    const wonMinor = freeBet ? Math.max(0, payoutMinor - stakeMinor) : payoutMinor;
    const ofFree = t(wonMinor > 0 ? 'freeBetWon' : 'freeBetLost', { amount: money(wonMinor) });
    desk.hud.setWin(wonMinor, payoutMinor > stakeMinor);
    announce(`${told.spoken} ${freeBet ? ofFree : t(keys.spoken, paid)}`);
    desk.hud.say(freeBet ? ofFree : t(keys.shown, paid));
    tellParent({ type: 'round', roundId, betId, stakeMinor, payoutMinor });
    desk.tellBalance();
    await this.celebrate(answer);
    if (answer.jackpotMinor > 0) this.auto.end();
    const settled = { stakeMinor, payoutMinor, funds: desk.funds, freeSpins: false };
    void desk.watch.roundOver().then(() => this.auto.after(settled, false));
  }

  private async celebrate(answer: RoundAnswer): Promise<void> {
    const { t, money } = this.parts;
    const { synth } = this.desk;
    const { stakeMinor, payoutMinor, jackpotMinor } = answer;
    if (isWon(answer) && !isLarge(answer)) chime(synth, (payoutMinor - jackpotMinor) / stakeMinor);
    const sparks = (force: number) => this.family.board.celebrate?.(force);
    await celebrate({ t, money, synth, sparks }, answer);
  }

  /** Goes on with a round that was found open. */
  private resumeNext(): void {
    const [answer, ...others] = this.waiting;
    this.waiting = others;
    if (!answer) return;
    this.stake.showOf(this.family.steps?.betMinor?.(this.family.view.parse(answer.view)) ?? answer.stakeMinor);
    this.stand(answer, true);
  }

  /** Shows an open round as it stands. */
  private stand(answer: RoundAnswer, isFirst: boolean): void {
    const { family, desk } = this;
    const view = family.view.parse(answer.view);
    this.round = { answer, view };
    if (isFirst) family.steps?.resume(view);
    void family.board.show(view, { isOver: false, isResumed: true });
    desk.hud.setWorth(family.worth(this.bet));
    this.setPhase('open');
    desk.tell(this.parts.t('resumed'));
  }

  /** An open round may have gone on, or ended, elsewhere. */
  private follow(state: RoundGameState): void {
    const { round } = this;
    this.free.update(state.free);
    if (!round) return;
    const now = state.open.find(({ roundId }) => roundId === round.answer.roundId);
    if (now && now.steps !== round.answer.steps) this.stand(now, false);
    if (now) return;
    this.round = null;
    this.setPhase('idle');
    this.showBet();
    this.desk.tell(this.parts.t('roundGone'));
  }

  private setPhase(phase: 'idle' | 'busy' | 'open'): void {
    const { t, money } = this.parts;
    this.phase = phase;
    byId('game', HTMLElement).dataset.round = phase;
    const { hud } = this.desk;
    if (!this.round) {
      hud.setButton(t(phase === 'busy' ? 'playing' : 'play'), phase === 'busy' ? 'busy' : 'ready');
      return;
    }
    const ending = this.cashOutOf(this.round);
    const cashOut = ending && (ending.label ?? t('cashOut', { amount: money(ending.amountMinor) }));
    const label = cashOut ?? t('choose');
    hud.setButton(label, phase === 'busy' ? 'busy' : ending ? 'ready' : 'waiting');
  }
}
