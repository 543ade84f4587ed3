import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { actionOf, promotionStatus, type TakingState } from '@tonalli/contracts/promotions/status';
import type { Requirement, Standing } from '@tonalli/contracts/promotions/wire';
import { isAgentType } from '@tonalli/contracts/session/wire';
import { dayInZone, toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import { holdOf } from '../../rewarding/hold-rewards';
import { rewardsRepository, type StoredReward } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import { type OpenCampaign, phaseOf, requireCampaign, toldBy } from './campaign';
import { clusterOf } from './cluster';
import { cashbackRepository, type Entry, entriesRepository, signsRepository } from './entries.repository';
import { type Asked, isMet, requirementOf } from './rules';

/** The operator's day of the world's time. */
export const today = (world: World): string => dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);

/** Where one member stands in one promotion, with what that follows from. */
export interface Place {
  readonly campaign: OpenCampaign;
  readonly member: Member;
  readonly entry: Entry | null;
  readonly state: TakingState;
  /** Of the reward centre, where it waits to be claimed. */
  readonly waiting: StoredReward | null;
}

/** What a member took part under; the terms of now where they do not yet. */
export const termsOf = (world: World, { campaign, entry }: Pick<Place, 'campaign' | 'entry'>) =>
  entry && entry.version !== campaign.version ? toldBy(world, campaign.id, entry.version).terms : campaign.told.terms;

export const askedOf = ({ member, entry }: Pick<Place, 'member' | 'entry'>): Asked => ({
  member,
  beforeMinor: entry?.validBetMinor ?? 0,
});

function rewardIdsOf(
  world: World,
  { campaign, member, entry }: Pick<Place, 'campaign' | 'member' | 'entry'>,
): number[] {
  if (campaign.kind !== 'cashback') return entry?.rewardId ? [entry.rewardId] : [];
  return cashbackRepository(world)
    .ofMember(campaign.id, member.id)
    .flatMap(({ rewardId }) => (rewardId === null ? [] : [rewardId]));
}

function rewardsOf(world: World, ids: readonly number[], memberId: string) {
  const now = world.clock.now();
  const rewards = ids.flatMap((id) => rewardsRepository(world).own(id, memberId) ?? []);
  const waits = ({ paidAt, revokedAt, expiresAt }: StoredReward) =>
    paidAt === null && revokedAt === null && (expiresAt === null || expiresAt > now);
  return { waiting: rewards.find(waits) ?? null, isPaid: rewards.some(({ paidAt }) => paidAt !== null) };
}

function stateOf(world: World, place: Omit<Place, 'state'>, isPaid: boolean): TakingState {
  const { campaign, entry, member, waiting } = place;
  switch (campaign.kind) {
    case 'claim':
      return entry ? 'CLAIMED' : 'CLAIMABLE';
    case 'calendar':
      return signsRepository(world).onDay({ promotionId: campaign.id, memberId: member.id, day: today(world) })
        ? 'SIGNED_TODAY'
        : 'NONE';
    case 'cashback':
      if (waiting) return 'ISSUED';
      return entry ? 'JOINED' : 'NONE';
    case 'join':
      if (entry?.state !== 'JOINED') return entry?.state ?? 'NONE';
      return termsOf(world, place).goals.every((goal) => isMet(world, goal, askedOf(place))) ? 'CLAIMABLE' : 'JOINED';
    default:
      return entry?.state === 'ISSUED' && isPaid ? 'CLAIMED' : (entry?.state ?? 'NONE');
  }
}

export function placeOf(world: World, campaign: OpenCampaign, member: Member): Place {
  const entry = entriesRepository(world).own(campaign.id, member.id);
  const { waiting, isPaid } = rewardsOf(world, rewardIdsOf(world, { campaign, member, entry }), member.id);
  const place = { campaign, member, entry, waiting };
  return { ...place, state: stateOf(world, place, isPaid) };
}

export function requireMember(world: World, memberId: string): Member {
  const member = findMember(world, memberId);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member;
}

/** Where a member stands in a promotion that is taken part in. Throws `NOT_FOUND`. */
export function requirePlace(world: World, promotionId: string, memberId: string): Place {
  const campaign = requireCampaign(world, promotionId);
  if (campaign.kind === 'information') throw new PlatformFailure('NOT_FOUND');
  return placeOf(world, campaign, requireMember(world, memberId));
}

/** Whether somebody who may be the same person takes part. */
export function isSharedTaken(world: World, promotionId: string, memberId: string): boolean {
  const cluster = clusterOf(world, memberId);
  return cluster.length > 1 && entriesRepository(world).isTakenBy({ promotionId, memberId, cluster });
}

/** What keeps a member from taking part; once they do, a hold alone. */
export function reasonsOf(world: World, place: Place): Requirement[] {
  const { campaign, entry, member } = place;
  if (isAgentType(member.type)) return [{ rule: 'playersOnly' }];
  const hold = holdOf(world, member.id);
  if (hold) return [{ rule: 'held', at: toIso(hold.until) }];
  if (entry) return [];
  if (isSharedTaken(world, campaign.id, member.id)) return [{ rule: 'sharedTaken' }];
  const { eligibility } = campaign.told.terms;
  return eligibility.filter((rule) => !isMet(world, rule, askedOf(place))).map(requirementOf);
}

export function standingOf(world: World, place: Place): Standing {
  const { campaign, state } = place;
  const status = promotionStatus(phaseOf(campaign, world.clock.now()), state);
  const action = actionOf(campaign.kind, status);
  return { promotionId: campaign.id, status, action, reasons: action === null ? [] : reasonsOf(world, place) };
}
