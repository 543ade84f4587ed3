// What others of the platform may use of this feature.
export { bindAccount, holdersOf } from './bank-accounts';
export type { DepositChannel } from './cashier-settings';
export { DEPOSIT_AUTO_CONFIRM, DEPOSIT_CHANNELS, WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';
export { claimNotReceived, refundClaim } from './claim-withdrawal';
export { receiveInFull, receiveInPart } from './confirm-receipt';
export { openDeposit } from './create-deposit';
export { openWithdrawal } from './create-withdrawal';
export { creditedDeposits, grossDeposits } from './deposit.repository';
export {
  inAllWallets,
  payOutAll,
  payoutAccounts,
  payoutTold,
  runningPayouts,
  turnoverLeft,
} from './last-payout';
export { netDeposits } from './net-deposits';
export { parseOrderId } from './order-ids';
export { depositsOrderedIn } from './ordered-deposits.repository';
export { reverseDeposit, reversedDeposits } from './reverse-deposit';
export { confirmDeposit, rejectDeposit } from './settle-deposit';
export { payWithdrawal, rejectWithdrawal, reviewWithdrawal } from './settle-withdrawal';
export { sharedAccounts, sharersOfAccounts } from './shared-accounts.repository';
export { openOrders, simulatePayment } from './simulate-payment';
