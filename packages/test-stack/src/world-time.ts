import type { BrowserContext } from '@playwright/test';
import type { ClockView } from '@tonalli/qa/clock';
import type { Control } from './control';

/**
 * The time of a test's world, and of its browser, which follows: dates in pages are the world's, and timers that a move
 * of time passes over fire. What takes milliseconds goes on in real time, also while the world stands still.
 */
export interface WorldTime {
  /** ISO 8601 UTC. */
  now(): Promise<string>;
  /** Stops the time, at this moment (ISO 8601 UTC) or where it is. */
  freeze(at?: string): Promise<void>;
  set(at: string): Promise<void>;
  /** Milliseconds, or a duration such as `2h`. */
  advance(by: number | string): Promise<void>;
  /** To the next due job, which runs. Returns its kind, null when none is pending. */
  next(): Promise<string | null>;
  /** Returns the world to the moment before the last move of time, or to a checkpoint. */
  back(checkpoint?: number): Promise<void>;
  /** Lets the time run on from where it stands. */
  resume(): Promise<void>;
}

export function createWorldTime({ run }: Pick<Control, 'run'>, { clock }: BrowserContext): WorldTime {
  /** Where the browser stands, milliseconds since epoch; null until it follows. */
  let shownMs: number | null = null;

  async function follow({ now, mode }: ClockView): Promise<void> {
    const nowMs = Date.parse(now);
    if (shownMs === null) await clock.install({ time: nowMs });
    const forwardMs = shownMs === null ? 0 : nowMs - shownMs;
    shownMs = nowMs;
    if (mode === 'live') {
      await clock.setSystemTime(nowMs);
      await clock.resume();
      return;
    }
    await clock.setFixedTime(nowMs);
    // After the time is set, so that what fires sees it.
    if (forwardMs > 0) await clock.fastForward(forwardMs);
  }

  return {
    now: async () => (await run('fetchClock', {})).now,
    freeze: async (at) => follow(await run('freezeClock', at === undefined ? {} : { at })),
    set: async (at) => follow(await run('setClock', { at })),
    advance: async (by) => follow(await run('advanceClock', { by })),
    async next() {
      const { ran, ...view } = await run('runNextJob', {});
      await follow(view);
      return ran?.kind ?? null;
    },
    back: async (checkpoint) => follow(await run('goBack', checkpoint === undefined ? {} : { checkpoint })),
    resume: async () => follow(await run('resumeClock', {})),
  };
}
