import { CONTRACT_KINDS } from '@tonalli/contracts/agent-contracts/kinds';
import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { rateAt } from '../../people/rates';
import { ancestorsAt } from '../../people/tree';
import type { World } from '../../world/world';
import { categoryEdges } from '../lobby';
import { EDGE_SHARE } from './contract-settings';
import { heldVersion } from './find-contract';
import type { OfferPreview } from './wire-types';

const topRate = ({ tiers }: ContractTerms): number => tiers.at(-1)?.rateBp ?? 0;

/**
 * Whether all that is paid on the bets of each category stays below a part of what the house expects of them: the rebate of
 * whoever stands on top, and each salary at the best tier that anybody from the downline upwards has. Hundredths of a percent.
 */
export function checkEdge(world: World, downlineId: string, terms: ContractTerms): OfferPreview['edge'] {
  const now = world.clock.now();
  const line = [downlineId, ...ancestorsAt(world, downlineId, now).map(({ memberId }) => memberId)];
  const top = line.at(-1) ?? downlineId;
  const edges = categoryEdges(world);
  return terms.categories.flatMap((category) => {
    const edgeBp = edges.get(category);
    if (edgeBp === undefined) return [];
    const salaries = CONTRACT_KINDS.filter((kind) => baseOf(kind) === 'turnover').map((kind) => {
      const held = line.map((memberId) => bestOf(heldVersion(world, memberId, kind)?.version.terms, category));
      return Math.max(0, ...held, terms.kind === kind ? topRate(terms) : 0);
    });
    const rebateBp = rateAt(world, top, { category, at: now });
    const paidBp = salaries.reduce((sum, rateBp) => sum + rateBp, rebateBp);
    const allowedBp = Math.floor((edgeBp * world.settings.get(EDGE_SHARE)) / 10_000);
    return [{ category, paidBp, edgeBp, allowedBp, isWithin: paidBp <= allowedBp }];
  });
}

const bestOf = (terms: ContractTerms | undefined, category: GameType): number =>
  terms?.categories.includes(category) ? topRate(terms) : 0;
