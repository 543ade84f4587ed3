import type { CorrectedBet, SettledStake } from '../events/facts';
import { pathVersionAt } from '../people/tree';
import type { World } from '../world/world';
import { type CategoryPlay, type PlayRow, playRollups, type ValidPlay } from './play.repository';
import { noteForTeams } from './team-carry';
import { dayAfter, dayOf, partsOf, type Span, slotOf } from './time-parts';

/** Adds settled bets in real money to the rollups, in the transaction that settles them: for the ancestors of their placing. */
export function countBets(world: World, bets: readonly SettledStake[]): void {
  add(
    world,
    bets.map((bet) => {
      const { stakeMinor, payoutMinor, validMinor } = bet;
      return { ...whoseAndWhen(world, bet), stakeMinor, payoutMinor, validMinor, bonusStakeMinor: 0, edge: 0, bets: 1 };
    }),
  );
}

type Counted = Pick<SettledStake, 'memberId' | 'gameType' | 'placedAt' | 'at'>;

const whoseAndWhen = (world: World, { memberId, gameType, placedAt, at }: Counted) => ({
  memberId,
  category: gameType,
  version: pathVersionAt(world, memberId, placedAt),
  slot: slotOf(at),
  day: dayOf(at),
});

/** Adds to the rollups what a settlement in real money that replaces another differs by: a slot that is over stays as it was. */
export function countCorrection(world: World, correction: CorrectedBet): void {
  const { payoutDeltaMinor, validDeltaMinor } = correction;
  const row = {
    ...whoseAndWhen(world, correction),
    ...{ stakeMinor: 0, payoutMinor: payoutDeltaMinor, validMinor: validDeltaMinor },
    ...{ bonusStakeMinor: 0, edge: 0, bets: 0 },
  };
  add(world, [row]);
}

function add(world: World, rows: readonly PlayRow[]): void {
  for (const row of rows) {
    const { memberId, category, version, slot, validMinor, stakeMinor: outMinor, payoutMinor: inMinor, bets } = row;
    noteForTeams(world, { memberId, category, version, slot, outMinor, inMinor, validMinor, moves: bets }, 'play');
  }
  playRollups(world).add(rows);
}

/** All valid bets of a member, in minor units. */
export const validBetMinor = (world: World, memberId: string): number => playRollups(world).totals(memberId).validMinor;

/** The same of those of the members who ever had a bet settled. */
export const validBetsOf = (world: World, memberIds: readonly string[]): ValidPlay[] =>
  playRollups(world).validOf(memberIds);

/** The same of everybody, of the operator's days before the one that begins then. */
export const validBetsBefore = (world: World, dayStart: number): ValidPlay[] =>
  playRollups(world).validBefore(dayStart);

/** A member's valid bets of each of the operator's days that has any, the day as the span from its first moment to the next one's. */
export function validBetsByDay(world: World, memberId: string, days: Span): (Span & { validMinor: number })[] {
  const rows = playRollups(world).validDays(memberId, days);
  return rows.map(({ day, validMinor }) => ({ from: day, to: dayAfter(day), validMinor }));
}

/** What a player validly bets on a day of UTC on which they do, on the average of a span; minor units, not whole ones. */
export function dayBets(world: World, span: Span): number {
  const { minor, days } = playRollups(world).dayBets(span);
  return days === 0 ? 0 : minor / days;
}

/** What was paid on each of the operator's days to a member less what they staked, where any bet was settled; by the day's first moment. */
export const playByDay = (world: World, memberId: string, days: Span): Map<number, number> =>
  new Map(
    playRollups(world)
      .netDays(memberId, days)
      .map(({ day, netMinor }) => [day, netMinor]),
  );

/** A member's settled bets by category, in the whole slots of a span; the rest of cut slots is left to the caller. */
export function playInSlots(world: World, memberId: string, span: Span): { play: CategoryPlay[]; rest: Span[] } {
  const store = playRollups(world);
  const { days, slots, rest } = partsOf(span);
  return { play: [...store.ofDays(memberId, days), ...slots.flatMap((part) => store.ofSlots(memberId, part))], rest };
}

export interface StakesAndPayouts {
  stakeMinor: number;
  payoutMinor: number;
}

/** All settled bets of a member, in minor units. */
export const playedSoFar = (world: World, memberId: string): StakesAndPayouts => playRollups(world).totals(memberId);

/** The same of the operator's day that a moment falls in. */
export function playedOnDay(world: World, memberId: string, at: number): StakesAndPayouts {
  const from = dayOf(at);
  const sums = { stakeMinor: 0, payoutMinor: 0 };
  for (const { stakeMinor, payoutMinor } of playRollups(world).ofDays(memberId, { from, to: dayAfter(from) })) {
    sums.stakeMinor += stakeMinor;
    sums.payoutMinor += payoutMinor;
  }
  return sums;
}
