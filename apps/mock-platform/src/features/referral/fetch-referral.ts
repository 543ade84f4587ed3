import { pageCount } from '@tonalli/contracts/paging';
import type {
  listReferralEarnings as earningsEndpoint,
  fetchReferral as infoEndpoint,
  listInvited as invitedEndpoint,
} from '@tonalli/contracts/referral/wire';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import { validBetsOf } from '../../rollups/play';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { maskName } from '../play';
import { referralCodeOf } from './keep-referral';
import { earningRepository, referralRepository } from './referral.repository';
import { REFERRAL_ON, REFERRAL_RATE } from './referral-settings';

/** Throws `FUNCTION_NOT_AVAILABLE` while the promotion is off. */
function assertReferral(world: World): void {
  if (!world.settings.get(REFERRAL_ON)) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
}

export const fetchReferral: Verb<typeof infoEndpoint> = ({ ctx: { world, member } }) => {
  assertReferral(world);
  const store = referralRepository(world);
  return {
    referralCode: referralCodeOf(member),
    rateBasisPoints: world.settings.get(REFERRAL_RATE),
    ...store.totals(member.id),
    active: validBetsOf(world, store.invitedBy(member.id)).length,
    earned: earningRepository(world).totals(member.id).amountMinor,
  };
};

/** Whom the member brought: first letters of the name, never who they are. */
export const listInvited: Verb<typeof invitedEndpoint> = ({ ctx: { world, member }, input }) => {
  assertReferral(world);
  const store = referralRepository(world);
  const totalRows = store.totals(member.id).invited;
  const { pageNo, pageSize } = input;
  const rows = store.page({ referrerId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  const ids = rows.map(({ memberId }) => memberId);
  const players = new Set(validBetsOf(world, ids).map(({ memberId }) => memberId));
  return {
    content: rows.map(({ memberId, joinedAt, hasDeposited }) => ({
      memberName: maskName(nicknameOf(world, memberId)),
      joinedAt: toIso(joinedAt),
      hasDeposited,
      hasBet: players.has(memberId),
    })),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};

export const listReferralEarnings: Verb<typeof earningsEndpoint> = ({ ctx: { world, member }, input }) => {
  assertReferral(world);
  const store = earningRepository(world);
  const totalRows = store.totals(member.id).days;
  const { pageNo, pageSize } = input;
  const rows = store.page({ referrerId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: rows.map(({ validBetMinor, amountMinor, creditedAt, ...row }) => ({
      ...row,
      validBet: validBetMinor,
      amount: amountMinor,
      creditedAt: toIso(creditedAt),
    })),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};
