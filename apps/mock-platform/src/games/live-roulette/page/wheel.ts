import { el, lessMotion } from '../../page/dom';
import type { Synth } from '../../page/synth';
import { STRIKES, thrownAt } from './throw';
import { drawBall, drawFinial, drawRotor, drawTrack } from './wheel-art';

export interface LiveWheel {
  readonly element: HTMLElement;
  /** No ball: it is in the hand. */
  clear(): void;
  /** A moment of a spin, from 0 to 1. */
  at(pocket: number, part: number): void;
  /** The ball lies. */
  put(pocket: number): void;
}

const rotated = (degrees: number): string => `rotate(${degrees.toFixed(2)}deg)`;

/** The wheel of a table from above, with its ball. It knows no time: it is told each moment. */
export function createWheel(synth: Synth, turns: { wheel: number; ball: number }): LiveWheel {
  const rotor = drawRotor();
  const ball = drawBall();
  const arm = el('div.ball-arm', {});
  arm.append(ball);
  const element = el('div.wheel', { 'data-ball': '' });
  element.append(el('div.bowl'), drawTrack(), rotor, arm, drawFinial(), el('div.gloss'));
  let before = 0;

  function stand(pocket: number, part: number): void {
    const { wheel, ball: degrees, radius } = thrownAt(pocket, part, turns);
    rotor.style.transform = rotated(wheel);
    arm.style.transform = rotated(degrees);
    ball.style.setProperty('--radius', radius.toFixed(2));
    // The light stays above, however far the ball went around.
    ball.style.rotate = `${(-degrees).toFixed(2)}deg`;
  }

  return {
    element,
    clear() {
      before = 0;
      element.dataset.ball = '';
    },
    at(pocket, part) {
      if (lessMotion()) return;
      if (STRIKES.some((strike) => before < strike && strike <= part && part - before < 0.1)) {
        synth.play({ hertz: 1_500 + 900 * (1 - part), at: 0, lasts: 0.05, loud: 0.05, kind: 'square' });
      }
      before = part;
      element.dataset.ball = 'thrown';
      stand(pocket, part);
    },
    put(pocket) {
      before = 1;
      stand(pocket, 1);
      element.dataset.ball = String(pocket);
    },
  };
}
