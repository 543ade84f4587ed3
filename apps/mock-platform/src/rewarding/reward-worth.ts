import type { Reward } from '@tonalli/contracts/rewards/reward';
import type { World } from '../world/world';

/**
 * What a reward is worth as it is given, unplayed, in parts of minor units: money and rounds of the house at face value, anything
 * else by what its payer says. Throws `BONUS_NOT_FOUND`.
 */
export function exactWorth(world: World, reward: Reward): number {
  if ('amountMinor' in reward) return reward.amountMinor;
  if (reward.kind === 'freeSpins') return reward.count * reward.stakeMinor;
  const payer = world.rewardPayers.find(({ kind }) => kind === reward.kind);
  if (!payer?.worth) throw new Error(`nobody says what ${reward.kind} are worth`);
  return payer.worth(world, reward);
}

/** To the minor unit. */
export const worthOf = (world: World, reward: Reward): number => Math.round(exactWorth(world, reward));
