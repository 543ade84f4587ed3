import { byId, el } from '../dom';
import { fillButton, tool } from '../hud-parts';
import { icon } from '../icons';
import { nameOdds, showWorth, type Worth } from '../odds';
import { isFramed } from '../parent';
import type { Words } from './family';

export interface HudEvents {
  play(): void;
  half(): void;
  double(): void;
  least(): void;
  most(): void;
  auto(): void;
  sound(): void;
  rules(): void;
  fairness(): void;
  close(): void;
}

/** What stands around the board: tools, meters, what the bet is worth, and the button that plays. */
export interface Hud {
  setBalance(amountMinor: number): void;
  setWin(amountMinor: number, isLit: boolean): void;
  setWorth(worth: Worth): void;
  say(text: string): void;
  /** What the button does now: `waiting` nothing, since the player has to choose first. */
  setButton(label: string, state: 'ready' | 'busy' | 'waiting'): void;
  setSound(on: boolean): void;
  /** How many rounds are left; null when none is played by itself. */
  setAuto(left: number | null): void;
  /** Automatic play is offered only where the family has it and the rules allow it. */
  allowAuto(isAllowed: boolean): void;
}

const LABELS = {
  'stake-label': 'stake',
  'win-label': 'win',
} as const;

const QUICK = ['half', 'double', 'least', 'most'] as const;

function put(id: string, ...content: (string | Node)[]): void {
  byId(id, HTMLElement).replaceChildren(...content);
}

interface HudParts extends Words {
  readonly on: HudEvents;
}

export function createHud({ t, money, on }: HudParts): Hud {
  for (const [id, key] of Object.entries(LABELS)) put(id, t(key));
  nameOdds(t);
  put('least', t('leastShort'));
  put('most', t('mostShort'));
  for (const name of QUICK) {
    const button = byId(name, HTMLButtonElement);
    button.setAttribute('aria-label', t(name));
    button.addEventListener('click', on[name]);
  }
  const sound = tool('soundOff', t('sound'), on.sound);
  const tools = [
    sound,
    tool('shield', t('fairness'), on.fairness),
    tool('info', t('rules'), on.rules),
    // The window around the game has the title and a button to close it.
    ...(isFramed() ? [] : [tool('close', t('closeGame'), on.close)]),
  ];
  put('tools', ...tools);
  const spin = byId('spin', HTMLButtonElement);
  spin.addEventListener('click', on.play);
  const auto = byId('auto', HTMLButtonElement);
  auto.addEventListener('click', on.auto);
  const setAuto = (left: number | null) => {
    auto.dataset.on = String(left !== null);
    auto.replaceChildren(icon(left === null ? 'auto' : 'stop'), el('span', {}, left === null ? t('auto') : `${left}`));
    auto.setAttribute('aria-label', left === null ? t('autoTitle') : `${t('autoStop')} · ${left}`);
  };
  setAuto(null);
  return {
    setAuto,
    allowAuto(isAllowed) {
      auto.hidden = !isAllowed;
    },
    setBalance: (amountMinor) => put('balance', money(amountMinor)),
    setWin(amountMinor, isLit) {
      put('win', money(amountMinor));
      byId('win', HTMLSpanElement).parentElement?.setAttribute('data-lit', String(isLit));
    },
    setWorth: (worth) => showWorth(worth, money),
    say: (text) => put('message', text),
    setButton(label, state) {
      spin.dataset.busy = String(state === 'busy');
      spin.dataset.idle = String(state === 'waiting');
      put('spin', label);
    },
    setSound(isOn) {
      fillButton(sound, isOn ? 'soundOn' : 'soundOff', t('sound'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
  };
}
