import type { Jackpot } from '@tonalli/contracts/content/api';
import type { fetchJackpot, JackpotNow } from '@tonalli/contracts/content/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';

export const toJackpotFeed = (feed: JackpotNow['feed']): Jackpot['feed'] =>
  feed ? { startMinor: feed.start, since: feed.since, isStill: feed.isStill } : null;

export function toJackpot({ kind, amount, at, feed, lastWon, terms }: ValueOf<typeof fetchJackpot>): Jackpot {
  return {
    kind: kind === 'PROGRESSIVE' ? 'progressive' : 'ticker',
    amountMinor: amount,
    at,
    feed: toJackpotFeed(feed),
    lastWon: lastWon && { playerName: lastWon.customerName, amountMinor: lastWon.amount, at: lastWon.at },
    terms: terms && {
      contributionBasisPoints: terms.contributionBasisPoints,
      oneIn: terms.oneIn,
      startFromMinor: terms.startFrom,
      startToMinor: terms.startTo,
    },
  };
}
