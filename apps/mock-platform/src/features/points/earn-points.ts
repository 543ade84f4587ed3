import { validBetMinor } from '../../rollups/play';
import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { giveMultiplied } from './multiplied-points';
import { POINT_RULES } from './point-settings';
import { pointAccountRepository } from './points.repository';

export interface PointAccount {
  balance: number;
  /** What the member bet since points are given, minor units. */
  validBetMinor: number;
  /** The part of it that no point was given for yet; below zero where points were given for what is void by now. */
  openBetMinor: number;
}

const NOTHING = { balance: 0, givenBetMinor: 0, earlierBetMinor: 0 };

/** The points of a member, and the bets that are still to be given for. */
export function pointAccountOf(world: World, memberId: string): PointAccount {
  const { balance, givenBetMinor, earlierBetMinor } = pointAccountRepository(world).find(memberId) ?? NOTHING;
  const betMinor = validBetMinor(world, memberId) - earlierBetMinor;
  return { balance, validBetMinor: Math.max(0, betMinor), openBetMinor: betMinor - givenBetMinor };
}

/**
 * Gives the points for all bets settled so far; what does not make a whole point stays open for the next one.
 * A later change of the ratio touches no bet that was given for. What multipliers add comes with them. Returns the account as it
 * is then.
 */
export function earnPoints(world: World, memberId: string, at: number): PointAccount {
  return world.transaction(() => {
    const account = pointAccountOf(world, memberId);
    const earned = givePoints(world, { memberId, account, betMinor: account.openBetMinor, at });
    return { ...earned, balance: giveMultiplied(world, { memberId, at }) ?? earned.balance };
  });
}

interface Gift {
  memberId: string;
  account: PointAccount;
  /** So much of the open bets. */
  betMinor: number;
  at: number;
}

/** As `earnPoints`, for a part of the open bets. */
export function givePoints(world: World, { memberId, account, betMinor, at }: Gift): PointAccount {
  const { validBetPerPointMinor } = world.settings.get(POINT_RULES);
  const points = Math.floor(betMinor / validBetPerPointMinor);
  // Below zero where a correction took back more than was bet since: the next bets make up for it.
  if (points < 1) return account;
  return world.transaction(() => {
    const amountMinor = points * validBetPerPointMinor;
    pointAccountRepository(world).giveForBet(memberId, amountMinor);
    // The bets that points were given for only grow in all, so their sum names this entry.
    const key = `bet:${memberId}:${account.validBetMinor - account.openBetMinor + amountMinor}`;
    const balance = movePoints(world, { type: 'BET', key, memberId, points, amountMinor, at });
    return { ...account, balance, openBetMinor: account.openBetMinor - amountMinor };
  });
}
