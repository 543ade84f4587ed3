import type { fetchPointBalance, fetchPointConfig, listPointRewards } from '@tonalli/contracts/points/wire';
import { rewardPicturePath } from '../../art/paths';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { earnPoints } from './earn-points';
import { multipliersOf } from './multipliers';
import { POINT_RULES } from './point-settings';
import { rewardRepository } from './reward.repository';

export const fetchBalance: Verb<typeof fetchPointBalance> = async ({ ctx: { world, member, now } }) => {
  const { balance, validBetMinor } = await world.commit(() => earnPoints(world, member.id, now));
  const multipliers = multipliersOf(world, member.id).map(({ factor, endsAt }) => ({ factor, endsAt: toIso(endsAt) }));
  return { balance, validBet: validBetMinor, multipliers };
};

export const fetchConfig: Verb<typeof fetchPointConfig> = ({ ctx: { world } }) => {
  const { exchangeRatio, minConvertPoints, validBetPerPointMinor } = world.settings.get(POINT_RULES);
  return { exchangeRatio, minConvertPoints, validBetPerPoint: validBetPerPointMinor };
};

export const listRewards: Verb<typeof listPointRewards> = ({ ctx: { world, request }, input }) => {
  const spanish = (input.language ?? request.language) === 'ES';
  const list = rewardRepository(world)
    .all()
    .map((reward) => ({
      rewardId: reward.id,
      type: reward.type,
      name: spanish ? reward.nameEs : reward.nameEn,
      description: spanish ? reward.descriptionEs : reward.descriptionEn,
      picture: rewardPicturePath(reward.id),
      quantity: reward.stock,
      pointsRequirement: reward.points,
      amountRequirement: reward.requiredBetMinor,
      bonusAmount: reward.bonusMinor,
    }));
  return { list };
};
