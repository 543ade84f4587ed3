import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';

const OfGrant = z.object({ grantId: z.int() });

/** What happens to grants by itself. */
export const GRANT_EXPIRE = jobKind('bonus.expire', OfGrant);
export const GRANT_WARN = jobKind('bonus.warn', OfGrant);

const OfFree = z.object({ freeId: z.int() });
export const FREE_EXPIRE = jobKind('bonus.freeExpire', OfFree);
export const FREE_WARN = jobKind('bonus.freeWarn', OfFree);

/** After a time-out, what waited meanwhile becomes active. */
export const GRANT_RESUME = jobKind('bonus.resume', z.object({ memberId: z.string() }));
