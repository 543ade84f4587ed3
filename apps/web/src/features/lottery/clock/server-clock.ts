import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** The platform's clock as this page knows it, in milliseconds since 1970. */
export interface ServerClock {
  now(): number;
}

/** Answers that differ by more do not tell of a slow way, but of a clock that was set. */
const SET_MS = 5_000;

/**
 * How far the platform's clock is ahead. Every answer was a little late, so of several the greatest counts; a clock that was set
 * counts at once.
 */
export const nextOffset = (kept: number | null, told: number): number =>
  kept !== null && Math.abs(told - kept) < SET_MS ? Math.max(kept, told) : told;

/**
 * A clock that runs by the answers of the platform: `serverTime` of the newest, and when it arrived by this machine's clock, such
 * as a query's `dataUpdatedAt`. Before there is one, this machine's own.
 */
export function useServerClock(serverTime: string | undefined, receivedAt?: number): ServerClock {
  const [kept, keep] = useState<{ told: string | undefined; offset: number | null }>({ told: undefined, offset: null });
  if (serverTime !== undefined && serverTime !== kept.told) {
    const ahead = Date.parse(serverTime) - (receivedAt || Date.now());
    keep({ told: serverTime, offset: nextOffset(kept.offset, ahead) });
  }
  const offset = kept.offset ?? 0;
  return useMemo(() => ({ now: () => Date.now() + offset }), [offset]);
}

/** Called when somebody looks at the tab again, and the page was asleep meanwhile. */
export function useOnWake(onWake: () => void): void {
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}

const TICK_MS = 250;

/** Milliseconds until a moment, never below 0, counted anew from it and not down from what was left. */
export function useTimeLeft(until: string, clock: ServerClock): number {
  const [, renew] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => renew((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useOnWake(() => renew((count) => count + 1));
  return Math.max(0, Date.parse(until) - clock.now());
}

/** Calls once the platform's clock has passed a moment; not while nobody looks, but at once when somebody does again. */
export function useAt(moment: string | null, clock: ServerClock, onReached: () => void): void {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (moment === null) return;
    let isDone = false;
    const check = () => {
      if (isDone || document.visibilityState === 'hidden' || clock.now() < Date.parse(moment)) return;
      isDone = true;
      clearInterval(timer);
      reached();
    };
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [moment, clock]);
}
