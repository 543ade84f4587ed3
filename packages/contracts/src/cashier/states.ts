/** States of a deposit: it waits, and then it is over. What arrived above a limit of the member's is held; the bank may take back what was credited. */
export const DEPOSIT_STATES = ['PENDING', 'HELD', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'REVERSED'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** What a member can have done with a deposit that is held. */
export const HELD_CHOICES = ['CREDIT', 'RETURN'] as const;
export type HeldChoice = (typeof HELD_CHOICES)[number];

export const WITHDRAWAL_STATES = [
  'REQUESTED',
  'REVIEWING',
  'PAID',
  'REJECTED',
  'CONFIRMED_FULL',
  'CONFIRMED_PARTLY',
  'NOT_RECEIVED',
  'REFUNDED',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Where each state may go. */
export const DEPOSIT_STEPS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  PENDING: ['HELD', 'CONFIRMED', 'REJECTED', 'EXPIRED'],
  /** Credited once the limit lets it in, or sent back. */
  HELD: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: ['REVERSED'],
  REJECTED: [],
  REVERSED: [],
  /** By a break, with the money on its way already: it is held until it goes back. */
  EXPIRED: ['HELD'],
};

export const WITHDRAWAL_STEPS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['REVIEWING', 'PAID', 'REJECTED'],
  REVIEWING: ['PAID', 'REJECTED'],
  PAID: ['CONFIRMED_FULL', 'CONFIRMED_PARTLY', 'NOT_RECEIVED'],
  REJECTED: [],
  CONFIRMED_FULL: [],
  CONFIRMED_PARTLY: [],
  /** The operator looks into it: the money comes back, or counts as received. */
  NOT_RECEIVED: ['REFUNDED', 'CONFIRMED_FULL'],
  REFUNDED: [],
};

/** Ways to pay in. The words for them are the app's. */
export const DEPOSIT_KINDS = ['SPEI', 'CASH', 'CARD', 'WALLET', 'CRYPTO'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** How a member says what arrived of a payout. */
export const RECEIPTS = ['FULL', 'PARTLY'] as const;
export type Receipt = (typeof RECEIPTS)[number];

/** A member may have so many accounts bound, and so many deposits open, at once. */
export const MAX_BANK_ACCOUNTS = 5;
export const MAX_OPEN_DEPOSITS = 5;
