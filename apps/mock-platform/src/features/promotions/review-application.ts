import type { Reward } from '@tonalli/contracts/rewards/reward';
import { PlatformFailure } from '../../kernel/failure';
import { offerReward } from '../../rewarding/grant-reward';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { announcePromotions } from './announce';
import { parseApplicationId } from './application-id';
import { spendBudget } from './budget';
import { requireReward, toldBy } from './campaign';
import type { CampaignDraw } from './campaign-schema';
import { type Entry, entriesRepository } from './entries.repository';
import type { StoredVersion } from './promotions.repository';

/** Throws `NOT_FOUND` for what is none, or was decided. */
function requireOpen(world: World, applicationId: string): Entry {
  const id = parseApplicationId(applicationId);
  const entry = id === null ? null : entriesRepository(world).find(id);
  if (entry?.state !== 'APPLIED' && entry?.state !== 'IN_PROCESS') throw new PlatformFailure('NOT_FOUND');
  return entry;
}

/** One of the amounts, each by its share of all the chances. */
export function drawAmount(world: World, draw: CampaignDraw): number {
  let ticket = world.random.int(
    1,
    draw.reduce((all, { chances }) => all + chances, 0),
  );
  for (const { amountMinor, chances } of draw) {
    ticket -= chances;
    if (ticket <= 0) return amountMinor;
  }
  throw new Error('a ticket lies beyond the chances of its draw');
}

function rewardOf(world: World, { promotionId, terms }: StoredVersion): Reward {
  if (terms.draw) return { kind: 'cash', amountMinor: drawAmount(world, terms.draw) };
  return requireReward({ reward: terms.reward, promotionId });
}

function tell(world: World, { memberId, promotionId, version }: Entry, reason: string | null): void {
  const told = toldBy(world, promotionId, version);
  const title = { ES: told.es.title, EN: told.en.title };
  const params = { title, promotionId, reason };
  sendMessage(world, { memberId, kind: 'promotionDecided', purpose: 'service', params });
  announcePromotions(world, memberId);
}

/** Somebody looks into an application, which its member sees. Throws `NOT_FOUND`. */
export function takeApplication(world: World, applicationId: string): void {
  world.transaction(() => {
    const { id, memberId, state } = requireOpen(world, applicationId);
    if (state === 'IN_PROCESS') return;
    const changedAt = world.clock.now();
    const to = { id, state: 'IN_PROCESS', changedAt, reason: null, reward: null, rewardId: null } as const;
    entriesRepository(world).move({ ...to, from: 'APPLIED' });
    announcePromotions(world, memberId);
  });
}

/**
 * Grants what the terms give that were applied under, which then waits for its member, and tells them. Throws `NOT_FOUND`,
 * `PROMOTION_CLOSED` where the budget does not pay it, `OPERATION_NOT_ALLOWED` where the rules of protection are against it.
 */
export function approveApplication(world: World, applicationId: string): void {
  world.transaction(() => {
    const entry = requireOpen(world, applicationId);
    const { id, promotionId, memberId, version, state: from } = entry;
    const told = toldBy(world, promotionId, version);
    const reward = rewardOf(world, told);
    spendBudget(world, promotionId, reward);
    const at = world.clock.now();
    const waiting = offerReward(world, {
      memberId,
      source: 'promotion',
      sourceKey: `promotion:${promotionId}:${memberId}`,
      reward,
      titleEs: told.es.title,
      titleEn: told.en.title,
      at,
      expiresAt: null,
    });
    if (!waiting) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
    const issued = { id, state: 'ISSUED', changedAt: at, reason: null, reward, rewardId: waiting.id } as const;
    entriesRepository(world).move({ ...issued, from });
    tell(world, entry, null);
  });
}

/** Says no, for a reason that the member reads. Throws `NOT_FOUND`. */
export function rejectApplication(world: World, applicationId: string, reason: string): void {
  world.transaction(() => {
    const entry = requireOpen(world, applicationId);
    const { id, state: from } = entry;
    const rejected = {
      id,
      state: 'REJECTED',
      changedAt: world.clock.now(),
      reason,
      reward: null,
      rewardId: null,
    } as const;
    entriesRepository(world).move({ ...rejected, from });
    tell(world, entry, reason);
  });
}

/** Applications of everybody: those that wait, the oldest first, then those that were decided last. */
export function listApplications(world: World, limit: number) {
  const store = entriesRepository(world);
  return [...store.applications(limit), ...store.decided(limit)].slice(0, limit);
}
