import { CURRENCY } from '@tonalli/contracts/money';
import type { convertPoints as endpoint } from '@tonalli/contracts/points/wire';
import { requirePermit } from '../../guard/decide';
import { assertPaymentPassword } from '../../people/payment-password';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { earnPoints } from './earn-points';
import { movePoints } from './move-points';
import { POINT_RULES } from './point-settings';
import { pointEntryRepository } from './points.repository';
import { entryIdOf } from './redeem-id';

interface Conversion {
  memberId: string;
  points: number;
  /** Unique over all conversions. */
  key: string;
  at: number;
}

/** What so many points are worth in minor units. Throws `POINT_AMOUNT_INVALID` unless they are whole units of money. */
function worthOf(world: World, points: number): number {
  const { exchangeRatio, minConvertPoints } = world.settings.get(POINT_RULES);
  if (points < minConvertPoints || points % exchangeRatio !== 0) throw new PlatformFailure('POINT_AMOUNT_INVALID');
  return (points / exchangeRatio) * CURRENCY.minorPerMajor;
}

function requireEntry(world: World, key: string): number {
  const row = pointEntryRepository(world).ofKey(key);
  if (!row) throw new Error(`the points entry ${key} was not kept`);
  return row.id;
}

/** Points out, money in, both or neither. Throws `POINT_AMOUNT_INVALID`, `POINTS_INSUFFICIENT` and what the guard refuses with. */
export function keepConversion(world: World, { memberId, points, key, at }: Conversion) {
  return world.transaction(() => {
    const amountMinor = worthOf(world, points);
    const entry = `convert:${memberId}:${key}`;
    const balance = movePoints(world, { type: 'CONVERT', key: entry, memberId, points: -points, amountMinor, at });
    const bonus = { kind: 'bonus.points', memberId, amountMinor } as const;
    const permit = requirePermit(world, { ...bonus, by: 'member' });
    const reference = entryIdOf(requireEntry(world, entry));
    world.ledger.post({ ...bonus, key: `points:${entry}`, reference, at, permit });
    return { amountMinor, balance };
  });
}

/** Converts points to money of the main balance (PTS-02). */
export const convertPoints: Verb<typeof endpoint> = ({ ctx: { world, member, now, request }, input }) => {
  assertPaymentPassword(world, member.id, input.paymentPassword);
  earnPoints(world, member.id, now);
  // The dispatcher refuses a call without a key before it comes here.
  const key = request.idempotencyKey ?? request.id;
  const { amountMinor, balance } = keepConversion(world, { memberId: member.id, points: input.points, key, at: now });
  return { amount: amountMinor, pointsBalance: balance };
};
