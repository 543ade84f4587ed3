/** What the player may see of a round at one moment. Amounts in minor units. */
export interface RoundMoment {
  readonly steps: number;
  readonly isOver: boolean;
  readonly view: unknown;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly jackpotMinor: number;
  readonly balanceMinor: number;
}
