import { z } from 'zod';
import { endpoint } from '../endpoint';
import { GameType } from '../lobby/wire';
import { Money, PositiveMoney, SignedMoney } from '../money';
import { QueryInt } from '../paging';
import { BILL_STATES, CONTRACT_ACTIONS, CONTRACT_KINDS, CONTRACT_STATES, END_REASONS } from './kinds';
import { ContractTerms } from './terms';

const Kind = z.enum(CONTRACT_KINDS);
export const MemberId = z.string().regex(/^M\d{6,15}$/, 'has to be the id of a member');
export const ContractId = z.string().regex(/^AC\d{8,15}$/, 'has to be the id of a contract');
export const BillId = z.string().regex(/^AB\d{8,15}$/, 'has to be the id of a bill');
const Moment = z.iso.datetime();
/** What a side says to the other. */
const Note = z.string().trim().max(140);
const Count = z.int().min(0);
const PAYERS = ['house', 'upline'] as const;

/** Somebody at the other end; names are masked as everywhere, except between an agent and a direct downline. */
const Person = z.object({ memberId: MemberId, name: z.string() });
export const Side = z.enum(['upline', 'downline']);

/** An agreement or an offer of one: terms never change under a version and its hash. */
const Version = z.object({
  version: z.int().min(1),
  terms: ContractTerms,
  /** SHA-256 of the terms in canonical form, hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Whether the payer's own wallet covers what is missing, as agreed on. */
  autoCover: z.boolean(),
  offeredAt: Moment,
  acceptedAt: Moment.nullable(),
  effectiveFrom: Moment.nullable(),
});

export const Contract = z.object({
  contractId: ContractId,
  kind: Kind,
  /** The caller's own side. The top agent's upline is the house: `other` is null. */
  side: Side,
  other: Person.nullable(),
  state: z.enum(CONTRACT_STATES),
  /** What holds, or is going to. */
  current: Version.nullable(),
  /** What waits for the downline's word. */
  offered: Version.extend({
    expiresAt: Moment,
    /** When it would take effect if it were accepted now. */
    wouldBeginAt: Moment,
  }).nullable(),
  /** Somebody asks for a contract, or for its end. */
  request: z.object({ of: z.enum(['new', 'termination']), by: Side, note: Note, askedAt: Moment }).nullable(),
  endsAt: Moment.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(CONTRACT_ACTIONS)),
});

/** A contract that would end, anywhere below, because its rates would be above what its upline has. */
const Ending = z.object({
  contractId: ContractId,
  upline: Person,
  downline: Person,
  depth: z.int().min(1),
  rateBp: z.int(),
  /** The most that the upline would still have for it. */
  allowedBp: z.int(),
  /** What it paid for the last period that is over. */
  lastPaid: Money,
});

const HISTORY_EVENTS = [
  ...['requested', 'offered', 'withdrawn', 'accepted', 'rejected', 'expired', 'began', 'terminationRequested'],
  ...['terminationRefused', 'terminated', 'ending', 'ended', 'suspended', 'resumed', 'carryCleared'],
] as const;

const processRequest = z.strictObject({
  action: z.enum(CONTRACT_ACTIONS),
  /** For an offer of a first contract: the direct downline. */
  memberId: MemberId.optional(),
  /** For all others. */
  contractId: ContractId.optional(),
  /** The version that is answered, so that nobody accepts what they did not read. */
  version: z.int().min(1).optional(),
  terms: ContractTerms.optional(),
  /** Of an offer: the payer agrees that the wallet covers what is missing; of an answer that accepts it as well. */
  autoCover: z.boolean().optional(),
  /** What a request asks for. */
  of: z.enum(['new', 'termination']).optional(),
  /** The second word where contracts below would end. */
  confirmed: z.boolean().optional(),
  note: Note.optional(),
});

const processed = z.object({
  /** Null where nothing happened: contracts below would end, which has to be confirmed. */
  contract: Contract.nullable(),
  ending: z.array(Ending),
});

