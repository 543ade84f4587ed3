import { z } from 'zod';
import { Language } from '../language';
import { PaymentPassword } from '../payment-password';
import type { MemberType } from '../session/wire';
import { Nickname } from './nickname';

export interface MemberProfile {
  id: string;
  account: string;
  nickname: string;
  type: MemberType;
  balanceMinor: number;
  currencySymbol: string;
  /** Path of the picture on the image hosts. */
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

export const ChangePasswordInput = z.strictObject({
  oldPassword: z.string().max(256),
  newPassword: z.string().max(256),
  confirmNewPassword: z.string().max(256),
});

export interface AvatarChoice {
  /** The id of the member's own. */
  current: string;
  avatars: { id: string; picture: string }[];
}

export const ChooseAvatarInput = z.strictObject({ id: z.string().min(1).max(32) });
export const ChangeNicknameInput = z.strictObject({ nickname: Nickname });
export const RevokeSessionInput = z.strictObject({ id: z.string().min(1).max(64) });

export interface DeviceView {
  kind: 'desktop' | 'phone' | 'tablet' | 'other';
  /** Names as people know them; null when the browser does not say. */
  browser: string | null;
  system: string | null;
}

export interface SessionRow {
  id: string;
  device: DeviceView;
  ip: string;
  openedAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  current: boolean;
}

export interface LoginRow {
  at: string;
  device: DeviceView;
  ip: string;
  way: 'password' | 'sms' | 'register' | 'passkey';
  succeeded: boolean;
}

export const UpdateLanguageInput = z.strictObject({ language: Language });

export interface RegisteredIpRow {
  ip: string;
  device: DeviceView;
  addedAt: string;
  lastUsedAt: string;
  /** The address that asks. */
  current: boolean;
}

export interface RegisteredIpsView {
  /** Logins from other addresses ask for a second step. */
  enforced: boolean;
  list: RegisteredIpRow[];
}

export const RemoveRegisteredIpInput = z.strictObject({ ip: z.string().min(1).max(64) });
