import { type DiceBet, type DiceConfig, DiceView } from '@tonalli/contracts/games/dice';
import { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { dialogOpen } from '../../page/dialog';
import { byId } from '../../page/dom';
import { codeOf, coverIfEnded, failureText, newRoundKey, untilAnswered } from '../../page/failures';
import { openFairness } from '../../page/fairness-panel';
import { announce, showPool } from '../../page/hud-parts';
import { listenToKeys } from '../../page/keys';
import type { OpenedPage } from '../../page/open-page';
import { awaitParentAck, onParent, tellParent } from '../../page/parent';
import { PlayWatch } from '../../page/play-watch';
import { skipSplash } from '../../page/splash';
import { remembered } from '../../page/store';
import { click, createSynth, type Synth } from '../../page/synth';
import { moneyWriter } from '../../page/texts';
import { type BetForm, createBetForm } from './bet-form';
import { type Board, createBoard } from './board';
import { celebrate } from './celebrate';
import { firstBet, rememberStake } from './first-bet';
import { createHud, type Hud } from './hud';
import { openRules } from './rules';
import { shownRoll } from './shown';
import { type Translate, texts } from './texts';

type State = RoundGameState & { config: DiceConfig };
interface Answer extends RoundAnswer {
  readonly round: DiceView;
}

/** Puts the game together and plays it. */
export class DiceGame {
  private readonly page: OpenedPage<State>;
  private readonly t: Translate;
  private readonly money: (amountMinor: number) => string;
  private readonly hud: Hud;
  private readonly board: Board;
  private readonly form: BetForm;
  private readonly watch: PlayWatch;
  private readonly synth: Synth = createSynth();
  private fairness: State['fairness'];
  private balanceMinor: number;
  private isBusy = false;
  private isPaused = false;

  constructor(page: OpenedPage<State>) {
    const { state, lang } = page;
    this.page = page;
    this.t = texts(lang);
    this.money = moneyWriter(lang);
    this.fairness = state.fairness;
    this.balanceMinor = state.balanceMinor;
    const { t, money } = this;
    this.hud = createHud({ t, money, config: state.config, on: this.buttons() });
    this.board = createBoard(t);
    const bet = firstBet(state.config, this.balanceMinor);
    this.form = createBetForm({
      t,
      config: state.config,
      bet,
      onChange: (next, isLowered) => this.changed(next, isLowered),
    });
    this.changed(bet, false);
    this.watch = new PlayWatch({
      ...{ t, money, page },
      isIdle: () => !this.isBusy,
      onCheck: () => {},
      onFailure: (failure) => this.failed(failure),
    });
  }

  /** Shows the state of play, listens to keys, pointer and the page around, and says that it is ready. */
  open(): void {
    const { state, leave } = this.page;
    const { hud, t } = this;
    byId('balance-label', HTMLSpanElement).textContent = t(state.wallet === 'trial' ? 'playBalance' : 'balance');
    hud.setBalance(this.balanceMinor);
    hud.setWin(0, false);
    hud.say(t('ready'));
    hud.setBusy(false);
    this.showJackpot(state.jackpot?.amountMinor ?? null);
    this.setSound(remembered.get('sound') === '1');
    const scale = (by: 1 | -1) => this.scaleStake(by === 1 ? 2 : 0.5);
    listenToKeys({ play: () => this.press(), stake: scale, leave, blocked: dialogOpen });
    onParent((ask) => this.pause(ask === 'pause'));
    window.addEventListener('online', () => this.refreshWhenIdle());
    document.addEventListener('visibilitychange', () => !document.hidden && this.refreshWhenIdle());
    tellParent({ type: 'ready', nodeId: state.game.nodeId, wallet: state.wallet });
    this.tellBalance();
  }

  private buttons() {
    const { config } = this.page.state;
    return {
      roll: () => this.press(),
      half: () => this.scaleStake(0.5),
      double: () => this.scaleStake(2),
      least: () => this.form.setStake(config.minStakeMinor),
      most: () => this.form.setStake(Math.min(config.maxStakeMinor, this.balanceMinor)),
      sound: () => this.setSound(!this.synth.on),
      rules: () => openRules({ ...this.words(), config, bet: this.form.bet, jackpot: this.page.state.jackpot }),
      fairness: () => this.showFairness(),
      close: () => this.page.leave(),
    };
  }

  private words() {
    return { t: this.t, money: this.money };
  }

  private scaleStake(by: number): void {
    if (this.isBusy) return;
    this.form.setStake(Math.floor(this.form.bet.stakeMinor * by));
    click(this.synth);
    announce(this.t('stakeNow', { amount: this.money(this.form.bet.stakeMinor) }));
  }

  private setSound(on: boolean): void {
    this.synth.on = on;
    this.hud.setSound(on);
    remembered.set('sound', on ? '1' : '0');
    if (on) click(this.synth);
  }

  private showFairness(): void {
    const { server, world, lang } = this.page;
    openFairness({
      ...this.words(),
      ...{ server, world, lang, fairness: this.fairness },
      onChange: (next) => {
        this.fairness = next;
      },
      onFailure: (failure) => this.failed(failure),
    });
  }

  private changed(bet: DiceBet, isLowered: boolean): void {
    this.hud.setBet(bet);
    this.board.setChoice(bet);
    this.board.clear();
    rememberStake(bet);
    this.hud.setWin(0, false);
    this.hud.say(this.t('ready'));
    if (!isLowered) return;
    const most = this.money(this.page.state.config.maxPayoutMinor);
    const text = this.t('stakeLowered', { amount: this.money(bet.stakeMinor), most });
    this.hud.say(text);
    announce(text);
  }

  private pause(paused: boolean): void {
    this.isPaused = paused;
    this.hud.say(this.t(paused ? 'paused' : 'ready'));
  }

  private press(): void {
    if (skipSplash()) return;
    void this.roll();
  }

  private async roll(): Promise<void> {
    if (this.isBusy || this.isPaused || !this.watch.mayBegin()) return;
    const { bet } = this.form;
    if (this.balanceMinor < bet.stakeMinor) {
      this.sayNoFunds();
      return;
    }
    const { hud, form, board } = this;
    const leftMinor = this.balanceMinor - bet.stakeMinor;
    this.isBusy = true;
    form.setLocked(true);
    hud.setBusy(true);
    hud.setWin(0, false);
    hud.say('');
    hud.setBalance(leftMinor);
    board.clear();
    try {
      await awaitParentAck({ balanceMinor: leftMinor, wallet: this.page.state.wallet });
      await this.finish(await this.place(bet));
    } catch (failure) {
      hud.setBalance(this.balanceMinor);
      this.tellBalance();
      this.failed(failure);
    } finally {
      this.isBusy = false;
      form.setLocked(false);
      hud.setBusy(false);
      void this.watch.roundOver();
    }
  }

  private sayNoFunds(): void {
    const { wallet, config } = this.page.state;
    const isUsedUp = wallet === 'trial' && this.balanceMinor < config.minStakeMinor;
    this.hud.say(this.t(isUsedUp ? 'fundsTrial' : 'funds'));
    announce(this.t('funds'));
  }

  private async place(bet: DiceBet): Promise<Answer> {
    const body = { roundKey: newRoundKey(), bet };
    const onRetry = () => this.hud.say(this.t('retrying'));
    const ask = () => this.page.server.play({ path: 'place', answer: RoundAnswer, body, onRetry });
    const answer = await untilAnswered(this.t, ask);
    return { ...answer, round: DiceView.parse(answer.view) };
  }

  private async finish(answer: Answer): Promise<void> {
    const { hud, board, t, money } = this;
    const { stakeMinor, payoutMinor, balanceMinor } = answer;
    hud.say('');
    this.fairness = { ...this.fairness, nonce: answer.nonce + 1 };
    await board.roll(answer.round);
    this.balanceMinor = balanceMinor;
    this.watch.update(answer.play);
    hud.setBalance(balanceMinor);
    hud.setWin(payoutMinor, payoutMinor > stakeMinor);
    this.showJackpot(answer.jackpotPoolMinor);
    const told = { amount: money(payoutMinor), balance: money(balanceMinor) };
    const rolled = t('rolled', { roll: shownRoll(answer.round.roll) });
    announce(`${rolled} ${t(payoutMinor > 0 ? 'resultWon' : 'resultNone', told)}`);
    hud.say(payoutMinor > 0 ? t('roundWin', told) : t('ready'));
    tellParent({ type: 'round', roundId: answer.roundId, betId: answer.betId, stakeMinor, payoutMinor });
    this.tellBalance();
    await celebrate({ t, money, synth: this.synth }, answer);
  }

  private failed(failure: unknown): void {
    if (this.watch.takes(failure) || coverIfEnded(this.t, failure, this.page.leave)) return;
    const text = failureText(this.t, failure);
    this.hud.say(text);
    announce(text);
    if (codeOf(failure) === 'INSUFFICIENT_FUNDS') void this.refresh();
  }

  private refreshWhenIdle(): void {
    if (!this.isBusy) void this.refresh();
  }

  private async refresh(): Promise<void> {
    const { nonce } = this.fairness;
    try {
      const fresh = await this.page.server.read('state', RoundGameState);
      // A round that was begun since knows better what is left.
      if (this.isBusy || this.fairness.nonce !== nonce) return;
      this.balanceMinor = fresh.balanceMinor;
      this.watch.update(fresh.play);
      this.hud.setBalance(fresh.balanceMinor);
      this.showJackpot(fresh.jackpot?.amountMinor ?? null);
    } catch (failure) {
      this.failed(failure);
    }
  }

  private showJackpot(amountMinor: number | null): void {
    showPool(this.t('jackpot'), amountMinor === null ? null : this.money(amountMinor));
  }

  private tellBalance(): void {
    tellParent({ type: 'balance', balanceMinor: this.balanceMinor, wallet: this.page.state.wallet });
  }
}
