import { POINTS_MAX } from '@tonalli/contracts/constants';
import { Money } from '@tonalli/contracts/money';
import { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { z } from 'zod';
import { toIso } from '../clock/wall';
import { findMember } from '../features/account';
import { grantPoints, listRedemptionsOfAll, reviewRedemption } from '../features/points';
import { PlatformFailure } from '../http/platform-failure';
import { type Command, command } from './command';

const SHOWN_MAX = 100;

/** The operator's side of the points mall: review of requests, points as a gift, and the ratios. */
export const pointCommands: readonly Command[] = [
  command('GET /points/redemptions', z.strictObject({ status: RedemptionStatus.optional() }), ({ world, input }) =>
    listRedemptionsOfAll(world, input.status ?? 'PROCESS', SHOWN_MAX).map((row) => ({ ...row, at: toIso(row.at) })),
  ),
  command(
    'POST /points/review',
    z.strictObject({ redeemId: z.string().max(32), decision: z.enum(['APPROVED', 'REJECTED']) }),
    ({ world, input }) => {
      reviewRedemption(world, { ...input, at: world.clock.now() });
      return input;
    },
  ),
  command(
    'POST /points/grant',
    z.strictObject({ memberId: z.string().max(32), points: z.int().min(1).max(POINTS_MAX) }),
    ({ world, input: { memberId, points } }) => {
      if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
      return { balance: grantPoints(world, memberId, points) };
    },
  ),
  command(
    'POST /points/config',
    z.strictObject({
      exchangeRatio: z.int().min(1).optional(),
      minConvertPoints: z.int().min(1).optional(),
      validBetPerPoint: Money.optional(),
    }),
    ({ world, input }) => {
      const before = world.settings.get('points');
      world.settings.set('points', {
        exchangeRatio: input.exchangeRatio ?? before.exchangeRatio,
        minConvertPoints: input.minConvertPoints ?? before.minConvertPoints,
        validBetPerPointMinor: input.validBetPerPoint ?? before.validBetPerPointMinor,
      });
      return world.settings.get('points');
    },
  ),
];
