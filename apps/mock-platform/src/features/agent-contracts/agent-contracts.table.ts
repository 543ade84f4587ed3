import type {
  BILL_STATES,
  CONTRACT_KINDS,
  DIVIDEND_PERIODS,
  END_REASONS,
} from '@tonalli/contracts/agent-contracts/kinds';
import type { PayFigures } from '@tonalli/contracts/agent-contracts/pay';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

type Kind = (typeof CONTRACT_KINDS)[number];
type Period = (typeof DIVIDEND_PERIODS)[number];
export type SideName = 'upline' | 'downline';

/** A contract with all its versions. What state it is in follows from these facts and the clock (`contract-state.ts`). */
export const agentContracts = sqliteTable(
  'agent_contracts',
  {
    /** Shown as `AC` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<Kind>().notNull(),
    /** Of a dividend; empty for salaries. Every version has the same. */
    period: text().$type<Period | ''>().notNull(),
    /** Null: the house, to the agent on top. */
    uplineId: text(),
    downlineId: text().notNull(),
    /** The beginning of the first version that was agreed on. */
    startsAt: integer(),
    endsAt: integer(),
    endReason: text().$type<(typeof END_REASONS)[number]>(),
    /** What ended it before anybody agreed. */
    closed: text({ enum: ['REJECTED', 'WITHDRAWN'] }),
    suspendedAt: integer(),
    /** The version that waits for an answer, until then. */
    offeredVersion: integer(),
    offerExpiresAt: integer(),
    requestOf: text({ enum: ['new', 'termination'] }),
    requestBy: text({ enum: ['upline', 'downline'] }),
    requestNote: text(),
    requestedAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('agent_contracts_downline').on(table.downlineId, table.kind, table.id),
    index('agent_contracts_upline').on(table.uplineId, table.kind, table.id),
    index('agent_contracts_stream').on(table.kind, table.period, table.startsAt),
    check('agent_contracts_end', sql`ends_at IS NULL OR (starts_at IS NOT NULL AND ends_at >= starts_at)`),
    check('agent_contracts_offer', sql`(offered_version IS NULL) = (offer_expires_at IS NULL)`),
  ],
);

/** What was offered. Terms, hash and their day never change, by trigger; what is agreed on is agreed on once. */
export const agentContractVersions = sqliteTable(
  'agent_contract_versions',
  {
    contractId: integer().notNull(),
    version: integer().notNull(),
    terms: text({ mode: 'json' }).$type<ContractTerms>().notNull(),
    /** SHA-256 of `canonicalTerms`, hex. */
    hash: text().notNull(),
    autoCover: integer({ mode: 'boolean' }).notNull(),
    offeredAt: integer().notNull(),
    acceptedAt: integer(),
    effectiveFrom: integer(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.version] })],
);

/** What happened to a contract. Append-only, by trigger. */
export const agentContractHistory = sqliteTable(
  'agent_contract_history',
  {
    id: integer().primaryKey(),
    contractId: integer().notNull(),
    at: integer().notNull(),
    event: text().notNull(),
    by: text({ enum: ['upline', 'downline', 'operator', 'system'] }).notNull(),
    version: integer(),
    note: text().notNull(),
  },
  (table) => [index('agent_contract_history_contract').on(table.contractId, table.id)],
);

/** What periods leave to be earned first, of each agent and kind, whatever the version of the contract. */
export const agentCarries = sqliteTable(
  'agent_carries',
  {
    downlineId: text().notNull(),
    kind: text().$type<Kind>().notNull(),
    /** Minor units of the base, 0 or below. */
    closingMinor: integer().notNull(),
    /** Of the period that left it. */
    fromAt: integer().notNull(),
    toAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.downlineId, table.kind] }),
    check('agent_carries_sign', sql`closing_minor <= 0`),
  ],
);

/** From which moment on periods of a kind are settled next; null: nobody has such a contract. */
export const agentStreams = sqliteTable('agent_streams', {
  /** Such as `daily` or `dividend:monthly`. */
  stream: text().primaryKey(),
  nextFrom: integer(),
});

/** A settlement of a period, and how far it is. */
export const agentRuns = sqliteTable(
  'agent_runs',
  {
    id: integer().primaryKey(),
    stream: text().notNull(),
    period: text().notNull(),
    fromAt: integer().notNull(),
    toAt: integer().notNull(),
    phase: text({ enum: ['contracts', 'figures', 'bills', 'due', 'pay', 'cover', 'done'] }).notNull(),
    /** The last member, contract, bill or payer that the phase is done with. */
    cursor: text().notNull(),
  },
  (table) => [uniqueIndex('agent_runs_period').on(table.stream, table.fromAt)],
);

