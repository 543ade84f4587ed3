import { CLUSTER_PARTS, type ClusterConfig } from '@tonalli/contracts/games/cluster';
import { mostPaid } from './exact';
import { MODELS } from './models';

/** The greatest stake: whole twentieths, within the limits, and so that no win goes beyond the most that is paid. */
export function greatestStakeMinor({ model, maxStakeMinor, maxPayoutMinor }: ClusterConfig): number {
  const partMinor = Math.min(maxStakeMinor / CLUSTER_PARTS, maxPayoutMinor / mostPaid(MODELS[model]));
  return Math.floor(partMinor) * CLUSTER_PARTS;
}
