import type { z } from 'zod';
import type { FinanceCheck as Wire } from './wire';

/** The latest look at a member's finances. */
export type FinanceCheck = z.output<typeof Wire>;
