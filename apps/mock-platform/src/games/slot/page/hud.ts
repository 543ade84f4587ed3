import { LINE_COUNT } from '../lines';
import { byId, el, lessMotion } from './dom';
import { type IconName, icon } from './icons';
import { isFramed } from './parent';
import type { Translate } from './texts';

/** The panel around the reels. It shows what it is told and reports what is pressed. */
export interface Hud {
  readonly spinButton: HTMLButtonElement;
  setBalance(amountMinor: number): void;
  /** What the pool holds; null hides it. */
  setJackpot(amountMinor: number | null): void;
  setStake(lineStakeMinor: number): void;
  setWin(amountMinor: number): void;
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

function fill(button: HTMLButtonElement, name: IconName, label: string): void {
  button.replaceChildren(icon(name));
  button.setAttribute('aria-label', label);
  button.title = label;
}

function tool(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = el('button.tool', { type: 'button' });
  fill(button, name, label);
  button.addEventListener('click', press);
  return button;
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

function counter(show: (amountMinor: number) => void) {
  let finish: (() => void) | null = null;
  const count = (from: number, to: number, lastsMs: number): Promise<void> => {
    finish?.();
    if (lessMotion() || lastsMs <= 0) {
      show(to);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const begun = performance.now();
      let done = false;
      finish = () => {
        done = true;
        finish = null;
        show(to);
        resolve();
      };
      const tick = (now: number) => {
        if (done) return;
        const u = Math.min(1, Math.max(0, (now - begun) / lastsMs));
        if (u === 1) finish?.();
        else {
          show(Math.round(from + (to - from) * u));
          requestAnimationFrame(tick);
        }
      };
      requestAnimationFrame(tick);
    });
  };
  return { count, hurry: () => finish?.() };
}

export function createHud(t: Translate, money: (amountMinor: number) => string, on: HudEvents): Hud {
  const meter = (id: string) => byId(id, HTMLSpanElement);
  const spinButton = byId('spin', HTMLButtonElement);
  const message = byId('message', HTMLParagraphElement);
  const winMeter = meter('win').parentElement;
  byId('win-label', HTMLSpanElement).textContent = t('win');
  byId('stake-label', HTMLSpanElement).textContent = t('stake');
  const less = byId('less', HTMLButtonElement);
  const more = byId('more', HTMLButtonElement);
  fill(less, 'minus', t('stakeLess'));
  fill(more, 'plus', t('stakeMore'));
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

  const setWin = (amountMinor: number) => {
    meter('win').textContent = money(amountMinor);
    winMeter?.setAttribute('data-lit', String(amountMinor > 0));
  };
  const { count, hurry } = counter(setWin);

  const hud: Hud = {
    spinButton,
    setBalance(amountMinor) {
      meter('balance').textContent = money(amountMinor);
    },
    setJackpot(amountMinor) {
      byId('jackpot', HTMLParagraphElement).hidden = amountMinor === null;
      byId('jackpot-label', HTMLSpanElement).textContent = t('jackpot');
      meter('jackpot-amount').textContent = money(amountMinor ?? 0);
    },
    setStake(lineStakeMinor) {
      meter('stake').textContent = money(lineStakeMinor * LINE_COUNT);
    },
    setWin,
    countWin: count,
    hurryCount: hurry,
    say(text) {
      message.textContent = text;
    },
    announce(text) {
      byId('live', HTMLParagraphElement).textContent = text;
    },
    setBusy(state) {
      spinButton.dataset.busy = String(state !== 'idle');
      spinButton.dataset.stop = String(state === 'stoppable');
      fill(spinButton, state === 'stoppable' ? 'stop' : 'spin', t(state === 'stoppable' ? 'stop' : 'spin'));
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
    setQuick(isOn) {
      quick.setAttribute('aria-pressed', String(isOn));
    },
    setSound(isOn) {
      fill(sound, isOn ? 'soundOn' : 'soundOff', t('sound'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
  };
  hud.setBusy('idle');
  hud.say(t('goodLuck'));
  return hud;
}
