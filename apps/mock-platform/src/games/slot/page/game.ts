import { GameState, type SpinAnswer, type SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { openAutoplay } from '../../page/auto-dialog';
import { AutoPlayer } from '../../page/auto-player';
import { dialogOpen } from '../../page/dialog';
import { byId } from '../../page/dom';
import { codeOf, coverIfEnded, failureText, newRoundKey, untilAnswered } from '../../page/failures';
import { openFairness } from '../../page/fairness-panel';
import { FreeStrip } from '../../page/free-strip';
import { type Funds, fundsMinor } from '../../page/funds';
import { listenToKeys } from '../../page/keys';
import type { OpenedPage } from '../../page/open-page';
import { outcomeKeys } from '../../page/outcome';
import { awaitParentAck, onParent, tellParent } from '../../page/parent';
import { PlayWatch } from '../../page/play-watch';
import { reelSounds } from '../../page/reels/sounds';
import { skipSplash } from '../../page/splash';
import { remembered } from '../../page/store';
import { click, type Synth } from '../../page/synth';
import { moneyWriter } from '../../page/texts';
import type { RoundOutcome } from '../engine';
import { LINE_COUNT } from '../lines';
import { MODELS } from '../models';
import { firstStake, stakesWithin } from './first-stake';
import { createHud, type HudEvents } from './hud';
import { openPaytable } from './paytable';
import { restorePreferences, setQuick, setSound } from './preferences';
import { cycleWins, hurryShow, type Scene, showRound } from './round-show';
import { askSpin } from './server';
import type { Stage } from './stage';
import { type Translate, texts } from './texts';

export interface GameParts extends OpenedPage<GameState> {
  readonly sheet: SymbolSheet;
  readonly stage: Stage;
  readonly synth: Synth;
}

/** Where the reels stand before the first spin. */
const OPENING_STOPS = [4, 9, 14, 3, 20];
const CLOSED_REELS = [0, 0, 0, 0, 0];

/** What this page has is not what there is. */
const REFRESHING: ReadonlySet<string> = new Set(['INSUFFICIENT_FUNDS', 'BONUS_NOT_FOUND', 'BONUS_CLOSED']);

const paidBy = ({ lineStakeMinor, payoutMinor, jackpotMinor }: SpinAnswer) => ({
  ...{ stakeMinor: lineStakeMinor * LINE_COUNT, payoutMinor, jackpotMinor },
});

/** Puts the game together and plays it. */
export function startGame(parts: GameParts): void {
  new SlotGame(parts).open();
}

class SlotGame {
  private readonly parts: GameParts;
  private readonly t: Translate;
  private readonly scene: Scene;
  private readonly auto: AutoPlayer;
  private readonly watch: PlayWatch;
  private readonly stakes: readonly number[];
  private readonly free: FreeStrip;
  private fairness: GameState['fairness'];
  private balanceMinor: number;
  /** Pays where the balance does not suffice. */
  private bonus: Pick<Funds, 'bonusMinor' | 'bonusMaxStakeMinor'>;
  private stake: number;
  private phase: 'idle' | 'busy' = 'idle';
  private stopCycle: () => void = () => {};
  private paused = false;

  constructor(parts: GameParts) {
    const { state, stage, synth, lang } = parts;
    this.parts = parts;
    this.t = texts(lang);
    this.fairness = state.fairness;
    this.balanceMinor = state.balanceMinor;
    this.bonus = state;
    this.stakes = stakesWithin(state.lineStakesMinor, state.rules.maxStakeMinor);
    this.stake = firstStake(this.stakes, this.funds);
    const money = moneyWriter(lang);
    const model = MODELS[state.model];
    const hud = createHud({ t: this.t, money, model, on: this.buttons() });
    this.scene = { stage, hud, synth, sounds: reelSounds(synth), model, t: this.t, money };
    this.auto = new AutoPlayer({ show: hud.setAuto, play: () => void this.playOnce() });
    hud.allow(state.rules);
    const isLocked = () => this.phase !== 'idle' || this.auto.running;
    this.free = new FreeStrip({ t: this.t, money, free: state.free, isLocked, onChange: () => this.changeFunds() });
    this.watch = new PlayWatch({
      ...{ t: this.t, money, page: parts },
      isIdle: () => this.phase === 'idle',
      onCheck: () => this.auto.end(),
      onFailure: (failure) => this.failed(failure),
    });
  }

  /** Shows the state of play, listens to keys, pointer and the page around, and says that it is ready. */
  open(): void {
    const { state, lang, leave } = this.parts;
    const { hud, stage } = this.scene;
    const reels = byId('reels', HTMLDivElement);
    byId('balance-label', HTMLSpanElement).textContent = this.t(state.wallet === 'trial' ? 'playBalance' : 'balance');
    reels.setAttribute('aria-label', state.game.names[lang]);
    hud.setBalance(this.balanceMinor);
    hud.setStake(this.lineStakeMinor);
    hud.setJackpot(state.jackpot?.amountMinor ?? null);
    hud.setWin(0);
    restorePreferences(this.scene, state.rules);
    stage.put(OPENING_STOPS);
    const spin = () => this.press();
    listenToKeys({ play: spin, stake: (by) => this.changeStake(by), leave, blocked: dialogOpen });
    reels.addEventListener('click', () => this.phase !== 'idle' && this.press());
    onParent((ask) => this.pause(ask === 'pause'));
    window.addEventListener('online', () => this.refreshWhenIdle());
    document.addEventListener('visibilitychange', () => !document.hidden && this.refreshWhenIdle());
    tellParent({ type: 'ready', nodeId: state.game.nodeId, wallet: state.wallet });
    this.tellBalance();
  }

  private buttons(): HudEvents {
    return {
      spin: () => this.press(),
      less: () => this.changeStake(-1),
      more: () => this.changeStake(1),
      auto: () => this.toggleAuto(),
      quick: () => setQuick(this.scene, !this.scene.stage.quick),
      sound: () => setSound(this.scene, !this.scene.synth.on),
      paytable: () => this.showPaytable(),
      fairness: () => this.showFairness(),
      close: () => this.parts.leave(),
    };
  }

  private showPaytable(): void {
    const { model, money } = this.scene;
    const { sheet, state } = this.parts;
    const { t, lineStakeMinor } = this;
    openPaytable({ t, model, sheet, lineStakeMinor, money, jackpot: state.jackpot });
  }

  private showFairness(): void {
    const { server, world, lang } = this.parts;
    openFairness({
      t: this.t,
      server,
      money: this.scene.money,
      world,
      lang,
      fairness: this.fairness,
      onChange: (next) => {
        this.fairness = next;
      },
      onFailure: (failure) => this.failed(failure),
    });
  }

  /** What the next spin is played at: the player's own choice, or what the house stakes. */
  private get lineStakeMinor(): number {
    const plays = this.free.inUse;
    return plays ? plays.stakeMinor / LINE_COUNT : this.stake;
  }

  private get funds(): Funds {
    const { bonusMinor, bonusMaxStakeMinor } = this.bonus;
    return { balanceMinor: this.balanceMinor, bonusMinor, bonusMaxStakeMinor };
  }

  /** The house stakes the next spin, or no more. */
  private changeFunds(): void {
    this.auto.end();
    this.scene.hud.setStake(this.lineStakeMinor);
    this.scene.hud.announce(this.t(this.free.inUse ? 'freeNow' : 'ownNow'));
  }

  private changeStake(by: number): void {
    if (this.phase !== 'idle' || this.free.inUse) return;
    const next = this.stakes[this.stakes.indexOf(this.stake) + by];
    if (next === undefined) return;
    this.stake = next;
    this.scene.hud.setStake(next);
    this.scene.hud.announce(this.t('stakeNow', { amount: this.scene.money(next * LINE_COUNT) }));
    click(this.scene.synth);
    remembered.set('stake', String(next));
  }

  private toggleAuto(): void {
    if (this.auto.running) this.auto.end();
    else if (this.phase === 'idle') {
      const { t, funds } = this;
      openAutoplay({ t, funds, freeSpins: t('autoOnFree'), start: (plan) => this.auto.begin(plan) });
    }
  }

  private pause(paused: boolean): void {
    this.paused = paused;
    if (paused) this.auto.end();
    this.scene.hud.say(this.t(paused ? 'paused' : 'goodLuck'));
  }

  private press(): void {
    if (skipSplash()) return;
    if (this.phase === 'idle') void this.playOnce();
    else if (this.parts.state.rules.quickPlay && !hurryShow()) {
      this.scene.stage.hurry();
      this.scene.hud.hurryCount();
    }
  }

  private async playOnce(): Promise<void> {
    if (this.phase !== 'idle' || this.paused || !this.watch.mayBegin()) return;
    const plays = this.free.inUse;
    const stakeMinor = plays ? 0 : this.stake * LINE_COUNT;
    if (fundsMinor(this.funds) < stakeMinor) {
      this.sayNoFunds();
      return;
    }
    const { hud, sounds, stage } = this.scene;
    this.phase = 'busy';
    this.stopCycle();
    hud.setWin(0);
    hud.say('');
    const leftMinor = Math.max(0, this.balanceMinor - stakeMinor);
    hud.setBalance(leftMinor);
    hud.setBusy(this.parts.state.rules.quickPlay ? 'stoppable' : 'busy');
    sounds.spin();
    stage.start();
    try {
      const { wallet } = this.parts.state;
      await awaitParentAck({ balanceMinor: leftMinor, wallet });
      await this.finish(await this.ask(newRoundKey()));
    } catch (failure) {
      stage.put(CLOSED_REELS);
      this.auto.end();
      this.phase = 'idle';
      hud.setBusy('idle');
      hud.setBalance(this.balanceMinor);
      this.tellBalance();
      this.failed(failure);
    }
  }

  private sayNoFunds(): void {
    const { state } = this.parts;
    const usedUp = state.wallet === 'trial' && this.balanceMinor < (state.lineStakesMinor[0] ?? 5) * LINE_COUNT;
    this.auto.end();
    this.scene.hud.say(this.t(usedUp ? 'fundsTrial' : 'funds'));
    this.scene.hud.announce(this.t('funds'));
  }

  private ask(spinId: string): Promise<SpinAnswer> {
    const plays = this.free.inUse;
    const spin = { spinId, lineStakeMinor: this.lineStakeMinor, ...(plays && { free: plays.id }) };
    const onRetry = () => this.scene.hud.say(this.t('retrying'));
    return untilAnswered(this.t, () => askSpin(this.parts.server, spin, onRetry));
  }

  private async finish(answer: SpinAnswer): Promise<void> {
    const { hud } = this.scene;
    hud.say('');
    this.fairness = { ...this.fairness, nonce: answer.nonce + 1 };
    const round = await showRound(this.scene, answer, () => this.announceResult(answer));
    this.balanceMinor = answer.balanceMinor;
    this.bonus = answer;
    this.free.update(answer.free);
    this.watch.update(answer.play);
    hud.setBalance(this.balanceMinor);
    hud.setJackpot(answer.jackpotPoolMinor);
    if (answer.jackpotMinor > 0) this.auto.end();
    const [base] = round.spins;
    if (base) this.stopCycle = cycleWins(this.scene, base);
    this.report(answer, round);
    this.phase = 'idle';
    hud.setBusy('idle');
    const { funds } = this;
    const { payoutMinor, lineStakeMinor } = answer;
    const freeSpins = round.spins.length > 1;
    const settled = { payoutMinor, stakeMinor: lineStakeMinor * LINE_COUNT, funds, freeSpins };
    void this.watch.roundOver().then(() => this.auto.after(settled, this.scene.stage.quick));
  }

  /** Once for a round, as soon as its reels stand. */
  private announceResult(answer: SpinAnswer): void {
    const { hud, money } = this.scene;
    const told = { amount: money(answer.payoutMinor), balance: money(answer.balanceMinor) };
    hud.announce(this.t(outcomeKeys(paidBy(answer)).spoken, told));
  }

  private report(answer: SpinAnswer, round: RoundOutcome): void {
    const { hud, money } = this.scene;
    const { roundId, betId, payoutMinor } = answer;
    const { shown } = outcomeKeys(paidBy(answer));
    const paid = payoutMinor > 0 ? this.t(shown, { amount: money(payoutMinor) }) : null;
    tellParent({ type: 'round', roundId, betId, stakeMinor: answer.lineStakeMinor * LINE_COUNT, payoutMinor });
    this.tellBalance();
    if (paid === null) hud.say(this.t('goodLuck'));
    else if (round.spins.length > 1) hud.say(paid);
  }

  private failed(failure: unknown): void {
    if (this.watch.takes(failure) || coverIfEnded(this.t, failure, this.parts.leave)) return;
    const text = failureText(this.t, failure);
    this.scene.hud.say(text);
    this.scene.hud.announce(text);
    if (REFRESHING.has(codeOf(failure))) void this.refresh();
  }

  private refreshWhenIdle(): void {
    if (this.phase === 'idle') void this.refresh();
  }

  private async refresh(): Promise<void> {
    const { nonce } = this.fairness;
    try {
      const fresh = await this.parts.server.read('state', GameState);
      // A round that was begun since knows better what is left.
      if (this.phase === 'busy' || this.fairness.nonce !== nonce) return;
      this.balanceMinor = fresh.balanceMinor;
      this.bonus = fresh;
      this.free.update(fresh.free);
      this.watch.update(fresh.play);
      this.scene.hud.setBalance(fresh.balanceMinor);
      this.scene.hud.setJackpot(fresh.jackpot?.amountMinor ?? null);
    } catch (failure) {
      this.failed(failure);
    }
  }

  private tellBalance(): void {
    tellParent({ type: 'balance', balanceMinor: this.balanceMinor, wallet: this.parts.state.wallet });
  }
}
