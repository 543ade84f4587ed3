import { lessMotion } from '../dom';

/** How long a round that is shown in steps rests on each of them: until a press hurries it. */
export interface Pace {
  /** A new round: nothing is hurried yet. */
  begin(): void;
  /** Resolves after so long; at once when the round is hurried. Nothing moves meanwhile with reduced motion, so it is shorter. */
  rest(ms: number): Promise<void>;
  hurry(): void;
  readonly isHurried: boolean;
}

const STILL_SHARE = 0.4;

export function createPace(): Pace {
  let isHurried = false;
  let end: (() => void) | null = null;
  return {
    begin() {
      isHurried = false;
    },
    rest(ms) {
      if (isHurried) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, lessMotion() ? ms * STILL_SHARE : ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    hurry() {
      isHurried = true;
      end?.();
    },
    get isHurried() {
      return isHurried;
    },
  };
}
