import type { Jackpot } from '@tonalli/contracts/content/api';
import { grownMinor, type JackpotFeed, nextGrowthAt } from '@tonalli/contracts/content/jackpot-feed';
import { useEffect, useState } from 'react';

interface Read {
  jackpot: Jackpot | undefined;
  /** When it was read, by this device's clock. */
  readAt: number;
}

/** Timers may be early by a part of a millisecond. */
const SLACK_MS = 5;

const feedOf = ({ feed }: Jackpot): JackpotFeed | null =>
  feed && { startMinor: feed.startMinor, startedAt: Date.parse(feed.since) };

/** The platform's time: that of the answer, and what has passed here since. */
const platformNow = (jackpot: Jackpot, readAt: number): number =>
  Date.parse(jackpot.at) + (jackpot.feed?.isStill ? 0 : Math.max(0, Date.now() - readAt));

function amountAt(jackpot: Jackpot, now: number): number {
  const feed = feedOf(jackpot);
  return feed
    ? jackpot.amountMinor + grownMinor(feed, now) - grownMinor(feed, Date.parse(jackpot.at))
    : jackpot.amountMinor;
}

/** What the jackpot holds now, counted on from what was read by the steps of the house's feed; it goes back only with a new one. */
export function useJackpotAmount({ jackpot, readAt }: Read): number | null {
  const [shown, setShown] = useState<{ of: string; amountMinor: number } | null>(null);
  useEffect(() => {
    if (!jackpot) return;
    const feed = feedOf(jackpot);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const now = platformNow(jackpot, readAt);
      const counted = { of: jackpot.feed?.since ?? jackpot.at, amountMinor: amountAt(jackpot, now) };
      setShown((before) => (before?.of === counted.of && before.amountMinor >= counted.amountMinor ? before : counted));
      const next = feed && !jackpot.feed?.isStill ? nextGrowthAt(feed, now) : null;
      if (next !== null) timer = setTimeout(count, next - now + SLACK_MS);
    };
    count();
    return () => clearTimeout(timer);
  }, [jackpot, readAt]);
  if (!jackpot) return null;
  return shown?.of === (jackpot.feed?.since ?? jackpot.at) ? shown.amountMinor : jackpot.amountMinor;
}
