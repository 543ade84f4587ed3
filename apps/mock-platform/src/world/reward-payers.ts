import type { Reward, RewardKind, RewardSource } from '@tonalli/contracts/rewards/reward';

/** One reward on its way to the member. */
export interface RewardPayment<Kind extends RewardKind = RewardKind> {
  readonly memberId: string;
  readonly reward: Extract<Reward, { kind: Kind }>;
  readonly source: RewardSource;
  /** Unique over all rewards: what is booked under it is booked once. */
  readonly key: string;
  /** Shown to the member as the reference of what came in. */
  readonly reference: string;
  /** Whose will it is that it comes now. */
  readonly by: 'member' | 'operator';
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Hands rewards of one kind over, in the transaction of whoever gives them. What it throws undoes the gift. */
export interface RewardPayer<World> {
  readonly kind: RewardKind;
  readonly pay: (world: World, payment: RewardPayment) => void;
  /** What one is worth that is no money of itself, in parts of minor units. */
  readonly worth?: ((world: World, reward: Reward) => number) | undefined;
}
