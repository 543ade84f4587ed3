import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { listBills as endpoint } from '@tonalli/contracts/agent-contracts/wire';
import { REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import type { BillEntity } from './bills.repository';
import { billIdOf, contractIdOf, parseBillId, parseContractId } from './contract-ids';
import { billLists } from './list-bills.repository';
import { personFor } from './names';
import type { BillRow } from './wire-types';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A bill as one of its two sides sees it. */
export function toBill(world: World, viewerId: string, bill: BillEntity): BillRow {
  const side = bill.downlineId === viewerId ? 'downline' : 'upline';
  const otherId = side === 'upline' ? bill.downlineId : bill.uplineId;
  return {
    ...{ billId: billIdOf(bill.id), contractId: contractIdOf(bill.contractId), kind: bill.kind, side },
    other: otherId === null ? null : personFor(world, viewerId, otherId),
    ...{ period: bill.period, from: toIso(bill.fromAt), to: toIso(bill.toAt), state: bill.state },
    ...{ gross: bill.grossMinor, toDownlines: bill.toDownlinesMinor, due: bill.dueMinor, paid: bill.paidMinor },
    settledAt: toIso(bill.settledAt),
  };
}

/** Bills of the caller's contracts on either side, with totals of all that match (CON-06). */
export const listBills: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { kind, side, state, contractId, after, pageSize } = input;
  const [from, to] = [Date.parse(input.from), Date.parse(input.to)];
  if (!(from < to) || to - from > REPORT_MAX_RANGE_DAYS * DAY_MS) throw new PlatformFailure('INVALID_REQUEST');
  const contract = contractId === undefined ? undefined : (parseContractId(contractId) ?? 0);
  const filter = { memberId: member.id, from, to, kind, side, state, contractId: contract };
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : (parseBillId(after) ?? 0);
  const rows = billLists(world).page(filter, { before, most: pageSize + 1 });
  return {
    content: rows.slice(0, pageSize).map((bill) => toBill(world, member.id, bill)),
    hasMore: rows.length > pageSize,
    totals: billLists(world).totals(filter),
    unread: unreadOf(billLists(world).unread(member.id), kind),
  };
};

const unreadOf = (unread: Readonly<Record<ContractKind, number>>, kind: ContractKind | undefined): number =>
  kind ? unread[kind] : Object.values(unread).reduce((sum, bills) => sum + bills, 0);
