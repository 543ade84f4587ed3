import { CONTRACT_KINDS, CONTRACT_STATES, DIVIDEND_PERIODS } from '@tonalli/contracts/agent-contracts/kinds';
import { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { Money, SignedMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

/** Its own name; in scenario files also an agent's user name and a kind, such as `olivia daily`. */
const ContractId = z.string().max(60);
const Reason = z.string().trim().min(1).max(140);
const Kind = z.enum(CONTRACT_KINDS);
const Present = z.object({ contractId: ContractId, state: z.enum(CONTRACT_STATES) });

/** The operator's side of agents' contracts. */
export const CONTRACT_COMMANDS = {
  offerFromHouse: controlCommand({
    at: 'POST /contracts/offer',
    cli: 'contracts offer <memberId>',
    summary: "The house's contract with an agent on top; agreed to in the agent's name where that is asked for",
    input: z.strictObject({ memberId: MemberId, terms: ContractTerms, isAgreed: z.boolean().optional() }),
    output: Present,
  }),
  offerContract: controlCommand({
    at: 'POST /contracts/offer-below',
    cli: 'contracts offer-below <uplineId> <memberId>',
    summary: "An agent's contract with an agent right below; agreed to in the downline's name where that is asked for",
    input: z.strictObject({
      uplineId: MemberId,
      memberId: MemberId,
      terms: ContractTerms,
      isAgreed: z.boolean().optional(),
    }),
    output: Present,
  }),
  acceptContract: controlCommand({
    at: 'POST /contracts/accept',
    cli: 'contracts accept <contractId>',
    summary: "Agrees to an offer in the downline's name",
    input: z.strictObject({ contractId: ContractId }),
    output: Present,
  }),
  suspendContract: controlCommand({
    at: 'POST /contracts/suspend',
    cli: 'contracts suspend <contractId> <reason>',
    summary: 'Nothing is paid by a contract until it is resumed',
    input: z.strictObject({ contractId: ContractId, reason: Reason }),
    output: Present,
  }),
  resumeContract: controlCommand({
    at: 'POST /contracts/resume',
    cli: 'contracts resume <contractId> <reason>',
    summary: 'A suspended contract goes on; the bills that waited are paid',
    input: z.strictObject({ contractId: ContractId, reason: Reason }),
    output: Present,
  }),
  endContract: controlCommand({
    at: 'POST /contracts/end',
    cli: 'contracts end <contractId> <reason>',
    summary: 'Ends a contract with its period, and all below that have their rates from it',
    input: z.strictObject({ contractId: ContractId, reason: Reason }),
    output: Present,
  }),
  clearCarry: controlCommand({
    at: 'POST /contracts/clear-carry',
    cli: 'contracts clear-carry <memberId> <kind> <reason>',
    summary: 'Forgives what an agent would have to earn first',
    input: z.strictObject({ memberId: MemberId, kind: Kind, reason: Reason }),
    output: z.object({ cleared: SignedMoney }),
  }),
  reverseBill: controlCommand({
    at: 'POST /contracts/reverse',
    cli: 'contracts reverse <billId>',
    summary: 'Takes back what a bill paid, up to the balance; the rest with later runs',
    input: z.strictObject({ billId: z.string().max(20) }),
    output: z.object({ paid: Money, returned: Money }),
  }),
  settleContracts: controlCommand({
    at: 'POST /contracts/settle',
    cli: 'contracts settle <kind>',
    summary: 'Settles the last period that is over, if it was not settled yet; period: of a dividend',
    input: z.strictObject({ kind: Kind, period: z.enum(DIVIDEND_PERIODS).optional() }),
    output: z.object({ period: z.string() }),
  }),
  setUplinesPay: controlCommand({
    at: 'POST /contracts/uplines-pay',
    cli: 'contracts uplines-pay <isOn>',
    summary: 'Whether uplines may be the payers of what they offer; otherwise the house pays everybody',
    input: z.strictObject({ isOn: z.boolean() }),
    output: z.object({ isOn: z.boolean() }),
  }),
} as const;
