import type { ErrorSpec } from './error-spec';

/** The part of the catalogue that is about agents: those above and below, rates, transfers, contracts. */
export const AGENT_ERRORS = {
  // Agents
  UPLINE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'Nobody stands above this member.' },
  DOWNLINE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such direct downline.' },
  REBATE_NOT_AVAILABLE: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'There is no rebate to claim, or it was claimed already.',
  },
  TRANSFER_LIMIT_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'No more than that can be transferred on one day.',
  },
  TRANSFER_NOT_ACCEPTED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Whoever would receive the transfer cannot take it now.',
  },
  RATE_OUT_OF_RANGE: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The rate is outside of what the operator, the upline or a downline leaves room for.',
  },
  INVITE_CLOSED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Nobody can come by this invitation now.' },
  SELF_REFERRAL: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Nobody can invite themself.' },
  TREE_CIRCLE: { http: 409, trpc: 'CONFLICT', message: 'Nobody can stand below somebody of their own downline.' },
  EFFECTIVE_DATE_PASSED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Nothing can take effect before now.',
  },

  // Contracts of agents
  CONTRACT_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such contract.' },
  CONTRACT_STATE: { http: 409, trpc: 'CONFLICT', message: 'The contract does not allow this any more, or not yet.' },
  CONTRACT_TERMS: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: "The terms do not fit together, or are above the agent's own.",
  },
  CONTRACT_VERSION: { http: 409, trpc: 'CONFLICT', message: 'The offer was changed meanwhile.' },
  OFFER_EXPIRED: { http: 409, trpc: 'CONFLICT', message: 'The offer is not open any more.' },
  NOT_DIRECT_DOWNLINE: { http: 403, trpc: 'FORBIDDEN', message: 'Only a direct downline can be chosen.' },
  FUNDS_OWED: {
    http: 409,
    trpc: 'PRECONDITION_FAILED',
    message: 'The amount is owed to downlines by contract.',
  },
  BILL_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such bill.' },
} as const satisfies Record<string, ErrorSpec>;
