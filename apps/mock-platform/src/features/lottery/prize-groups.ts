import { familyOf } from '@tonalli/lottery/families';
import type { Lottery } from '@tonalli/lottery/lotteries';
import { BASE_GROUP, TOP_GROUP } from '../../games/lottery/lottery-odds';
import { rateAt } from '../../people/rates';
import type { World } from '../../world/world';
import type { LotteryTitle } from './open-lottery';

/** A group more gives back five ten-thousandths more of the stakes. */
const RATE_BP_A_GROUP = 5;

export interface Groups {
  readonly least: number;
  readonly most: number;
  readonly rebateBp: number;
}

interface Asking {
  /** Null: a visitor, or a trial account, who have no rate. */
  readonly memberId: string | null;
  readonly lottery: Lottery;
  readonly game: LotteryTitle;
}

/**
 * What a member may choose between odds and rebate: all of the own rate as odds, all as rebate, or anything between. Null where
 * a lottery's odds are fixed.
 */
export function groupsOf(world: World, { memberId, lottery, game }: Asking): Groups | null {
  if (!familyOf(lottery.family).hasPrizeGroups) return null;
  const at = world.clock.now();
  const rebateBp = memberId === null ? 0 : rateAt(world, memberId, { category: game.gameType, at });
  const most = Math.min(TOP_GROUP, BASE_GROUP + Math.floor(rebateBp / RATE_BP_A_GROUP));
  return { least: BASE_GROUP, most, rebateBp };
}

/** The rebate that is left at a group's odds, in ten-thousandths of the stakes. */
export const rebateAt = ({ least, rebateBp }: Groups, group: number): number =>
  Math.max(0, rebateBp - RATE_BP_A_GROUP * (group - least));
