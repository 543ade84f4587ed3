import { type RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { dialogOpen } from '../dialog';
import { byId } from '../dom';
import { codeOf, coverIfEnded, failureText } from '../failures';
import { openFairness } from '../fairness-panel';
import type { Funds } from '../funds';
import { announce, showPool } from '../hud-parts';
import { listenToKeys } from '../keys';
import type { OpenedPage } from '../open-page';
import { onParent, tellParent } from '../parent';
import { PlayWatch } from '../play-watch';
import { remembered } from '../store';
import { click, createSynth, type Synth } from '../synth';
import type { Words } from './family';
import { createHud, type Hud } from './hud';

export interface DeskEvents {
  /** The button, Space or Enter. */
  press(): void;
  scaleStake(by: number): void;
  least(): void;
  most(): void;
  auto(): void;
  rules(): void;
  /** Whatever plays by itself ends. */
  endAuto(): void;
  pause(isPaused: boolean): void;
  /** Instead of the player's own seeds, where those do not decide. */
  fairness?(): void;
  isIdle(): boolean;
  isBusy(): boolean;
  /** The platform was asked how things stand, and nothing was played since. */
  fresh(state: RoundGameState): void;
}

/** What this page has is not what there is. */
const REFRESHING: ReadonlySet<string> = new Set(['INSUFFICIENT_FUNDS', 'BONUS_NOT_FOUND', 'BONUS_CLOSED']);

interface DeskParts extends Words {
  readonly page: OpenedPage<RoundGameState>;
  readonly on: DeskEvents;
}

/** What every game has around its rounds: balance, seeds, sound, time of play, keys, failures, and the page around. */
export class Desk {
  readonly hud: Hud;
  readonly watch: PlayWatch;
  readonly synth: Synth = createSynth();
  private readonly parts: DeskParts;
  private fairness: RoundGameState['fairness'];
  private minor: number;
  private bonus: Pick<Funds, 'bonusMinor' | 'bonusMaxStakeMinor'>;
  /** Counts what was played, so that an older answer about the balance is known as such. */
  private played = 0;

  constructor(parts: DeskParts) {
    const { page, t, money, on } = parts;
    this.parts = parts;
    this.fairness = page.state.fairness;
    this.minor = page.state.balanceMinor;
    this.bonus = page.state;
    const buttons = {
      ...{ play: on.press, least: on.least, most: on.most, auto: on.auto, rules: on.rules, close: page.leave },
      half: () => on.scaleStake(0.5),
      double: () => on.scaleStake(2),
      sound: () => this.setSound(!this.synth.on),
      fairness: () => (on.fairness ? on.fairness() : this.showFairness()),
    };
    this.hud = createHud({ t, money, on: buttons });
    const onFailure = (failure: unknown) => this.failed(failure);
    this.watch = new PlayWatch({ t, money, page, isIdle: on.isIdle, onCheck: on.endAuto, onFailure });
  }

  /** Shows how things stand, listens to keys and the page around, and says that it is ready. */
  open(): void {
    const { page, t, on } = this.parts;
    const { wallet, jackpot, game } = page.state;
    byId('balance-label', HTMLSpanElement).textContent = t(wallet === 'trial' ? 'playBalance' : 'balance');
    this.hud.setBalance(this.minor);
    this.hud.setWin(0, false);
    this.showJackpot(jackpot?.amountMinor ?? null);
    this.setSound(remembered.get('sound') === '1');
    const stake = (by: 1 | -1) => on.scaleStake(by === 1 ? 2 : 0.5);
    listenToKeys({ play: on.press, stake, leave: page.leave, blocked: dialogOpen });
    onParent((ask) => on.pause(ask === 'pause'));
    window.addEventListener('online', () => this.refreshWhenIdle());
    document.addEventListener('visibilitychange', () => !document.hidden && this.refreshWhenIdle());
    tellParent({ type: 'ready', nodeId: game.nodeId, wallet });
    this.tellBalance();
  }

  get balanceMinor(): number {
    return this.minor;
  }

  /** With the bonus money that pays where the balance does not suffice. */
  get funds(): Funds {
    const { bonusMinor, bonusMaxStakeMinor } = this.bonus;
    return { balanceMinor: this.minor, bonusMinor, bonusMaxStakeMinor };
  }

  /** A call is about to be made that may move money; `leftMinor` is what is shown meanwhile. */
  begin(leftMinor: number): void {
    this.played += 1;
    this.hud.setBalance(Math.max(0, leftMinor));
  }

  /** Takes over what an answer says of money, seeds and time. */
  settle(answer: RoundAnswer): void {
    const { balanceMinor, nonce, play, jackpotPoolMinor } = answer;
    this.minor = balanceMinor;
    this.bonus = answer;
    this.fairness = { ...this.fairness, nonce: Math.max(this.fairness.nonce, nonce + 1) };
    this.watch.update(play);
    this.hud.setBalance(balanceMinor);
    this.showJackpot(jackpotPoolMinor);
  }

  /** The call came to nothing: the balance is what it was. */
  takeBack(): void {
    this.hud.setBalance(this.minor);
    this.tellBalance();
  }

  failed(failure: unknown): void {
    const { t, page } = this.parts;
    if (this.watch.takes(failure) || coverIfEnded(t, failure, page.leave)) return;
    this.tell(failureText(t, failure));
    if (REFRESHING.has(codeOf(failure))) void this.refresh();
  }

  /** Read aloud, and said on the page, where less may be enough. */
  tell(text: string, shown = text): void {
    this.hud.say(shown);
    announce(text);
  }

  tellBalance(): void {
    tellParent({ type: 'balance', balanceMinor: this.minor, wallet: this.parts.page.state.wallet });
  }

  async refresh(): Promise<void> {
    const { played } = this;
    try {
      const fresh = await this.parts.page.server.read('state', RoundGameState);
      if (this.parts.on.isBusy() || this.played !== played) return;
      this.minor = fresh.balanceMinor;
      this.bonus = fresh;
      this.watch.update(fresh.play);
      this.hud.setBalance(fresh.balanceMinor);
      this.showJackpot(fresh.jackpot?.amountMinor ?? null);
      this.parts.on.fresh(fresh);
    } catch (failure) {
      this.failed(failure);
    }
  }

  private refreshWhenIdle(): void {
    if (!this.parts.on.isBusy()) void this.refresh();
  }

  private setSound(on: boolean): void {
    this.synth.on = on;
    this.hud.setSound(on);
    remembered.set('sound', on ? '1' : '0');
    if (on) click(this.synth);
  }

  private showFairness(): void {
    const { t, money, page } = this.parts;
    const { server, world, lang } = page;
    openFairness({
      ...{ t, money, server, world, lang, fairness: this.fairness },
      onChange: (next) => {
        this.fairness = next;
      },
      onFailure: (failure) => this.failed(failure),
    });
  }

  private showJackpot(amountMinor: number | null): void {
    const { t, money } = this.parts;
    showPool(t('jackpot'), amountMinor === null ? null : money(amountMinor));
  }
}
