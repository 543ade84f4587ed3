import { z } from 'zod';
import { Language } from '../language';
import { PaymentPassword } from '../payment-password';
import type { MemberType } from '../session/wire';

export interface MemberProfile {
  id: string;
  account: string;
  nickname: string;
  type: MemberType;
  balanceMinor: number;
  currencySymbol: string;
  icon: string;
  vipLevel: number;
}

/** What protects the account. Contacts come with all but their ends hidden. */
export interface SecurityView {
  /** Accounts that log in by SMS only have none. */
  hasPassword: boolean;
  hasPaymentPassword: boolean;
  passwordChangedAt: string;
  mobile: string | null;
  email: string | null;
}

export const SetPaymentPasswordInput = z.strictObject({
  paymentPassword: PaymentPassword,
  confirmPaymentPassword: PaymentPassword,
  /** To change it. */
  oldPaymentPassword: z.string().max(64).optional(),
  /** The login password, to set the first one. */
  password: z.string().max(256).optional(),
});

export const UpdateLanguageInput = z.strictObject({ language: Language });
