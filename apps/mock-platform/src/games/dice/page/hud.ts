import type { DiceBet, DiceConfig } from '@tonalli/contracts/games/dice';
import { byId } from '../../page/dom';
import { fillButton, tool } from '../../page/hud-parts';
import { isFramed } from '../../page/parent';
import { exactReturn, statedReturnPercent } from '../exact';
import { volatilityDots } from './rules';
import { shownChance } from './shown';
import type { Translate } from './texts';

export interface HudEvents {
  roll(): void;
  half(): void;
  double(): void;
  least(): void;
  most(): void;
  sound(): void;
  rules(): void;
  fairness(): void;
  close(): void;
}

/** What stands around the board: tools, meters, what the bet is worth, and the button that rolls. */
export interface Hud {
  setBalance(amountMinor: number): void;
  setWin(amountMinor: number, isLit: boolean): void;
  setBet(bet: DiceBet): void;
  say(text: string): void;
  setBusy(busy: boolean): void;
  setSound(on: boolean): void;
}

const LABELS = {
  'side-label': 'sideLabel',
  'under-label': 'under',
  'over-label': 'over',
  'target-label': 'target',
  'multiplier-label': 'multiplier',
  'chance-label': 'chance',
  'stake-label': 'stake',
  'win-label': 'win',
  'return-label': 'return',
  'top-win-label': 'topWin',
  'top-chance-label': 'topChance',
  'volatility-label': 'volatility',
} as const;

const QUICK = ['half', 'double', 'least', 'most'] as const;

function put(id: string, ...content: (string | Node)[]): void {
  byId(id, HTMLElement).replaceChildren(...content);
}

interface HudParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: DiceConfig;
  readonly on: HudEvents;
}

export function createHud({ t, money, config, on }: HudParts): Hud {
  for (const [id, key] of Object.entries(LABELS)) put(id, t(key));
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
  spin.addEventListener('click', on.roll);
  return {
    setBalance: (amountMinor) => put('balance', money(amountMinor)),
    setWin(amountMinor, isLit) {
      put('win', money(amountMinor));
      byId('win', HTMLSpanElement).parentElement?.setAttribute('data-lit', String(isLit));
    },
    setBet(bet) {
      put('return', `${statedReturnPercent(bet, config.rtpBp)} %`);
      put('top-win', money(exactReturn(bet, config.rtpBp).maxWinMinor));
      put('top-chance', `${shownChance(bet)} %`);
      put('volatility', volatilityDots(bet));
    },
    say: (text) => put('message', text),
    setBusy(busy) {
      spin.dataset.busy = String(busy);
      put('spin', t(busy ? 'rolling' : 'roll'));
    },
    setSound(isOn) {
      fillButton(sound, isOn ? 'soundOn' : 'soundOff', t('sound'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
  };
}