/** The contracts of the run that is under way, with what is counted for each. */
export const agentRunContracts = sqliteTable(
  'agent_run_contracts',
  {
    contractId: integer().primaryKey(),
    downlineId: text().notNull(),
    version: integer().notNull(),
    categories: text().notNull(),
    countSelf: integer().notNull(),
    activeValidBetMinor: integer().notNull(),
    activeMembers: integer().notNull(),
    bonusMinor: integer().notNull(),
    rebateMinor: integer().notNull(),
    depositMinor: integer().notNull(),
  },
  (table) => [index('agent_run_contracts_downline').on(table.downlineId)],
);

/** What is counted for each of them by category; what corrections of earlier periods changed stands apart. */
export const agentRunSums = sqliteTable(
  'agent_run_sums',
  {
    contractId: integer().notNull(),
    category: text().$type<GameType>().notNull(),
    stakeMinor: integer().notNull(),
    validMinor: integer().notNull(),
    payoutMinor: integer().notNull(),
    lateValidMinor: integer().notNull(),
    latePayoutMinor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.category] })],
);

export interface CategoryFigures {
  category: GameType;
  turnoverMinor: number;
  stakeMinor: number;
  payoutMinor: number;
}

/** Which bills an upline still owes, in the words of the index of them. */
export const IS_OPEN = "payer = 'upline' AND state IN ('PAYABLE', 'INSUFFICIENT', 'PARTLY_PAID')";

/** What a period came to by a contract, once for each of both. Amounts in minor units. */
export const agentBills = sqliteTable(
  'agent_bills',
  {
    /** Shown as `AB` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    runId: integer().notNull(),
    contractId: integer().notNull(),
    kind: text().$type<Kind>().notNull(),
    period: text().notNull(),
    fromAt: integer().notNull(),
    toAt: integer().notNull(),
    uplineId: text(),
    downlineId: text().notNull(),
    payer: text({ enum: ['house', 'upline'] }).notNull(),
    version: integer().notNull(),
    hash: text().notNull(),
    autoCover: integer({ mode: 'boolean' }).notNull(),
    grossMinor: integer().notNull(),
    /** Of it, what the house pays to direct downlines. */
    toDownlinesMinor: integer().notNull(),
    /** What these get beyond it, at the house's cost. */
    shortfallMinor: integer().notNull(),
    dueMinor: integer().notNull(),
    /** The sum of its payments. */
    paidMinor: integer().notNull(),
    closingCarryMinor: integer().notNull(),
    state: text().$type<(typeof BILL_STATES)[number]>().notNull(),
    /** After it was reversed: taken back so far. */
    returnedMinor: integer().notNull(),
    settledAt: integer().notNull(),
    readAt: integer(),
  },
  (table) => [
    uniqueIndex('agent_bills_contract').on(table.contractId, table.fromAt),
    index('agent_bills_downline').on(table.downlineId, table.settledAt, table.id),
    index('agent_bills_period').on(table.downlineId, table.toAt),
    index('agent_bills_upline').on(table.uplineId, table.settledAt, table.id),
    index('agent_bills_run').on(table.runId, table.id),
    index('agent_bills_open').on(table.uplineId, table.toAt, table.id).where(sql.raw(IS_OPEN)),
    index('agent_bills_reversed').on(table.id).where(sql`state = 'REVERSED' AND returned_minor < paid_minor`),
    check('agent_bills_paid', sql`paid_minor >= 0 AND paid_minor <= due_minor AND returned_minor <= paid_minor`),
  ],
);

/** What a bill was worked out of, as it was then. Never changed, by trigger. */
export const agentBillInputs = sqliteTable('agent_bill_inputs', {
  billId: integer().primaryKey(),
  figures: text({ mode: 'json' }).$type<PayFigures>().notNull(),
  byCategory: text({ mode: 'json' }).$type<CategoryFigures[]>().notNull(),
});

/** By what a bill is paid, and taken back. */
export const PAYMENT_KINDS = [
  'agent.salary',
  'agent.dividend',
  'agent.funding',
  'agent.contractPay',
  'agent.clawback',
] as const;

/** Every payment of a bill, and what was taken back. Append-only, by trigger. */
export const agentBillPayments = sqliteTable(
  'agent_bill_payments',
  {
    billId: integer().notNull(),
    number: integer().notNull(),
    at: integer().notNull(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    amountMinor: integer().notNull(),
    key: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.number] })],
);
