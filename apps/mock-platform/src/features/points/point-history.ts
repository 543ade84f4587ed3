import { pageCount } from '@tonalli/contracts/paging';
import type { listPointEntries, listRedemptions } from '@tonalli/contracts/points/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { earnPoints } from './earn-points';
import { pointEntryRepository } from './points.repository';
import { entryIdOf, redeemIdOf } from './redeem-id';
import { redemptionRepository } from './redemption.repository';

/** The member's own redeem requests, newest first (PTS-03). */
export const listOwnRedemptions: Verb<typeof listRedemptions> = ({ ctx: { world, member, request }, input }) => {
  const { pageNo, pageSize, language = request.language } = input;
  const store = redemptionRepository(world);
  const filter = { memberId: member.id, only: input.status ?? null };
  const rows = store.count(filter);
  const page = store.page({ ...filter, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: page.map((row) => ({
      redeemId: redeemIdOf(row.id),
      rewardId: row.rewardId,
      type: row.type,
      name: language === 'ES' ? row.nameEs : row.nameEn,
      quantity: row.quantity,
      points: row.points,
      status: row.status,
      at: toIso(row.at),
      reviewedAt: row.reviewedAt === null ? null : toIso(row.reviewedAt),
    })),
    pageNum: pageNo,
    totalPages: pageCount(rows, pageSize),
    totalRows: rows,
  };
};

/** Every change of the member's own points, newest first, those of the last bet included (PTS-03, PTS-04). */
export const listOwnEntries: Verb<typeof listPointEntries> = async ({
  ctx: { world, member, now, request },
  input,
}) => {
  await world.commit(() => earnPoints(world, member.id, now));
  const { pageNo, pageSize, language = request.language } = input;
  const store = pointEntryRepository(world);
  const filter = { memberId: member.id, only: input.type ?? null };
  const rows = store.count(filter);
  const page = store.page({ ...filter, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: page.map((row) => ({
      entryId: entryIdOf(row.id),
      type: row.type,
      at: toIso(row.at),
      changedPoints: row.points,
      pointsBalance: row.balanceAfter,
      remark: {
        amount: row.amountMinor,
        reward: language === 'ES' ? row.nameEs : row.nameEn,
        quantity: row.quantity,
      },
    })),
    pageNum: pageNo,
    totalPages: pageCount(rows, pageSize),
    totalRows: rows,
  };
};
