/** The four ways in which a contract pays an agent (CON-01). */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** How long a period of a dividend is; salaries have the one that their kind says. */
export const DIVIDEND_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** What a contract is, all versions of it together. */
export const CONTRACT_STATES = [
  'REQUESTED',
  'OFFERED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  /** Agreed on, and beginning with the next period. */
  'AGREED',
  'ACTIVE',
  /** Active, and a further version waits for the downline's word. */
  'AMEND_OFFERED',
  'TERMINATION_REQUESTED',
  /** Runs until its period is over, by notice, by consent or because the upline's own rates fell. */
  'ENDING',
  'SUSPENDED',
  'ENDED',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Why a contract ends or has ended. */
export const END_REASONS = ['NOTICE', 'CONSENT', 'CASCADE', 'REPLACED', 'MOVED', 'OPERATOR'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What either side does to a contract. */
export const CONTRACT_ACTIONS = ['offer', 'withdraw', 'accept', 'reject', 'request', 'terminate'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** What became of what a period came to. */
export const BILL_STATES = [
  /** No tier was reached, or nothing was left to pay. */
  'NOT_REACHED',
  'AWAITING_REVIEW',
  'PAYABLE',
  'PAID',
  'PARTLY_PAID',
  /** The payer has not the money; owed, and tried again. */
  'INSUFFICIENT',
  'REJECTED',
  'REVERSED',
] as const;
export type BillState = (typeof BILL_STATES)[number];

/** Milliseconds for which an offer waits for an answer. */
export const OFFER_VALID_MS = 7 * 24 * 60 * 60 * 1_000;
/** The most rows that a table of tiers has. */
export const MAX_TIERS = 15;
