import { el, lessMotion } from '../../page/dom';
import type { Synth } from '../../page/synth';
import { flapperAt, pegsBy, restDegrees, type Stop, type Turned, turnedFrom } from './turn';
import { drawFlapper, drawFrame, drawRotor, markSegment } from './wheel-art';

export interface MoneyWheelPicture {
  readonly element: HTMLElement;
  /** A turn begins, from wherever the wheel stands. */
  begin(): void;
  /** A moment of a turn, from 0 to 1. */
  at(stop: Stop, part: number): void;
  /** It stands, without a mark. */
  put(stop: Stop): void;
  mark(segment: number | null): void;
}

/** The most that a peg pushes the flapper aside, in degrees. */
const PUSHED = 24;
/** Above this the pegs are one sound. */
const RATTLE = 0.55;

/** The wheel at a table. It knows no time: it is told each moment. */
export function createWheel(synth: Synth): MoneyWheelPicture {
  const rotor = drawRotor();
  const flapper = drawFlapper();
  const arm = flapper.querySelector<SVGElement>('.flapper-arm');
  const element = el('div.wheel', { 'data-stopped': '' });
  element.append(drawFrame(), rotor, el('div.gloss'), flapper);
  let [stood, now] = [0, 0];

  function stand(turned: Turned): void {
    const pegs = pegsBy(turned.degrees) - pegsBy(now);
    const isHeard = pegs > 0 && (turned.pace < RATTLE || pegsBy(turned.degrees) % 2 === 0);
    if (isHeard) synth.play({ hertz: 1_150 + 350 * turned.pace, at: 0, lasts: 0.035, loud: 0.045, kind: 'square' });
    now = turned.degrees;
    rotor.style.transform = `rotate(${(turned.degrees % 360).toFixed(2)}deg)`;
    if (arm) arm.style.transform = `rotate(${(-PUSHED * flapperAt(turned)).toFixed(2)}deg)`;
  }

  return {
    element,
    begin() {
      stood = now;
      element.dataset.stopped = '';
      markSegment(rotor, null);
    },
    at(stop, part) {
      if (lessMotion()) return;
      stand(turnedFrom(stood, stop, part));
    },
    put(stop) {
      now = restDegrees(stop);
      stand({ degrees: now, pace: 0 });
    },
    mark(segment) {
      markSegment(rotor, segment);
      element.dataset.stopped = segment === null ? '' : String(segment);
    },
  };
}
