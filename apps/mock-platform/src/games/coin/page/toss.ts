import type { CoinSide } from '@tonalli/contracts/games/coin';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { face } from './art';

const FALL_MS = 950;
/** Whole turns of a toss, which come before what is left to the side that falls. */
const TURNS = 5;

export interface Coin {
  /** At once, without a toss. */
  lay(side: CoinSide): void;
  /** Resolves when it lies. */
  toss(side: CoinSide): Promise<void>;
}

/** A coin of two faces, which turns in the air by transforms alone. */
export function createCoin(say: (side: CoinSide) => string): Coin {
  const coin = byId('coin', HTMLDivElement);
  const faces = el('div.faces', {}, el('div.face', {}, face('heads')), el('div.face.face-tails', {}, face('tails')));
  const lift = el('div.lift', {}, faces);
  coin.replaceChildren(el('div.shade'), lift);
  let turned = 0;
  function lay(side: CoinSide): void {
    turned = side === 'heads' ? 0 : 180;
    faces.style.transform = `rotateX(${turned}deg)`;
    coin.setAttribute('aria-label', say(side));
  }
  return {
    lay,
    async toss(side) {
      const from = turned;
      lay(side);
      if (lessMotion()) return;
      const to = turned + TURNS * 360;
      const turning = [{ transform: `rotateX(${from}deg)` }, { transform: `rotateX(${to}deg)` }];
      faces.animate(turning, { duration: FALL_MS, easing: 'cubic-bezier(0.2, 0.6, 0.35, 1)' });
      const flight = ['0 0', '0 -32%', '0 0', '0 -4%', '0 0'].map((translate, index) => ({
        ...{ translate, offset: [0, 0.4, 0.82, 0.91, 1][index] ?? 1 },
        easing: index % 2 === 0 ? 'ease-out' : 'ease-in',
      }));
      lift.animate(flight, { duration: FALL_MS });
      await wait(FALL_MS);
    },
  };
}
