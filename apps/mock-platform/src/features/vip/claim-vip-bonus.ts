import type { claimVipBonus as endpoint } from '@tonalli/contracts/vip/wire';
import { rewardNumber } from '../../rewarding/end-reward';
import { claimWaiting } from '../../rewarding/grant-reward';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { assertVip } from './fetch-vip';
import { vipRepository } from './vip.repository';

/** Pays one of the member's own waiting bonuses into their main account, as the reward centre does. */
export const claimVipBonus: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input: { bonusId } }) => {
  assertVip(world);
  const id = rewardNumber(bonusId);
  const isBonus = vipRepository(world)
    .ofMember(member.id)
    .some(({ rewardId }) => rewardId === id);
  if (id === null || !isBonus) throw new PlatformFailure('BONUS_NOT_FOUND');
  const { reward } = claimWaiting(world, { id, memberId: member.id, at: now });
  const amount = reward.kind === 'cash' ? reward.amountMinor : 0;
  return { bonusId, amount, balance: world.ledger.balance(member.id, 'member.main') };
};
