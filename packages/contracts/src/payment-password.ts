import { z } from 'zod';
import { PAYMENT_PASSWORD_DIGITS } from './constants';

/** The six digits that a member types before money leaves their account. */
export const PaymentPassword = z
  .string()
  .regex(new RegExp(`^[0-9]{${PAYMENT_PASSWORD_DIGITS}}$`), `has to be ${PAYMENT_PASSWORD_DIGITS} digits`);
