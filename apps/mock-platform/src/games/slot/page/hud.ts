import { byId, el } from '../../page/dom';
import { announce, counter, fillButton, showPool, tool } from '../../page/hud-parts';
import { type IconName, icon } from '../../page/icons';
import { nameOdds, oddsList, showWorth } from '../../page/odds';
import { isFramed } from '../../page/parent';
import { LINE_COUNT } from '../lines';
import type { SlotModel } from '../models';
import type { Translate } from './texts';
import { worthOf } from './worth';

/** The panel around the reels. It shows what it is told and reports what is pressed. */
export interface Hud {
  readonly spinButton: HTMLButtonElement;
  setBalance(amountMinor: number): void;
  /** What the pool holds; null hides it. */
  setJackpot(amountMinor: number | null): void;
  setStake(lineStakeMinor: number): void;
  /** Lit where it is a win; left out: whenever there is any. */
  setWin(amountMinor: number, manner?: { isLit: boolean }): void;
  /** Counts the win meter up to an amount. Resolves when it is there, at once when hurried. */
  countWin(from: number, to: number, lastsMs: number): Promise<void>;
  hurryCount(): void;
  say(text: string): void;
  /** To be read aloud: nothing else of the panel is, however often it changes. */
  announce(text: string): void;
  setBusy(state: 'idle' | 'busy' | 'stoppable'): void;
  setAuto(left: number | null): void;
  setQuick(on: boolean): void;
  setSound(on: boolean): void;
  /** What the rules do not allow is not offered. */
  allow(rules: { autoplay: boolean; quickPlay: boolean }): void;
}

export interface HudEvents {
  spin(): void;
  less(): void;
  more(): void;
  auto(): void;
  quick(): void;
  sound(): void;
  paytable(): void;
  fairness(): void;
  close(): void;
}

function side(
  id: string,
  content: { name: IconName; label: string; short: string; press: () => void },
): HTMLButtonElement {
  const button = byId(id, HTMLButtonElement);
  button.replaceChildren(icon(content.name), el('span', {}, content.short));
  button.setAttribute('aria-label', content.label);
  button.addEventListener('click', content.press);
  return button;
}

interface HudParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly model: SlotModel;
  readonly on: HudEvents;
}

export function createHud({ t, money, model, on }: HudParts): Hud {
  byId('staking', HTMLDivElement).append(oddsList());
  nameOdds(t);
  const meter = (id: string) => byId(id, HTMLSpanElement);
  const spinButton = byId('spin', HTMLButtonElement);
  const message = byId('message', HTMLParagraphElement);
  const winMeter = meter('win').parentElement;
  byId('win-label', HTMLSpanElement).textContent = t('win');
  byId('stake-label', HTMLSpanElement).textContent = t('stake');
  const less = byId('less', HTMLButtonElement);
  const more = byId('more', HTMLButtonElement);
  fillButton(less, 'minus', t('stakeLess'));
  fillButton(more, 'plus', t('stakeMore'));
  less.addEventListener('click', on.less);
  more.addEventListener('click', on.more);
  spinButton.addEventListener('click', on.spin);
  const auto = side('auto', { name: 'auto', label: t('autoTitle'), short: t('auto'), press: on.auto });
  const quick = side('quick', { name: 'bolt', label: t('quick'), short: t('quickShort'), press: on.quick });
  const sound = tool('soundOff', t('sound'), on.sound);
  const tools = [
    sound,
    tool('shield', t('fairness'), on.fairness),
    tool('info', t('paytable'), on.paytable),
    // The window around the game has the title and a button to close it.
    ...(isFramed() ? [] : [tool('close', t('closeGame'), on.close)]),
  ];
  byId('tools', HTMLElement).replaceChildren(...tools);

  const setWin: Hud['setWin'] = (amountMinor, { isLit } = { isLit: amountMinor > 0 }) => {
    meter('win').textContent = money(amountMinor);
    winMeter?.setAttribute('data-lit', String(isLit));
  };
  const { count, hurry } = counter((amountMinor) => setWin(amountMinor));

  const hud: Hud = {
    spinButton,
    setBalance(amountMinor) {
      meter('balance').textContent = money(amountMinor);
    },
    setJackpot(amountMinor) {
      showPool(t('jackpot'), amountMinor === null ? null : money(amountMinor));
    },
    setStake(lineStakeMinor) {
      meter('stake').textContent = money(lineStakeMinor * LINE_COUNT);
      showWorth(worthOf(model, lineStakeMinor), money);
    },
    setWin,
    countWin: count,
    hurryCount: hurry,
    say(text) {
      message.textContent = text;
    },
    announce,
    setBusy(state) {
      spinButton.dataset.busy = String(state !== 'idle');
      spinButton.dataset.stop = String(state === 'stoppable');
      fillButton(spinButton, state === 'stoppable' ? 'stop' : 'spin', t(state === 'stoppable' ? 'stop' : 'spin'));
      for (const button of [less, more]) button.disabled = state !== 'idle';
    },
    setAuto(left) {
      auto.dataset.on = String(left !== null);
      const label = left === null ? t('auto') : `${t('autoStop')} · ${left}`;
      auto.replaceChildren(
        icon(left === null ? 'auto' : 'stop'),
        el('span', {}, left === null ? t('auto') : String(left)),
      );
      auto.setAttribute('aria-label', label);
    },
    allow(rules) {
      auto.hidden = !rules.autoplay;
      quick.hidden = !rules.quickPlay;
    },
    setQuick(isOn) {
      quick.setAttribute('aria-pressed', String(isOn));
    },
    setSound(isOn) {
      fillButton(sound, isOn ? 'soundOn' : 'soundOff', t('sound'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
  };
  hud.setBusy('idle');
  hud.say(t('goodLuck'));
  return hud;
}
