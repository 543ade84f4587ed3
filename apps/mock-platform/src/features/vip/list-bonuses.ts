import { BONUS_KINDS } from '@tonalli/contracts/ledger';
import { pageCount } from '@tonalli/contracts/paging';
import type { listBonuses as endpoint } from '@tonalli/contracts/vip/wire';
import { toIso } from '../../clock/system-time';
import { movementIdOf } from '../../ledger/movement-id';
import type { Verb } from '../../transport/verb';
import { vipRepository } from './vip.repository';

/** Every bonus that the ledger has booked for the member, newest first (MEM-10). */
export const listBonuses: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const filter = { memberId: member.id, kinds: input.kind ? [input.kind] : BONUS_KINDS };
  const { received } = vipRepository(world);
  const { rows, inMinor } = received.totals(filter);
  const page = received.page(filter, input.pageSize, (input.pageNo - 1) * input.pageSize);
  return {
    content: page.map(({ id, kind, amountMinor, reference, at }) => {
      return { movementId: movementIdOf(id), kind, amount: amountMinor, at: toIso(at), reference };
    }),
    pageNum: input.pageNo,
    totalPages: pageCount(rows, input.pageSize),
    totalRows: rows,
    total: inMinor,
  };
};
