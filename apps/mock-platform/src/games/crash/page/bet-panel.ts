import {
  CRASH_LEAST_X100,
  CRASH_TOP_X100,
  type CrashConfig,
  type CrashShown,
  type CrashView,
} from '@tonalli/contracts/games/crash';
import { el } from '../../page/dom';
import { type Funds, firstStake } from '../../page/funds';
import { icon } from '../../page/icons';
import { nearestStake } from '../../page/instant/nearest-stake';
import { numberField } from '../../page/instant/number-field';
import { remembered } from '../../page/store';
import type { BetState, ShownRound, TableBet } from '../../page/table/family';
import { climbedX100 } from '../climb';
import { payoutMinor } from '../odds';
import type { Choice } from './shown';
import type { Translate } from './texts';

export interface PanelParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: CrashConfig;
  /** From 0. */
  readonly index: number;
  readonly funds: Funds;
  readonly stateOf: () => BetState<unknown>;
  readonly onChange: () => void;
}

const FIRST_AUTO_X100 = 200;

/** Stake and target of one bet, with the place of its button; prefilled with a target, since that alone protects whoever is cut off. */
export class BetPanel {
  readonly root: HTMLElement;
  readonly host = el('div.bet-host');
  private readonly parts: PanelParts;
  private readonly stake: HTMLInputElement;
  private readonly auto: HTMLInputElement;
  private readonly toggle: HTMLButtonElement;
  private readonly quick: readonly HTMLButtonElement[];
  private readonly shows: readonly (() => void)[];
  private stakeMinor: number;
  private autoX100: number | null = FIRST_AUTO_X100;
  private isLocked = false;

  constructor(parts: PanelParts) {
    this.parts = parts;
    const { t } = parts;
    const number = parts.index + 1;
    this.stakeMinor = this.within(firstStake(remembered.get(this.key), parts.funds));
    const field = (label: string) =>
      el('input', {
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-label': t(label === 'auto' ? 'autoOf' : 'stakeOf', { number }),
      });
    this.stake = field('stake');
    this.auto = field('auto');
    this.auto.placeholder = t('byHand');
    this.quick = [
      this.button('½', t('half'), () => this.stakeIs(Math.floor(this.stakeMinor / 2))),
      this.button('2×', t('double'), () => this.stakeIs(this.stakeMinor * 2)),
    ];
    this.quick[0]?.classList.add('half');
    this.toggle = this.button('', t('autoOff'), () => this.autoIs(this.autoX100 === null ? FIRST_AUTO_X100 : null));
    this.root = el(
      'section.bet',
      { 'aria-label': t('bet', { number }), 'data-bet': String(number) },
      el(
        'div.bet-row',
        {},
        el('label.entry', {}, el('span.label', {}, t('bet', { number })), this.stake),
        ...this.quick,
      ),
      el('div.bet-row', {}, el('label.entry', {}, el('span.label', {}, t('auto')), this.auto), this.toggle),
      this.host,
    );
    const isLocked = () => this.isLocked;
    this.shows = [
      numberField({
        ...{ input: this.stake, isLocked, shown: () => (this.stakeMinor / 100).toFixed(2) },
        take: (value) => this.stakeIs(value * 100),
      }),
      numberField({
        ...{ input: this.auto, isLocked },
        shown: () => (this.autoX100 === null ? '' : (this.autoX100 / 100).toFixed(2)),
        take: (value) => this.autoIs(Math.round(value * 100)),
      }),
    ];
    this.auto.addEventListener('input', () => {
      if (this.auto.value.trim() === '') this.autoIs(null);
    });
    this.show();
  }

  get choice(): Choice {
    return { stakeMinor: this.stakeMinor, autoX100: this.autoX100 };
  }

  /** As the kit of tables knows it. */
  bet(told: (state: BetState<CrashView>) => void): TableBet<Choice, CrashView> {
    const { t, money } = this.parts;
    return {
      ...{ host: this.host, mayWait: true, stays: true },
      choice: () => this.choice,
      costMinor: () => this.stakeMinor,
      label: (costMinor) => t('confirm', { amount: money(costMinor) }),
      button: (view, round, elapsedMs) => this.step(view, round, elapsedMs),
      show: (state) => {
        this.lock(state);
        told(state);
      },
      resume: ({ autoX100 }) => {
        this.autoX100 = autoX100;
        this.stakeMinor = this.parts.stateOf().answer?.stakeMinor ?? this.stakeMinor;
        this.show();
      },
    };
  }

  private step(view: CrashView, round: ShownRound<unknown>, elapsedMs: number) {
    const outX100 = Math.min(view.endX100, climbedX100(elapsedMs));
    if (round.phase !== 'flying' || view.outX100 !== null || outX100 < CRASH_LEAST_X100) return null;
    const amount = this.parts.money(payoutMinor(this.parts.stateOf().answer?.stakeMinor ?? 0, outX100));
    return { input: { do: 'cash-out' }, label: this.parts.t('cashOut', { amount }) };
  }

  private lock({ status, isWaiting }: BetState<CrashView>): void {
    this.isLocked = status === 'placed' || status === 'asking' || isWaiting;
    this.root.dataset.status = isWaiting ? 'waiting' : status;
    for (const control of [this.stake, this.auto]) control.readOnly = this.isLocked;
    for (const button of [...this.quick, this.toggle]) button.setAttribute('aria-disabled', String(this.isLocked));
  }

  private button(text: string, label: string, press: () => void): HTMLButtonElement {
    const button = el('button.quick', { type: 'button', 'aria-label': label }, text);
    button.addEventListener('click', () => {
      if (!this.isLocked) press();
    });
    return button;
  }

  private get key(): string {
    return `crash.stake.${this.parts.index}`;
  }

  private within(stakeMinor: number): number {
    const { minStakeMinor, maxStakeMinor } = this.parts.config;
    return nearestStake(stakeMinor, { least: minStakeMinor, most: maxStakeMinor });
  }

  private stakeIs(stakeMinor: number): void {
    this.stakeMinor = this.within(stakeMinor);
    remembered.set(this.key, String(this.stakeMinor));
    this.changed();
  }

  private autoIs(autoX100: number | null): void {
    this.autoX100 = autoX100 === null ? null : Math.min(CRASH_TOP_X100, Math.max(CRASH_LEAST_X100, autoX100));
    this.changed();
  }

  private changed(): void {
    this.show();
    this.parts.onChange();
  }

  private show(): void {
    const { t } = this.parts;
    for (const one of this.shows) one();
    const has = this.autoX100 !== null;
    this.toggle.replaceChildren(icon(has ? 'close' : 'auto'));
    this.toggle.setAttribute('aria-label', t(has ? 'autoOff' : 'autoOn'));
  }
}

/** Whether a bet of the flight that stands has passed its target, so that it can be collected. */
export const isReached = (view: CrashView, { shown, phase }: ShownRound<CrashShown>, now: number): boolean =>
  phase === 'flying' &&
  shown.flyingAt !== null &&
  view.outX100 === null &&
  climbedX100(now - shown.flyingAt) >= view.endX100;
