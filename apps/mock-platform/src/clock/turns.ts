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
  /**
   * Runs what is due for one turn, and the rest in turns of its own: while those go on it runs nothing, so that whoever asks meanwhile
   * waits for one of them at most. Returns whether there is a rest.
   */
  drain(): boolean;
  /** Resolves once nothing is left that is due by then, or the time was set back before it. */
  catchUp(untilMs: number): Promise<void>;
}

/** Runs due jobs in turns, so that nothing else of the process waits for long. `now`: the time of the clock. */
export function createTurns(parts: TurnParts, runner: JobRunner, now: () => number): Turns {
  /** Turns that are to come. */
  let awaited = 0;

  /** Returns whether something that is due by then is left. */
  function take(untilMs: number): boolean {
    const startedAt = parts.elapsedNow();
    return runner.run(untilMs, () => parts.elapsedNow() - startedAt < TURN_MS).isLeft;
  }

  function later(work: () => void): void {
    awaited += 1;
    parts.nextTurn(() => {
      awaited -= 1;
      work();
    });
  }

  function drain(): boolean {
    if (awaited > 0) return true;
    const isLeft = take(now());
    if (isLeft) later(goOn);
    return isLeft;
  }

  function goOn(): void {
    if (!parts.closed.aborted) drain();
  }

  return {
    drain,
    catchUp: (untilMs) =>
      new Promise((resolve, reject) => {
        const step = () => {
          try {
            if (take(Math.min(untilMs, now()))) later(step);
            else resolve();
          } catch (error) {
            reject(error);
          }
        };
        step();
      }),
  };
}
