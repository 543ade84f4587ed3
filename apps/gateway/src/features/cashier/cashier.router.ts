import {
  AddBankAccountInput,
  BankAccountInput,
  ConfirmReceiptInput,
  CreateDepositInput,
  CreateWithdrawalInput,
  DecideHeldInput,
  OrderInput,
  OrdersInput,
  ReportNotReceivedInput,
} from '@tonalli/contracts/cashier/api';
import * as wire from '@tonalli/contracts/cashier/wire';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toBank, toBankAccount, toChannel, toDeposit, toRules, toWithdrawal } from './views';

/** A payment password has a million values; nobody needs more tries than this. */
const MONEY_OUT_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

const pageOf = ({ pageNum, totalPages, totalRows }: { pageNum: number; totalPages: number; totalRows: number }) => ({
  page: pageNum,
  totalPages,
  totalRows,
});

/** Calls that move money need an idempotency key, which the platform asks for. */
export const cashierRouter = t.router({
  depositChannels: memberProcedure.query(async ({ ctx }) =>
    (await ctx.call(wire.listDepositChannels, {})).channels.map(toChannel),
  ),

  deposits: memberProcedure.input(OrdersInput).query(async ({ ctx, input: { page, pageSize } }) => {
    const answer = await ctx.call(wire.listDeposits, { pageNo: page, pageSize });
    return { rows: answer.content.map(toDeposit), ...pageOf(answer) };
  }),

  deposit: memberProcedure
    .input(OrderInput)
    .query(async ({ ctx, input }) => toDeposit(await ctx.call(wire.fetchDeposit, { orderId: input.id }))),

  createDeposit: realMemberProcedure
    .input(CreateDepositInput)
    .mutation(async ({ ctx, input: { amountMinor, ...choice } }) =>
      toDeposit(await ctx.call(wire.createDeposit, { ...choice, amount: amountMinor })),
    ),

  /** Of what waits beyond a limit of the member's own. */
  decideHeldDeposit: realMemberProcedure
    .input(DecideHeldInput)
    .mutation(async ({ ctx, input: { id, choice } }) =>
      toDeposit(await ctx.call(wire.decideHeldDeposit, { orderId: id, choice })),
    ),

  banks: memberProcedure.query(async ({ ctx }) => (await ctx.call(wire.listBanks, {})).banks.map(toBank)),

  bankAccounts: memberProcedure.query(async ({ ctx }) =>
    (await ctx.call(wire.listBankAccounts, {})).accounts.map(toBankAccount),
  ),

  addBankAccount: realMemberProcedure
    .input(AddBankAccountInput)
    .mutation(async ({ ctx, input }) => toBankAccount(await ctx.call(wire.addBankAccount, input))),

  removeBankAccount: realMemberProcedure
    .input(BankAccountInput)
    .mutation(({ ctx, input }) => ctx.call(wire.removeBankAccount, { accountId: input.id })),

  chooseBankAccount: realMemberProcedure
    .input(BankAccountInput)
    .mutation(({ ctx, input }) => ctx.call(wire.chooseBankAccount, { accountId: input.id })),

  withdrawalRules: memberProcedure.query(async ({ ctx }) => toRules(await ctx.call(wire.fetchWithdrawalRules, {}))),

  withdrawals: memberProcedure.input(OrdersInput).query(async ({ ctx, input: { page, pageSize } }) => {
    const answer = await ctx.call(wire.listWithdrawals, { pageNo: page, pageSize });
    return { rows: answer.content.map(toWithdrawal), ...pageOf(answer) };
  }),

  createWithdrawal: realMemberProcedure
    .meta(MONEY_OUT_LIMIT)
    .input(CreateWithdrawalInput)
    .mutation(async ({ ctx, input: { amountMinor, ...rest } }) =>
      toWithdrawal(await ctx.call(wire.createWithdrawal, { ...rest, amount: amountMinor })),
    ),

  confirmReceipt: realMemberProcedure
    .input(ConfirmReceiptInput)
    .mutation(async ({ ctx, input: { id, receipt, receivedMinor } }) =>
      toWithdrawal(await ctx.call(wire.confirmReceipt, { withdrawalId: id, receipt, received: receivedMinor })),
    ),

  /** A form: the withdrawal's number, and pictures that show that nothing came. */
  reportNotReceived: realMemberProcedure
    .meta({ upload: true })
    .input(ReportNotReceivedInput)
    .mutation(async ({ ctx, input: { id, images } }) =>
      toWithdrawal(await ctx.call(wire.reportNotReceived, { withdrawalId: id, images })),
    ),
});
