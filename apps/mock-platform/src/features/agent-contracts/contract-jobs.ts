import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '@tonalli/contracts/agent-contracts/kinds';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';

/** Writes down what time alone did to a contract: an offer expired, a version began, the contract ended. */
export const CONTRACT_TURN = jobKind('agent-contracts.turn', z.object({ contractId: z.int() }));

const OfPeriod = z.object({ kind: z.enum(CONTRACT_KINDS), period: z.enum(['', ...DIVIDEND_PERIODS]), from: z.int() });

/** Settles the period of a stream that begins then, when it is over; dividends after the salaries that their terms may take off. */
export const SALARY_RUN = jobKind('agent-contracts.salaries', OfPeriod);
export const DIVIDEND_RUN = jobKind('agent-contracts.dividends', OfPeriod);

/** Pays what somebody owes to downlines out of what they were just credited. */
export const CONTRACT_LIEN = jobKind(
  'agent-contracts.lien',
  z.object({ payerId: z.string(), amountMinor: z.int().min(1) }),
);
