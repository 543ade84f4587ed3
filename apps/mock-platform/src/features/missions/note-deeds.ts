import type { MissionEvent } from '@tonalli/contracts/missions/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import type { BreakTaken, ChangedLimits, CorrectedBet, MemberShown, SettledStake } from '../../events/facts';
import { findMember } from '../../people/find-member';
import { dayOf } from '../../rollups/time-parts';
import { betOfRound } from '../../wagering/bets';
import type { World } from '../../world/world';
import { missionBook } from './mission-book';
import { deedsRepository } from './missions.repository';
import { track, trackAnew, wantedAt } from './track-progress';

/** Bets count in the transaction that settles them. */
export function noteStakes(world: World, bets: readonly SettledStake[]): void {
  const book = missionBook(world);
  if (!book.hasEvent('bet.settled')) return;
  const deeds = bets.map(({ memberId, roundId, gameType: category, ...stake }) => {
    const vendor = book.asksVendor ? (betOfRound(world, roundId)?.vassalage ?? '') : '';
    const { nodeId, stakeMinor, validMinor, payoutMinor, at } = stake;
    return {
      memberId,
      deed: { event: 'bet.settled', at, nodeId, vendor, category, stakeMinor, validMinor, payoutMinor } as const,
    };
  });
  track(world, deeds);
}

/** What a bet moved is counted anew, in the windows in which it was settled. */
export function noteCorrection(world: World, { memberId, roundId }: CorrectedBet): void {
  const book = missionBook(world);
  const bet = book.hasEvent('bet.settled') ? betOfRound(world, roundId) : null;
  if (!bet || bet.settledAt === null) return;
  const { nodeId, vassalage: vendor, gameType: category, stakeMinor, payoutMinor, settledAt } = bet;
  // A bet that is void by now still moved what it counted for.
  const deed = { event: 'bet.settled', at: settledAt, nodeId, vendor, category, stakeMinor, payoutMinor } as const;
  const wanted = book.matching({ ...deed, validMinor: stakeMinor }).map((mission) => wantedAt(mission, settledAt));
  trackAnew(world, memberId, wanted);
}

interface Done {
  memberId: string;
  event: Exclude<MissionEvent, 'bet.settled'>;
  at: number;
}

/** Once a day. */
function note(world: World, { memberId, event, at }: Done): void {
  if (!missionBook(world).hasEvent(event)) return;
  const member = findMember(world, memberId);
  if (!member || isTrialType(member.type)) return;
  if (!deedsRepository(world).insert({ memberId, event, key: String(dayOf(at)), at })) return;
  const none = { nodeId: '', vendor: '', category: '', stakeMinor: 0, validMinor: 0, payoutMinor: 0 };
  track(world, [{ memberId, deed: { event, at, ...none } }]);
}

export const noteLogin = (world: World, { memberId, at }: MemberShown): void =>
  note(world, { memberId, event: 'login.day', at });
export const noteContact = (world: World, { memberId, at }: MemberShown): void =>
  note(world, { memberId, event: 'contact.verified', at });
export const noteLimit = (world: World, { memberId }: ChangedLimits): void =>
  note(world, { memberId, event: 'limit.set', at: world.clock.now() });
export const noteBreak = (world: World, { memberId, at }: BreakTaken): void =>
  note(world, { memberId, event: 'break.taken', at });
