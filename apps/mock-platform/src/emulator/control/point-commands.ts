import type { POINT_COMMANDS } from '@tonalli/qa/points';
import { grantPoints, listRedemptionsOfAll, multiplierEnd, POINT_RULES, reviewRedemption } from '../../features/points';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { payReward, rewardIdOf } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { CommandVerbs } from './command';

const SHOWN_MAX = 100;

export const pointVerbs: CommandVerbs<typeof POINT_COMMANDS> = {
  listRedemptionsOfAll: ({ world, input: { status = 'PROCESS' } }) => listRedemptionsOfAll(world, status, SHOWN_MAX),
  reviewRedemption({ world, input: { redeemId, decision } }) {
    reviewRedemption(world, { redeemId, decision, at: world.clock.now() });
    return { redeemId, status: decision };
  },
  grantPoints({ world, input: { memberId, points } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    return { balance: grantPoints(world, memberId, points) };
  },
  multiplyPoints({ world, input: { memberId, factor = 2, hours = 24 } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const reward = { kind: 'multiplier', factor, hours } as const;
    const titles = { titleEs: 'Regalo de la casa', titleEn: 'A gift of the house' };
    const at = world.clock.now();
    const { id } = world.transaction(() => {
      const sourceKey = `operator:${rewardsRepository(world).lastId() + 1}`;
      return payReward(world, { memberId, source: 'promotion', sourceKey, reward, ...titles, at });
    });
    const rewardId = rewardIdOf(id);
    return { rewardId, factor, endsAt: multiplierEnd(world, { memberId, reference: rewardId }) };
  },
  setPointRatios({ world, input }) {
    const before = world.settings.get(POINT_RULES);
    const {
      exchangeRatio = before.exchangeRatio,
      minConvertPoints = before.minConvertPoints,
      validBetPerPoint = before.validBetPerPointMinor,
    } = input;
    world.settings.set(POINT_RULES, { exchangeRatio, minConvertPoints, validBetPerPointMinor: validBetPerPoint });
    return { exchangeRatio, minConvertPoints, validBetPerPoint };
  },
};
