// What other features of the platform, and testers, may use of this one.
export { UPLINES_PAY } from './contract-settings';
export { assertNotOwed, owedByContract } from './debts';
export { type OwedBill, owedBills, type PaidBill, paidBills } from './income-bills';
export {
  acceptFor,
  clearCarry,
  contractOf,
  contractState,
  endByOperator,
  offerFor,
  resumeContract,
  reverseBillNamed,
  settleLast,
  suspendContract,
} from './operator-acts';
export { runningContracts } from './running-contracts';
