import { playInSlots, playOfDownline } from '../rollups/play';
import type { CategoryPlay, DownlinePlay } from '../rollups/play.repository';
import type { Span } from '../rollups/time-parts';
import type { World } from '../world/world';
import { type GameTypeTotals, playedRepository } from './played.repository';

// What a report of a span counts: bets that were settled in it, and bets placed in it that are still open.

/** A member's real bets of a span, the category with the highest stakes first. */
export function playedByGameType(world: World, memberId: string, span: Span): GameTypeTotals[] {
  const store = playedRepository(world);
  const { play, rest } = playInSlots(world, memberId, span);
  const parts = [
    ...play,
    ...rest.flatMap((part) => store.settled({ memberId, ...part })),
    ...store.open({ memberId, ...span }),
  ];
  return [...byCategory(parts)]
    .map(([gameType, sums]) => ({ gameType, ...sums }))
    .sort((a, b) => b.stakeMinor - a.stakeMinor || (a.gameType < b.gameType ? -1 : 1));
}

function byCategory(parts: readonly CategoryPlay[]) {
  const sums = new Map<CategoryPlay['category'], Omit<CategoryPlay, 'category'>>();
  for (const { category, bets, stakeMinor, payoutMinor } of parts) {
    const before = sums.get(category) ?? { bets: 0, stakeMinor: 0, payoutMinor: 0 };
    sums.set(category, {
      bets: before.bets + bets,
      stakeMinor: before.stakeMinor + stakeMinor,
      payoutMinor: before.payoutMinor + payoutMinor,
    });
  }
  return sums;
}

/** The real bets of all below an agent in a span. */
export function playedBelow(world: World, agentId: string, span: Span): DownlinePlay {
  const store = playedRepository(world);
  return playOfDownline(world, {
    agentId,
    span,
    inRest: (memberId, rest) => store.settled({ memberId, ...rest }).map((sums) => ({ memberId, ...sums })),
    others: store.openBelow({ agentId, now: world.clock.now() }, span),
  });
}
