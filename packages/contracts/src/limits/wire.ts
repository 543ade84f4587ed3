import { z } from 'zod';
import { endpoint } from '../endpoint';
import { PositiveMoney } from '../money';

const LIMITS = {
  daily: PositiveMoney.optional(),
  weekly: PositiveMoney.optional(),
  monthly: PositiveMoney.optional(),
};

/** What a member chooses; left out: no limit. */
export const ChosenDepositLimits = z.strictObject(LIMITS);

export const fetchDepositLimits = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositLimits',
  summary: "The member's own deposit limits by day, week and month",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object(LIMITS),
});
