import { z } from 'zod';
import { endpoint } from '../endpoint';
import { FINANCE_STATES } from './states';

export const FinanceCheck = z.object({
  status: z.enum(FINANCE_STATES),
  askedAt: z.iso.datetime(),
  /** Null as long as nothing is known. */
  decidedAt: z.iso.datetime().nullable(),
});

export const fetchFinanceCheck = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFinanceCheck',
  summary: "The latest look at the member's finances that the rules of the place asked for; null: there was none",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ check: FinanceCheck.nullable() }),
});
