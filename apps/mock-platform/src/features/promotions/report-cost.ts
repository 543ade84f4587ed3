import { rewardReport } from '../../rewarding/reward-report.repository';
import type { World } from '../../world/world';
import { type CostRow, reportFree, reportGrants } from '../bonuses';
import { promotionFlows } from './flows.repository';
import { promotionsRepository } from './promotions.repository';

/** Where a line of the report comes from; `other`: what is posted without a reward. */
export type CostGroup = 'reward' | 'bonus' | 'free' | 'other';

export interface CostLine extends CostRow {
  readonly group: CostGroup;
  /** A campaign, terms of a bonus, what gave a reward, or a kind of posting. */
  readonly id: string;
  readonly kind: string;
}

/** Kinds whose cost stands with what they were posted for. */
const TOLD_ELSEWHERE: readonly string[] = [
  ...['bonus.reward', 'grant.fund', 'grant.restore', 'grant.forfeit', 'free.fund', 'free.return'],
];

const NOTHING: CostRow = {
  ...{ granted: 0, grantedMinor: 0, taken: 0, takenMinor: 0, wageredMinor: 0 },
  ...{ convertedMinor: 0, forfeitedMinor: 0, expiredMinor: 0, costMinor: 0, openMinor: 0 },
};

type RewardCost = ReturnType<ReturnType<typeof rewardReport>>[number];

/** Money is paid as it is claimed; the cost of bonus money and of free plays stands with their terms. */
function rewardLines(rewards: readonly RewardCost[]): CostLine[] {
  return rewards.map(({ source, named, kind, waitingMinor, ...row }) => {
    const isCash = kind === 'cash';
    const paidMinor = isCash ? row.takenMinor : 0;
    const made = { group: 'reward', id: named ?? source, kind, ...NOTHING, ...row } as const;
    return { ...made, convertedMinor: paidMinor, costMinor: paidMinor, openMinor: waitingMinor };
  });
}

/** Bonuses of levels were posted without a reward once; those that were rewards stand with what gave them. */
function otherLines(world: World, rewards: readonly RewardCost[]): CostLine[] {
  const ofLevels = rewards
    .filter(({ source, kind }) => source === 'vip' && kind === 'cash')
    .reduce((total, { takenMinor }) => total + takenMinor, 0);
  return promotionFlows(world)()
    .filter(({ kind }) => !TOLD_ELSEWHERE.includes(kind))
    .map(({ kind, amountMinor }) => ({ kind, costMinor: -amountMinor - (kind === 'bonus.vip' ? ofLevels : 0) }))
    .filter(({ costMinor }) => costMinor !== 0)
    .map(({ kind, costMinor }) => ({ group: 'other', id: kind, kind: 'cash', ...NOTHING, costMinor }));
}

const sum = (lines: readonly CostLine[], of: 'costMinor' | 'openMinor'): number =>
  lines.reduce((total, line) => total + line[of], 0);

/**
 * What promotions have cost and what is still open, by campaign and kind: all costs together are what the account of promotions has
 * paid. Amounts in minor units.
 */
export function reportCost(world: World) {
  const rewards = rewardReport(world)(world.clock.now());
  const grants = reportGrants(world);
  const free = reportFree(world);
  const lines: CostLine[] = [
    ...rewardLines(rewards),
    ...grants.map(
      ({ termsId: id, heldMinor: _held, ...row }) => ({ group: 'bonus', id, kind: 'bonus', ...row }) as const,
    ),
    ...free.map(({ termsId: id, heldMinor: _held, ...row }) => ({ group: 'free', id, kind: 'free', ...row }) as const),
    ...otherLines(world, rewards),
  ];
  const budgets = promotionsRepository(world)
    .all()
    .flatMap(({ id, budgetUnit, budgetTotal: total, budgetLeft: left }) =>
      budgetUnit === null ? [] : [{ id, unit: budgetUnit, total, left }],
    );
  return {
    lines,
    budgets,
    costMinor: sum(lines, 'costMinor'),
    openMinor: sum(lines, 'openMinor'),
    heldMinor: [...grants, ...free].reduce((total, { heldMinor }) => total + heldMinor, 0),
  };
}