const processEndpoint = <Path extends `/${string}`>(path: Path, what: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Offers, answers, asks for or ends ${what} between an agent and a direct downline`,
    token: 'required',
    idempotent: true,
    module: 'AGENTPOLICY3',
    request: processRequest,
    value: processed,
    errors: [
      'CONTRACT_NOT_FOUND',
      'CONTRACT_STATE',
      'CONTRACT_TERMS',
      'CONTRACT_VERSION',
      'NOT_DIRECT_DOWNLINE',
      'OFFER_EXPIRED',
    ],
  });

export const processDividend = processEndpoint('/wps/relay/MCS2_processDividendReq', 'a dividend');
export const processDailySalary = processEndpoint('/wps/relay/MCS2_processDailySalContract', 'a daily salary');
export const processHourlySalary = processEndpoint('/wps/relay/MCS2_processContractHourSalary', 'an hourly salary');
export const processRealtimeSalary = processEndpoint(
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
  'a real-time salary',
);

const Page = { pageNo: QueryInt(1, 1_000_000), pageSize: QueryInt(1, 100) };

export const listContracts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_listAgentContracts',
  summary: "The caller's contracts of a kind: the own one, and those with direct downlines",
  token: 'required',
  extension: true,
  module: 'AGENTPOLICY3',
  request: z.strictObject({ kind: Kind, ...Page, state: z.enum(CONTRACT_STATES).optional() }),
  value: z.object({
    own: Contract.nullable(),
    /** With direct downlines, what waits for an answer first. */
    content: z.array(Contract),
    totalElements: Count,
    /** Direct downlines without a contract of the kind, to whom one can be offered. */
    offerable: z.array(Person).max(100),
    /** Who may be the payer of what the caller offers. */
    payers: z.array(z.enum(PAYERS)),
  }),
});

export const fetchContract = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentContract',
  summary: 'A contract with every version and what happened to it',
  token: 'required',
  extension: true,
  module: 'AGENTPOLICY3',
  request: z.strictObject({ contractId: ContractId }),
  value: z.object({
    contract: Contract,
    versions: z.array(Version),
    /** The newest first. */
    history: z.array(
      z.object({
        at: Moment,
        event: z.enum(HISTORY_EVENTS),
        by: z.enum(['upline', 'downline', 'operator', 'system']),
        version: z.int().nullable(),
        note: z.string(),
      }),
    ),
    openingCarry: SignedMoney,
  }),
  errors: ['CONTRACT_NOT_FOUND'],
});

/** What terms would have come to, had they held in the last period that is over. */
const WhatIf = z.object({
  from: Moment,
  to: Moment,
  /** What the payer pays this downline: as it was, and under the new terms. */
  paidNow: Money,
  paidThen: Money,
  /** What the caller gets by the own contract for the same period, before what downlines get. */
  ownGross: Money,
  /** Contracts of the downline's own team, as they are. */
  downlines: z.array(z.object({ person: Person, paidNow: Money, paidThen: Money })).max(100),
});

/** Whether all that is paid of a category's bets stays below a stated part of what the house expects of them. */
const EdgeCheck = z.object({
  category: GameType,
  /** Hundredths of a percent of valid bets. */
  paidBp: z.int(),
  edgeBp: z.int(),
  allowedBp: z.int(),
  isWithin: z.boolean(),
});

const Problem = z.object({
  problem: z.enum([
    'TIERS_MUST_RISE',
    'RATES_MUST_RISE',
    'PERIOD_MISSING',
    'PERIOD_NOT_ALLOWED',
    'DEDUCTIONS_NOT_ALLOWED',
    'CARRY_NOT_ALLOWED',
    'CATEGORY_TWICE',
    'ABOVE_OWN_RATE',
    'NO_OWN_CONTRACT',
    'PAYER_NOT_ALLOWED',
  ]),
  tier: z.int().min(0).nullable(),
});

export const previewOffer = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_previewAgentContract',
  summary: 'What an offer would mean: what is wrong with it, what would end, what it would have cost',
  token: 'required',
  extension: true,
  module: 'AGENTPOLICY3',
  request: z.strictObject({ memberId: MemberId, terms: ContractTerms }),
  value: z.object({
    problems: z.array(Problem),
    wouldBeginAt: Moment,
    ending: z.array(Ending),
    whatIf: WhatIf.nullable(),
    edge: z.array(EdgeCheck),
    /** The caller's own terms, above which nothing can be offered; null where the house sets no bound. */
    own: ContractTerms.nullable(),
  }),
  errors: ['NOT_DIRECT_DOWNLINE'],
});

/** What a period came to by a contract. */
export const Bill = z.object({
  billId: BillId,
  contractId: ContractId,
  kind: Kind,
  /** Whether the caller is paid by it or it is a downline's. */
  side: Side,
  other: Person.nullable(),
  /** Such as `daily:2026-06-14`. */
  period: z.string(),
  from: Moment,
  to: Moment,
  state: z.enum(BILL_STATES),
  gross: Money,
  /** What of it goes to direct downlines by their own contracts, where the house pays the difference. */
  toDownlines: Money,
  /** What is to be paid. */
  due: Money,
  paid: Money,
  settledAt: Moment,
});

export const listBills = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_listAgentBills',
  summary: "Bills of the caller's contracts, the newest first",
  token: 'required',
  extension: true,
  module: 'AGENTPOLICY3',
  request: z.strictObject({
    kind: Kind.optional(),
    side: Side.optional(),
    state: z.enum(BILL_STATES).optional(),
    contractId: ContractId.optional(),
    /** From (inclusive) and to (exclusive) of when they were settled. */
    from: Moment,
    to: Moment,
    /** The last row of the page before. */
    after: BillId.optional(),
    pageSize: QueryInt(1, 100),
  }),
  value: z.object({
    content: z.array(Bill),
    /** Whether more come after the last row. */
    hasMore: z.boolean(),
    /** Of everything that was asked for, not of the page. */
    totals: z.object({ bills: Count, due: Money, paid: Money }),
    /** Of the kind that was asked for, else of all: bills that pay the caller and were not opened. */
    unread: Count,
  }),
});

const Figures = z.object({
  turnover: SignedMoney,
  stake: SignedMoney,
  payout: SignedMoney,
  bonus: SignedMoney,
  rebate: SignedMoney,
  salary: SignedMoney,
  deposit: SignedMoney,
  activeMembers: Count,
  openingCarry: SignedMoney,
  correction: SignedMoney,
});

/** Everything that a bill was worked out of, so that anybody can do it again (CON-06). */
export const fetchBill = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentBill',
  summary: 'A bill with its inputs, terms, steps, payer and postings',
  token: 'required',
  extension: true,
  module: 'AGENTPOLICY3',
  request: z.strictObject({ billId: BillId }),
  value: z.object({
    bill: Bill,
    version: z.int().min(1),
    hash: z.string(),
    terms: ContractTerms,
    figures: Figures,
    closingCarry: SignedMoney,
    byCategory: z.array(
      z.object({ category: GameType, turnover: SignedMoney, stake: SignedMoney, payout: SignedMoney }),
    ),
    /** Who was active, by what they validly bet; names masked below the direct level. */
    active: z.array(z.object({ name: z.string(), validBet: Money })).max(200),
    /** Direct downlines' amounts by their own contracts for the period; `toDownlines` is what of them the house pays. */
    downlines: z.array(z.object({ person: Person, gross: Money, payer: z.enum(PAYERS) })).max(200),
    postings: z.array(z.object({ at: Moment, kind: z.string(), amount: PositiveMoney, reference: z.string() })),
    /** Where it was not paid in full: what is tried again, and when. */
    nextTryAt: Moment.nullable(),
    /** Bills that a later correction of this period changed. */
    correctedBy: z.array(BillId),
  }),
  errors: ['BILL_NOT_FOUND'],
});
