import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

interface Wish {
  points?: number;
  rewardId?: string;
  paymentPassword?: null;
}

const intent = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

async function visit(world: StackWorld, { points = 0, paymentPassword }: Wish) {
  const player = await world.member(paymentPassword === null ? { paymentPassword } : {});
  if (points > 0) await world.control.run('grantPoints', { memberId: player.id, points });
  return player;
}

async function redeem(world: StackWorld, wish: Wish) {
  const player = await visit(world, wish);
  const input = { rewardId: wish.rewardId ?? 'taza', quantity: 1, paymentPassword: '246810' };
  return codeOf(player.client.points.redeem.mutate(input, intent()));
}

async function convert(world: StackWorld, wish: Wish, points: number) {
  const player = await visit(world, wish);
  return codeOf(player.client.points.convert.mutate({ points, paymentPassword: '246810' }, intent()));
}

/** Codes of the points mall and of missions, by the default data. */
export const POINT_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>> = {
  MISSION_NOT_COMPLETE: async ({ world }) => {
    const { client } = await world.member();
    return codeOf(client.missions.claim.mutate({ id: 'cinco-rondas', windowFrom: 0 }, intent()));
  },
  POINTS_INSUFFICIENT: ({ world }) => redeem(world, { points: 100 }),
  POINT_AMOUNT_INVALID: ({ world }) => convert(world, { points: 2_000 }, 777),
  POINT_REWARD_NOT_FOUND: ({ world }) => redeem(world, { rewardId: 'nobody' }),
  POINT_REWARD_SOLD_OUT: ({ world }) => redeem(world, { points: 900_000, rewardId: 'guitarra' }),
  POINT_REWARD_LOCKED: ({ world }) => redeem(world, { points: 900_000, rewardId: 'bono-50' }),
  PAYMENT_PASSWORD_NOT_SET: ({ world }) => convert(world, { points: 2_000, paymentPassword: null }, 500),
};
