import type {
  BankAccountView,
  DepositChannelView,
  DepositView,
  WithdrawalRulesView,
  WithdrawalView,
} from '@tonalli/contracts/cashier/api';
import type {
  BankAccount,
  DepositChannel,
  DepositOrder,
  fetchWithdrawalRules,
  listBanks,
  Withdrawal,
} from '@tonalli/contracts/cashier/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';

const toFee = ({ fixed, basisPoints }: DepositChannel['fee']) => ({ fixedMinor: fixed, basisPoints });

export const toChannel = (channel: DepositChannel): DepositChannelView => ({
  id: channel.channelId,
  kind: channel.kind,
  minMinor: channel.min,
  maxMinor: channel.max,
  fee: toFee(channel.fee),
  presetsMinor: channel.presets,
  expiresMinutes: channel.expiresMinutes,
  debitOnly: channel.debitOnly,
});

export function toDeposit({ orderId, amount, fee, credit, received, ...order }: DepositOrder): DepositView {
  return { ...order, id: orderId, amountMinor: amount, feeMinor: fee, creditMinor: credit, receivedMinor: received };
}

type WireBank = ValueOf<typeof listBanks>['banks'][number];
export const toBank = ({ bankId, ...bank }: WireBank): BankAccountView['bank'] => ({ id: bankId, ...bank });

export const toBankAccount = ({ accountId, bank, ...account }: BankAccount): BankAccountView => ({
  ...account,
  id: accountId,
  bank: toBank(bank),
});

export const toRules = (rules: ValueOf<typeof fetchWithdrawalRules>): WithdrawalRulesView => ({
  minMinor: rules.min,
  maxMinor: rules.max,
  fee: toFee(rules.fee),
  dailyCount: rules.dailyCount,
  usedToday: rules.usedToday,
  turnover: { requiredMinor: rules.turnover.required, doneMinor: rules.turnover.done },
  bonusLeftMinor: rules.bonusLeft,
  receiptMinutes: rules.receiptMinutes,
});

export function toWithdrawal(order: Withdrawal): WithdrawalView {
  const { withdrawalId, amount, fee, net, paid, received, remaining, refunded, ...rest } = order;
  return {
    ...rest,
    id: withdrawalId,
    amountMinor: amount,
    feeMinor: fee,
    netMinor: net,
    paidMinor: paid,
    receivedMinor: received,
    remainingMinor: remaining,
    refundedMinor: refunded,
  };
}
