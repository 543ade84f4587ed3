import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

type Place = { world: StackWorld };

async function deposit(world: StackWorld, answer: 'excluded' | 'unavailable') {
  const { client } = await world.member();
  await world.control.run('setPolicy', { pack: 'GB-2026' });
  await world.control.run('setRegister', { answer });
  const order = { channelId: 'spei', amountMinor: 10_000 };
  return codeOf(client.cashier.createDeposit.mutate(order, intent()));
}

const intent = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

/** Somebody who has a reward waiting, and then a day of such a score. */
async function scored(world: StackWorld, score: number) {
  const { id, client } = await world.member();
  const { rewardId } = await world.control.run('grantReward', { memberId: id });
  await world.control.run('forceHarmScore', { memberId: id, score });
  return { client, rewardId: rewardId ?? '' };
}

/** What comes of asking the register of self-exclusion, and of markers of harm. */
export const PROTECTION_CAUSES = {
  CHECK_IN_DUE: async ({ world }: Place) => {
    const { client } = await scored(world, 66);
    return codeOf(client.cashier.createDeposit.mutate({ channelId: 'spei', amountMinor: 10_000 }, intent()));
  },
  REWARDS_ON_HOLD: async ({ world }: Place) => {
    const { client, rewardId } = await scored(world, 45);
    return codeOf(client.rewards.claim.mutate({ rewardId }, intent()));
  },
  REGISTER_EXCLUDED: ({ world }: Place) => deposit(world, 'excluded'),
  REGISTER_UNAVAILABLE: ({ world }: Place) => deposit(world, 'unavailable'),
} satisfies Partial<Record<ErrorCode, (place: Place) => Promise<ErrorCode | 'OK'>>>;
