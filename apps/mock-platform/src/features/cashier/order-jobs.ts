import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';

const OfOrder = z.object({ orderId: z.int() });

/** What happens to orders by itself. */
export const DEPOSIT_CONFIRM = jobKind('deposit.confirm', OfOrder);
export const DEPOSIT_CREDIT_HELD = jobKind('deposit.creditHeld', OfOrder);
export const DEPOSIT_EXPIRE = jobKind('deposit.expire', OfOrder);
export const DEPOSIT_GIVE_BACK = jobKind('deposit.giveBack', OfOrder);
export const WITHDRAWAL_REVIEW = jobKind('withdrawal.review', OfOrder);
export const WITHDRAWAL_PAY = jobKind('withdrawal.pay', OfOrder);
export const WITHDRAWAL_RECEIVE = jobKind('withdrawal.receive', OfOrder);

/** What an excluded member does not fetch is paid out. */
export const BALANCE_RETURN = jobKind('balance.return', z.object({ memberId: z.string() }));
