import { playInSlots } from '../rollups/play';
import type { CategoryPlay } from '../rollups/play.repository';
import { SLOT_MS, type Span, slotOf } from '../rollups/time-parts';
import type { World } from '../world/world';
import { type GameTypeTotals, type PeriodBegins, playedRepository, type SlotLoss } from './played.repository';

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

/** Settled in the running periods; what is open or held counts in each of them, as lost. Minor units. */
export interface PlayInPeriods {
  stake: Record<'daily' | 'weekly' | 'monthly', number>;
  /** Below zero where more was won. */
  loss: Record<'daily' | 'weekly' | 'monthly' | 'rolling', number>;
}

interface Asked extends PeriodBegins {
  /** Since when losses count as `rolling`; null where nobody asks. */
  rolling: number | null;
}

/** What a member staked and lost in real money, at worst. */
export function playInPeriods(world: World, { rolling, ...begins }: Asked): PlayInPeriods {
  const sums = playedRepository(world).inPeriods(begins);
  const { openStake } = sums;
  const openLoss = openStake - sums.openPaid;
  const recent = rolling === null ? [] : lossesSince(world, begins.memberId, rolling);
  return {
    stake: {
      daily: sums.dailyStake + openStake,
      weekly: sums.weeklyStake + openStake,
      monthly: sums.monthlyStake + openStake,
    },
    loss: {
      daily: sums.dailyLoss + openLoss,
      weekly: sums.weeklyLoss + openLoss,
      monthly: sums.monthlyLoss + openLoss,
      rolling: recent.reduce((sum, { lossMinor }) => sum + lossMinor, openLoss),
    },
  };
}

/** What a member lost by bets that were settled since then, by slots, the oldest first; of a slot that was cut, its rest. */
export function lossesSince(world: World, memberId: string, from: number): SlotLoss[] {
  const store = playedRepository(world);
  const whole = slotOf(from + SLOT_MS - 1);
  const slots = store.lossesOfSlots(memberId, whole);
  if (from === whole) return slots;
  const rest = store.settled({ memberId, from, to: whole });
  const lossMinor = rest.reduce((sum, { stakeMinor, payoutMinor }) => sum + stakeMinor - payoutMinor, 0);
  return [{ slot: slotOf(from), lossMinor }, ...slots];
}
