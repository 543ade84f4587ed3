// What other features of the platform, and testers, may use of this one.
export { reverseBill } from './claw-back';
export { UPLINES_PAY } from './contract-settings';
export { assertNotOwed, owedByContract } from './debts';
export {
  acceptFor,
  carryOf,
  clearCarry,
  endByOperator,
  lastBillOf,
  offerFromHouse,
  resumeContract,
  suspendContract,
} from './operator-acts';
