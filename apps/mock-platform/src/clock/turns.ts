import type { JobRunner } from './job-runner';

/** A turn begins no further job once it has used so many real milliseconds. */
export const TURN_MS = 10;

export interface TurnParts {
  /** The stopwatch of turns. */
  elapsedNow: () => number;
  /** Does the work once others had their turn. */
  nextTurn: (work: () => void) => void;
  /** Aborts when the world is closed: nothing runs any more. */
  closed: AbortSignal;
}

export interface Turns {
  /** Runs what is due for one turn, and the rest in turns of its own. Returns whether there is a rest. */
  drain(): boolean;
  /** Resolves once nothing is left that is due by then, or the time was set back before it. */
  catchUp(untilMs: number): Promise<void>;
}

/** Runs due jobs in turns, so that nothing else of the process waits for long. `now`: the time of the clock. */
export function createTurns(parts: TurnParts, runner: JobRunner, now: () => number): Turns {
  let awaited = false;

  /** Returns whether something that is due by then is left. */
  function take(untilMs: number): boolean {
    const startedAt = parts.elapsedNow();
    return runner.run(untilMs, () => parts.elapsedNow() - startedAt < TURN_MS).isLeft;
  }

  function drain(): boolean {
    const isLeft = take(now());
    if (isLeft && !awaited) {
      awaited = true;
      parts.nextTurn(goOn);
    }
    return isLeft;
  }

  function goOn(): void {
    awaited = false;
    if (!parts.closed.aborted) drain();
  }

  return {
    drain,
    catchUp: (untilMs) =>
      new Promise((resolve, reject) => {
        const step = () => {
          try {
            if (take(Math.min(untilMs, now()))) parts.nextTurn(step);
            else resolve();
          } catch (error) {
            reject(error);
          }
        };
        step();
      }),
  };
}
