import { HOLD_AND_SPIN_LINES, type HoldAndSpinConfig } from '@tonalli/contracts/games/hold-and-spin';
import { mostPaid } from './exact';
import { type HoldAndSpinModelId, MODELS } from './models';

const most = new Map<HoldAndSpinModelId, number>();

/** The most that a round pays, in line stakes; found once, since every place of coins is tried for it. */
export function mostOf(model: HoldAndSpinModelId): number {
  const lineStakes = most.get(model) ?? mostPaid(MODELS[model]);
  most.set(model, lineStakes);
  return lineStakes;
}

/** The greatest stake: whole line stakes, within the limits, and so that no win goes beyond the most that is paid. */
export function greatestStakeMinor({ model, maxStakeMinor, maxPayoutMinor }: HoldAndSpinConfig): number {
  const lineStakeMinor = Math.min(maxStakeMinor / HOLD_AND_SPIN_LINES, maxPayoutMinor / mostOf(model));
  return Math.floor(lineStakeMinor) * HOLD_AND_SPIN_LINES;
}
