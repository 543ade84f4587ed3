import type { CoinSide } from '@tonalli/contracts/games/coin';
import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import { face } from './art';
import type { Translate } from './texts';

interface ButtonParts {
  readonly t: Translate;
  /** Of a round that is open. */
  readonly onCall: (side: CoinSide) => void;
}

interface CallButtons {
  /** The call that the next bet makes with it. */
  pending(): CoinSide | undefined;
  /** What was called has fallen. */
  release(): void;
}

const KEYS: Readonly<Record<string, CoinSide>> = { ArrowLeft: 'heads', ArrowRight: 'tails' };
const LABELS = { heads: 'callHeads', tails: 'callTails' } as const;
const SIGNS = { heads: '←', tails: '→' } as const;

const roundPhase = (): string | undefined => byId('game', HTMLElement).dataset.round;
const pressPlay = (): void => byId('spin', HTMLButtonElement).click();

/** The two sides to call: without a round a press places the bet with its call, in an open one it is the next call. */
export function createCallButtons({ t, onCall }: ButtonParts): CallButtons {
  let first: CoinSide | undefined;
  byId('calls', HTMLFieldSetElement).prepend(el('legend.unseen', {}, t('call')));
  const buttons = (['heads', 'tails'] as const).map((side) => {
    const button = byId(side, HTMLButtonElement);
    const sign = el('span.key', { 'aria-hidden': 'true' }, SIGNS[side]);
    button.replaceChildren(face(side), el('span.call-name', {}, t(side)), sign);
    button.setAttribute('aria-label', t(LABELS[side]));
    button.addEventListener('click', () => press(side));
    return button;
  });
  function press(side: CoinSide): void {
    if (roundPhase() === 'busy') return;
    release();
    if (roundPhase() === 'open') onCall(side);
    else {
      // The bet is read before the press comes back.
      first = side;
      pressPlay();
      first = undefined;
    }
    if (roundPhase() === 'busy') byId(side, HTMLButtonElement).dataset.pending = 'true';
  }
  function release(): void {
    for (const button of buttons) delete button.dataset.pending;
  }
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (dialogOpen() || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (target instanceof Element && target.matches('input, select')) return;
    const side = KEYS[key];
    const isCashOut = key.toLowerCase() === 'c';
    // Without a round, arrows choose the stake.
    if (roundPhase() === 'idle' || !(side || isCashOut)) return;
    event.preventDefault();
    if (event.repeat || roundPhase() !== 'open') return;
    if (side) press(side);
    else pressPlay();
  });
  return { pending: () => first, release };
}
