import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';

/** A slot is over; its key is the run's number. */
export const BOOK_SLOT = jobKind('rebates.slot', z.object({ runId: z.int(), slot: z.int() }));
