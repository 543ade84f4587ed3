import * as api from '@tonalli/contracts/wallet/api';
import * as wire from '@tonalli/contracts/wallet/wire';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const TRANSFER_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

const toBalances = ({ main, vendors }: wire.WalletBalances): api.Balances => ({
  mainMinor: main,
  vendors: vendors.map(({ vassalage, name = vassalage, balance, isOpen = true }) => {
    return { vendor: vassalage, name, balanceMinor: balance, isOpen };
  }),
});

export const walletRouter = t.router({
  balance: memberProcedure.query(
    async ({ ctx }): Promise<api.Balances> => toBalances(await ctx.call(wire.fetchBalance, {})),
  ),

  /** Whether one wallet serves all vendors. */
  merchant: memberProcedure.query(async ({ ctx }) => ctx.call(wire.fetchMerchantWallet, {})),

  transfer: realMemberProcedure
    .meta(TRANSFER_LIMIT)
    .input(api.TransferInput)
    .mutation(async ({ ctx, input: { from, to, amountMinor } }) =>
      toBalances(await ctx.call(wire.walletTransfer, { from, to, amount: amountMinor })),
    ),

  collect: realMemberProcedure.meta(TRANSFER_LIMIT).mutation(async ({ ctx }) => {
    const { collected, balances } = await ctx.call(wire.collectWallets, {});
    return { collectedMinor: collected, balances: toBalances(balances) };
  }),

  movements: realMemberProcedure.input(api.ListWalletMovementsInput).query(async ({ ctx, input }) => {
    const { page: pageNo, pageSize } = input;
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listWalletMovements, { pageNo, pageSize });
    const rows = content.map(
      ({ movementId, at, direction, vassalage, name, amount }): api.WalletMovement => ({
        ...{ id: movementId, at, vendor: vassalage, name, amountMinor: amount },
        direction: direction === 'IN' ? 'in' : 'out',
      }),
    );
    return { rows, page: pageNum, totalPages, totalRows };
  }),
});
