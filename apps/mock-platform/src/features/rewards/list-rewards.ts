import { pageCount } from '@tonalli/contracts/paging';
import type * as wire from '@tonalli/contracts/rewards/wire';
import type { PastReward } from '@tonalli/contracts/rewards/wire';
import { toIso } from '../../clock/system-time';
import { rewardIdOf } from '../../rewarding/grant-reward';
import { holdOf } from '../../rewarding/hold-rewards';
import { rewardsRepository, type StoredReward } from '../../rewarding/rewards.repository';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { deliveryOf } from './deliver-goods';
import { showReward } from './show-reward';

/** How many rewards wait, when the first of them lapses, and how long the operator may still look into it. */
export function countWaiting(world: World, memberId: string) {
  const now = world.clock.now();
  const store = rewardsRepository(world);
  const first = store.waiting(memberId, now)[0]?.expiresAt ?? null;
  const hold = holdOf(world, memberId);
  return {
    count: store.waitingCount(memberId, now),
    nextLapseAt: first === null ? null : toIso(first),
    heldUntil: hold && toIso(hold.until),
  };
}

export const fetchRewardCount: Verb<typeof wire.fetchRewardCount> = ({ ctx: { world, member } }) =>
  countWaiting(world, member.id);

/** What the member can claim, those first that lapse first (MEM-11). */
export const listWaitingRewards: Verb<typeof wire.listWaitingRewards> = ({ ctx: { world, member, now }, input }) => ({
  list: rewardsRepository(world)
    .waiting(member.id, now)
    .map((row) => ({
      ...showReward(row, input.language),
      grantedAt: toIso(row.grantedAt),
      expiresAt: row.expiresAt === null ? null : toIso(row.expiresAt),
    })),
});

/** A claim counts however the reward's time went on; what was taken back was not there to lapse. */
function endOf({ paidAt, revokedAt, expiresAt }: StoredReward): Pick<PastReward, 'end' | 'endedAt'> {
  if (paidAt !== null) return { end: 'CLAIMED', endedAt: toIso(paidAt) };
  if (revokedAt !== null) return { end: 'REVOKED', endedAt: toIso(revokedAt) };
  return { end: 'LAPSED', endedAt: toIso(expiresAt ?? 0) };
}

/** What waits no more, page by page (MEM-11). */
export const listPastRewards: Verb<typeof wire.listPastRewards> = ({ ctx: { world, member, now }, input }) => {
  const { pageNo, pageSize, language } = input;
  const store = rewardsRepository(world);
  const of = { memberId: member.id, now };
  const rows = store.historyCount(of);
  const page = store.history({ ...of, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: page.map((row) => ({
      ...showReward(row, language),
      ...endOf(row),
      delivery: row.reward.kind === 'physical' ? deliveryOf(world, rewardIdOf(row.id)) : null,
    })),
    pageNum: pageNo,
    totalPages: pageCount(rows, pageSize),
    totalRows: rows,
  };
};
