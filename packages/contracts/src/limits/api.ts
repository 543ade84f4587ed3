import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../money';

const LimitMinor = z.int().min(1).max(MAX_AMOUNT_MINOR).optional();

export const DepositLimitsInput = z.strictObject({ daily: LimitMinor, weekly: LimitMinor, monthly: LimitMinor });
