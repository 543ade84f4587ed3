import type { CoinSide, CoinView } from '@tonalli/contracts/games/coin';
import { byId, el } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { SCALE, type Synth } from '../../page/synth';
import { face } from './art';
import type { Translate } from './texts';
import { createCoin } from './toss';

interface BoardParts {
  readonly t: Translate;
  readonly synth: Synth;
}

/** How the last call fell: of an open round all calls came true. */
export function fallenOf({ calls, flips }: CoinView): CoinSide | null {
  const last = calls.length - 1;
  return flips?.[last] ?? calls[last] ?? null;
}

/** The coin, and how it fell so far in this round. */
export function createBoard({ t, synth }: BoardParts): Board<CoinView> {
  const field = byId('field', HTMLDivElement);
  const strip = byId('flips', HTMLOListElement);
  strip.setAttribute('aria-label', t('flips'));
  const coin = createCoin((side) => t('coinAt', { side: t(side).toLowerCase() }));
  coin.lay('heads');
  let tossed = 0;

  function paint({ calls, flips }: Pick<CoinView, 'calls' | 'flips'>): void {
    const items = calls.map((side, flip) => {
      const fell = flips?.[flip] ?? side;
      const isRight = fell === side;
      const said = t(isRight ? 'flipRight' : 'flipWrong', { side: t(fell) });
      return el('li.flip', { 'data-right': String(isRight) }, face(fell), el('span.unseen', {}, said));
    });
    strip.replaceChildren(...items);
  }

  async function fall(side: CoinSide, { calls, multiplierX10000 }: CoinView): Promise<void> {
    for (let tick = 0; tick < 6; tick += 1) {
      synth.play({ hertz: 2_100, at: tick * 0.12, lasts: 0.07, loud: 0.05, kind: 'sine' });
    }
    await coin.toss(side);
    const hertz = SCALE[Math.min(calls.length - 1, SCALE.length - 1)] ?? 523;
    if (multiplierX10000 === 0) synth.play({ hertz: 180, glideTo: 70, at: 0, lasts: 0.35, loud: 0.16 });
    else synth.play({ hertz, at: 0, lasts: 0.25, loud: 0.1 });
  }

  return {
    clear() {
      tossed = 0;
      delete field.dataset.end;
      paint({ calls: [], flips: null });
    },
    async show(view, { isOver, isResumed }) {
      const side = fallenOf(view);
      const isNew = view.calls.length > tossed;
      tossed = view.calls.length;
      if (side && isResumed) coin.lay(side);
      else if (side && isNew) await fall(side, view);
      if (isOver) field.dataset.end = view.multiplierX10000 === 0 ? 'lost' : 'kept';
      paint(view);
    },
  };
}
