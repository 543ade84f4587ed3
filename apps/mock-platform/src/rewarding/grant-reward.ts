import { isDeepStrictEqual } from 'node:util';
import type { Reward, RewardSource } from '@tonalli/contracts/rewards/reward';
import { assertMayMove, decide } from '../guard/decide';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { assertNotHeld, holdOf } from './hold-rewards';
import { rewardsRepository, type StoredReward } from './rewards.repository';

/** A reward for one member and one occasion. */
export interface RewardGrant {
  readonly memberId: string;
  readonly source: RewardSource;
  /** Names the occasion; unique over all rewards, such as `signIn:M1:2026-03-01`. */
  readonly sourceKey: string;
  readonly reward: Reward;
  /** What the member reads it is for. */
  readonly titleEs: string;
  readonly titleEn: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** As the member sees its number. */
export const rewardIdOf = (id: number): string => `G${String(id).padStart(8, '0')}`;

/** What it is worth to the rules of protection; what is no money: nothing. Minor units. */
const worthMinor = (reward: Reward): number => ('amountMinor' in reward ? reward.amountMinor : 0);

const moveOf = ({ memberId, reward }: Pick<RewardGrant, 'memberId' | 'reward'>) =>
  ({ kind: 'bonus.reward', memberId, amountMinor: worthMinor(reward) }) as const;

/** Throws `IDEMPOTENCY_KEY_REUSED` where the key stands for another reward. */
function repeatOf(world: World, { sourceKey, memberId, reward }: RewardGrant): StoredReward | null {
  const before = rewardsRepository(world).ofKey(sourceKey);
  if (before && (before.memberId !== memberId || !isDeepStrictEqual(before.reward, reward)))
    throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return before;
}

/** Tells the member's tabs that what waits is not what it was. Call in the transaction that changed it. */
export const announceRewards = (world: World, memberId: string): void =>
  world.events.publish({ type: 'rewards', customerId: memberId });

interface Paying extends Pick<StoredReward, 'id' | 'memberId' | 'source' | 'reward'> {
  readonly by: 'member' | 'operator';
  readonly at: number;
}

function handOver(world: World, { id, reward, ...payment }: Paying): void {
  const payer = world.rewardPayers.find(({ kind }) => kind === reward.kind);
  if (!payer) throw new Error(`nobody pays ${reward.kind}`);
  const reference = rewardIdOf(id);
  payer.pay(world, { ...payment, reward, reference, key: `reward:${reference}` });
}

/**
 * Gives a reward at once to a member who asks for it; the same key again gives nothing and answers the same. Call in a
 * transaction. Throws what the guard refuses with, what its payer does, `REWARD_ON_HOLD` and `IDEMPOTENCY_KEY_REUSED`.
 */
export function payReward(world: World, grant: RewardGrant): StoredReward {
  const before = repeatOf(world, grant);
  if (before) return before;
  assertNotHeld(world, grant.memberId);
  assertMayMove(world, { ...moveOf(grant), by: 'member' });
  const paid = rewardsRepository(world).insert({ ...grant, grantedAt: grant.at, expiresAt: null, paidAt: grant.at });
  handOver(world, { ...paid, by: 'member', at: grant.at });
  return paid;
}

/** Whether the rules of protection let a member be given something now. Call in a transaction. */
export const mayBeOffered = (world: World, given: Pick<RewardGrant, 'memberId' | 'reward'>): boolean =>
  !('refusal' in decide(world, { ...moveOf(given), by: 'operator' }));

/**
 * Lays a reward into the member's reward centre, to be claimed until `expiresAt`; the same key again lays nothing. Call in a
 * transaction. Null where the rules of protection are against it: nothing waits then. Throws `IDEMPOTENCY_KEY_REUSED`.
 */
export function offerReward(
  world: World,
  { expiresAt, ...grant }: RewardGrant & { expiresAt: number | null },
): StoredReward | null {
  const before = repeatOf(world, grant);
  if (before) return before;
  if (!mayBeOffered(world, grant)) return null;
  announceRewards(world, grant.memberId);
  const hold = holdOf(world, grant.memberId);
  const heldMs = hold ? hold.until - world.clock.now() : 0;
  const lapsesAt = expiresAt === null ? null : expiresAt + heldMs;
  return rewardsRepository(world).insert({ ...grant, grantedAt: grant.at, expiresAt: lapsesAt, paidAt: null });
}

/**
 * Pays what waits in a member's reward centre, once. Call in a transaction. Throws `BONUS_NOT_FOUND` for what is not the
 * member's own, `BONUS_CLOSED` when it was claimed, has lapsed or was revoked, `REWARD_ON_HOLD`, what the guard refuses with and what its payer throws.
 */
export function claimWaiting(
  world: World,
  { id, memberId, at }: { id: number; memberId: string; at: number },
): StoredReward {
  const store = rewardsRepository(world);
  const waiting = store.own(id, memberId);
  if (!waiting) throw new PlatformFailure('BONUS_NOT_FOUND');
  assertNotHeld(world, memberId);
  if (!store.pay(id, at)) throw new PlatformFailure('BONUS_CLOSED');
  assertMayMove(world, { ...moveOf(waiting), by: 'member' });
  handOver(world, { ...waiting, by: 'member', at });
  announceRewards(world, memberId);
  return { ...waiting, paidAt: at };
}
