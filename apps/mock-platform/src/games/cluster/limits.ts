import { CLUSTER_PARTS, type ClusterConfig } from '@tonalli/contracts/games/cluster';
import { mostPaid } from './exact';
import { type ClusterModelId, MODELS } from './models';

const most = new Map<ClusterModelId, number>();

/** The most that a round pays, in twentieths of the stake; found once, since each count of each symbol is tried for it. */
export function mostOf(model: ClusterModelId): number {
  const parts = most.get(model) ?? mostPaid(MODELS[model]);
  most.set(model, parts);
  return parts;
}

/** The greatest stake: whole twentieths, within the limits, and so that no win goes beyond the most that is paid. */
export function greatestStakeMinor({ model, maxStakeMinor, maxPayoutMinor }: ClusterConfig): number {
  const partMinor = Math.min(maxStakeMinor / CLUSTER_PARTS, maxPayoutMinor / mostOf(model));
  return Math.floor(partMinor) * CLUSTER_PARTS;
}
