import type { SettledStake } from '../../events/facts';
import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { POINT_RULES } from './point-settings';
import { type AccountRow, pointsRepository } from './points.repository';

/**
 * One statement, since every bet of real money pays for it in the transaction that settles it. The points follow from
 * the count when somebody looks.
 */
export function countBet(world: World, { memberId, stakeMinor }: SettledStake): void {
  pointsRepository(world).countBet.run(memberId, stakeMinor, stakeMinor);
}

const NOTHING: AccountRow = { balance: 0, validBetMinor: 0, openBetMinor: 0 };

/**
 * Gives the points for all bets counted so far; what does not make a whole point stays open for the next one.
 * A later change of the ratio touches no bet that was given for. Returns the account as it is then.
 */
export function earnPoints(world: World, memberId: string, at: number): AccountRow {
  const account = pointsRepository(world).account.get(memberId) ?? NOTHING;
  return givePoints(world, { memberId, account, betMinor: account.openBetMinor, at });
}

interface Gift {
  memberId: string;
  account: AccountRow;
  /** So much of the open bets. */
  betMinor: number;
  at: number;
}

/** As `earnPoints`, for a part of the open bets. */
export function givePoints(world: World, { memberId, account, betMinor, at }: Gift): AccountRow {
  const store = pointsRepository(world);
  const { validBetPerPointMinor } = world.settings.get(POINT_RULES);
  const points = Math.floor(betMinor / validBetPerPointMinor);
  if (points === 0) return account;
  return world.transaction(() => {
    const amountMinor = points * validBetPerPointMinor;
    store.takeOpenBet.run(amountMinor, memberId);
    // The bets that points were given for only grow in all, so their sum names this entry.
    const key = `bet:${memberId}:${account.validBetMinor - account.openBetMinor + amountMinor}`;
    const balance = movePoints(world, { type: 'BET', key, memberId, points, amountMinor, at });
    return { ...account, balance, openBetMinor: account.openBetMinor - amountMinor };
  });
}
