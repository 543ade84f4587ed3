import { pageCount } from '@tonalli/contracts/paging';
import type { listWalletMovements as endpoint } from '@tonalli/contracts/wallet/wire';
import { toIso } from '../../clock/system-time';
import { movementIdOf } from '../../ledger/movement-id';
import type { Verb } from '../../transport/verb';
import { findVendorName } from '../lobby';
import { walletRepository } from './wallet.repository';

/** What the member moved between their wallets, newest first. */
export const listWalletMovements: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { pageNo, pageSize } = input;
  const store = walletRepository(world);
  const rows = store.countMovements(member.id);
  const page = store.movements(member.id, pageSize, (pageNo - 1) * pageSize);
  return {
    content: page.map(({ id, kind, vendor, amountMinor, at }) => ({
      movementId: movementIdOf(id),
      at: toIso(at),
      direction: kind === 'wallet.in' ? 'IN' : 'OUT',
      vassalage: vendor,
      name: findVendorName(world, vendor) ?? vendor,
      amount: Math.abs(amountMinor),
    })),
    pageNum: pageNo,
    totalPages: pageCount(rows, pageSize),
    totalRows: rows,
  };
};
