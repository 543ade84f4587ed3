import { convertPoints, fetchPointBalance, redeemPointReward } from '@tonalli/contracts/points/wire';
import { mintPlayer, type Player } from '../../testing/log-in';
import { serveAudited } from '../../testing/stage';
import type { CallResult, TestPlatform } from '../../testing/test-platform';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { grantPoints } from './grant-points';
import { type Reward, rewardRepository } from './reward.repository';

export const PAYMENT_PASSWORD = '246810';

const REWARD: Omit<Reward, 'id'> = {
  type: 'LIFESTYLE',
  nameEs: 'Taza',
  nameEn: 'Mug',
  descriptionEs: 'Pintada a mano.',
  descriptionEn: 'Painted by hand.',
  points: 1_000,
  requiredBetMinor: 0,
  bonusMinor: null,
  stockTotal: 10,
  stock: 10,
  rank: 1,
};

let made = 0;

/** A reward of 1,000 points of which there are ten, unless said otherwise. Answers its id. */
export function addReward(world: World, change: Partial<Reward> = {}): string {
  made += 1;
  const { stock = REWARD.stock, id = `reward-${made}`, ...rest } = change;
  rewardRepository(world).insert({ ...REWARD, ...rest, id, stock, stockTotal: stock });
  return id;
}

export const stockOf = (world: World, rewardId: string): number | undefined =>
  rewardRepository(world).find(rewardId)?.stock;

/** Settles a bet, as a game does. */
export function bet(world: World, of: { memberId: string; stakeMinor: number; isTrial?: boolean }): void {
  made += 1;
  const at = world.clock.now();
  const game = { nodeId: '000001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
  const { isTrial = false, ...rest } = of;
  world.transaction(() => keepBet(world, { ...game, ...rest, roundId: `R${made}`, payoutMinor: 0, isTrial, at }));
}

export interface PointsFixture {
  platform: TestPlatform;
  world: World;
  /** Somebody with so many points, logged in. */
  player(points?: number, request?: { type?: 0 | 4; paymentPassword?: null }): Promise<Player>;
  balance(player: Player): Promise<number>;
  redeem(player: Player, rewardId: string, change?: Change): Promise<CallResult>;
  convert(player: Player, points: number, change?: Omit<Change, 'quantity'>): Promise<CallResult>;
}

interface Change {
  quantity?: number;
  key?: string;
  paymentPassword?: string;
}

/** A platform without rewards for the tests of a file, and short ways to do what the mall does. */
export async function servePoints(): Promise<PointsFixture> {
  const platform = await serveAudited();
  const { world } = platform;
  let keys = 0;
  const nextKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  return {
    platform,
    world,
    async player(points = 0, request = {}) {
      const player = await mintPlayer(world, request);
      if (points > 0) grantPoints(world, player.id, points);
      return player;
    },
    balance: async ({ token }) => (await platform.value(fetchPointBalance, {}, { token })).balance,
    redeem({ token }, rewardId, { quantity = 1, key = nextKey(), paymentPassword = PAYMENT_PASSWORD } = {}) {
      const wire = { rewardId, quantity, paymentPassword };
      return platform.call(redeemPointReward, wire, { token, idempotencyKey: key });
    },
    convert({ token }, points, { key = nextKey(), paymentPassword = PAYMENT_PASSWORD } = {}) {
      return platform.call(convertPoints, { points, paymentPassword }, { token, idempotencyKey: key });
    },
  };
}

/** The code of a refused call, or `OK`. */
export const outcomeOf = ({ envelope }: CallResult): string => (envelope.success ? 'OK' : envelope.code);
