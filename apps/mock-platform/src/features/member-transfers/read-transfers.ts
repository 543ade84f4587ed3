import type {
  fetchTransferDesk as deskEndpoint,
  listMemberTransfers as listEndpoint,
} from '@tonalli/contracts/member-transfers/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type TransferRow, transfersRepository } from './member-transfers.repository';
import { leftToday, transferIdOf } from './send-transfer';
import { partyOf, requireDownline, uplineOf } from './transfer-party';
import { TRANSFER_RULES } from './transfer-settings';

/** Whom a transfer would reach, and within which limits. */
export const fetchTransferDesk: Verb<typeof deskEndpoint> = ({ ctx: { world, member }, input: { downlineId } }) => {
  const receiver = downlineId ? requireDownline(world, member.id, downlineId) : uplineOf(world, member.id);
  const { minMinor, maxMinor, dailyMinor } = world.settings.get(TRANSFER_RULES);
  return {
    receiver: receiver && partyOf(receiver.member),
    ...{ min: minMinor, max: maxMinor, dailyMax: dailyMinor },
    leftToday: leftToday(world, member.id),
  };
};

const OTHER_WAY = { UPLINE: 'DOWNLINE', DOWNLINE: 'UPLINE' } as const;

function toWire(world: World, memberId: string, row: TransferRow) {
  const isSent = row.fromMemberId === memberId;
  const otherId = isSent ? row.toMemberId : row.fromMemberId;
  const other = findMember(world, otherId);
  // Whoever ever moved money stays.
  if (!other) throw new Error(`nobody is ${otherId}`);
  return {
    transferId: transferIdOf(row.id),
    at: toIso(row.at),
    direction: isSent ? ('OUT' as const) : ('IN' as const),
    way: isSent ? row.way : OTHER_WAY[row.way],
    party: partyOf(other),
    amount: row.amountMinor,
  };
}

/** What the member sent and received, newest first. */
export const listMemberTransfers: Verb<typeof listEndpoint> = ({ ctx: { world, member }, input }) => {
  const { pageNo, pageSize } = input;
  const store = transfersRepository(world);
  const totalRows = store.count(member.id);
  const rows = store.page({ memberId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  const content = rows.map((row) => toWire(world, member.id, row));
  return { content, pageNum: pageNo, totalPages: pageCount(totalRows, pageSize), totalRows };
};
