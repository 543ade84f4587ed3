import { vipLevelOf } from '../../people/find-member';
import type { World } from '../../world/world';
import { type Keeping, keepingOf } from './keep-level';
import { keepsRepository } from './keeps.repository';
import { quarterOf } from './quarter';
import { VIP_LEVELS } from './vip-levels';

export interface VipStanding extends Keeping {
  readonly memberId: string;
  /** The level that was reached. */
  readonly reached: number;
  /** What keeps the benefits of the reached level for a quarter; nothing: they are kept anyway. Minor units. */
  readonly neededMinor: number;
}

/** What an operator sees of a member's level, its benefits and the quarter of now. */
export function vipStandingOf(world: World, memberId: string): VipStanding {
  const reached = vipLevelOf(world, memberId) ?? 0;
  const neededMinor = VIP_LEVELS[reached]?.keepBetMinor ?? 0;
  return { memberId, reached, neededMinor, ...keepingOf(world, memberId) };
}

export type KeepWanted = Partial<Pick<Keeping, 'level' | 'isGrace' | 'isJudged'>>;

/** Puts a member's benefits where somebody who tries the product wants them; what is left out stays. The level is the reached one at most. */
export function placeKeep(world: World, memberId: string, wanted: KeepWanted): void {
  const { level, isGrace, isJudged } = { ...keepingOf(world, memberId), ...wanted };
  const { startsAt, endsAt } = quarterOf(world.clock.now());
  const judgedFrom = isJudged ? startsAt : endsAt;
  keepsRepository(world).put({ memberId, keptLevel: level, missed: isGrace ? 1 : 0, judgedFrom });
}
