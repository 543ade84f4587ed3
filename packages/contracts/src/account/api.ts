import { z } from 'zod';
import { Language } from '../language';
import { MAX_AMOUNT_MINOR } from '../money';
import { PaymentPassword } from '../payment-password';
import { ExternalAttempt, ExternalProvider } from '../session/external';
import type { MemberType } from '../session/wire';
import type { ClosingBlocker } from './closing';
import { Nickname } from './nickname';
import type { Place } from './place';
import type { ProofWay } from './proof-ways';

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
  /** A code that was sent there was typed. */
  mobileVerified: boolean;
  emailVerified: boolean;
  authenticator: boolean;
  /** Of the authenticator; each lets in once. */
  recoveryCodesLeft: number;
  passkeys: number;
  /** By what a member without a password proves again who they are; none for a member who has one. */
  proofWays: ProofWay[];
  bankAccounts: number;
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
  /** Left out where nobody knows. */
  place?: Place | undefined;
  openedAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  current: boolean;
}

export interface LoginRow {
  at: string;
  device: DeviceView;
  ip: string;
  place?: Place | undefined;
  way: 'password' | 'sms' | 'register' | 'passkey' | ExternalProvider;
  succeeded: boolean;
}

/** One of both, or neither where the account has neither. */
export const RequestOwnDataInput = z.strictObject({
  password: z.string().max(256).optional(),
  paymentPassword: PaymentPassword.optional(),
});
export const OwnDataPartInput = z.strictObject({
  requestId: z.string().max(32),
  cursor: z.string().max(512).optional(),
});

export interface OwnDataRequestView {
  requestId: string;
  at: string;
  /** Until then the rows can be read. */
  until: string;
  sections: { name: string; columns: string[] }[];
}

export interface OwnDataPart {
  slices: { section: string; rows: unknown[][] }[];
  /** Null: that was all. */
  next: string | null;
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

const LoginPassword = z.string().max(256).optional();
const Code = z.string().trim().max(32);
const PasskeyName = z.string().trim().min(1).max(40);
/** As the browser's own interface words it; the platform's library reads it. */
const Ceremony = z.record(z.string().max(64), z.unknown());

export const ProofInput = z.strictObject({ password: LoginPassword });
export const ProveInput = z.discriminatedUnion('way', [
  z.strictObject({ way: z.enum(['totp', 'mobile']), code: Code }),
  z.strictObject({ way: z.literal('passkey'), response: Ceremony }),
  z.strictObject({ way: z.literal('external'), attempt: ExternalAttempt }),
]);
export const ConfirmTotpInput = z.strictObject({ code: Code });
export const RemoveTotpInput = z.strictObject({ code: Code.optional(), password: LoginPassword });
export const AddPasskeyInput = z.strictObject({ name: PasskeyName, response: Ceremony });
export const RenamePasskeyInput = z.strictObject({ id: z.string().min(1).max(1_024), name: PasskeyName });
export const RemovePasskeyInput = z.strictObject({ id: z.string().min(1).max(1_024) });
export const LogInByPasskeyInput = z.strictObject({ response: Ceremony });

export interface LinkedIdentityRow {
  provider: ExternalProvider;
  /** As the service knows its owner; null when it did not tell. */
  name: string | null;
  email: string | null;
  linkedAt: string;
  lastUsedAt: string | null;
}

export interface LinkedIdentitiesView {
  list: LinkedIdentityRow[];
  /** Services that can be linked. */
  offered: ExternalProvider[];
}

/** Whom a service verified, of which nothing is linked yet. */
export type ReturnedIdentityView = Pick<LinkedIdentityRow, 'provider' | 'name' | 'email'>;

export const ReturnedIdentityInput = z.strictObject({ attempt: ExternalAttempt });
export const LinkExternalInput = z.strictObject({ attempt: ExternalAttempt, password: LoginPassword });
export const UnlinkExternalInput = z.strictObject({ provider: ExternalProvider });

export const RequestContactCodeInput = z.strictObject({
  kind: z.enum(['mobile', 'email']),
  contact: z.string().trim().max(254),
  countryDialingCode: z.string().max(8).optional(),
});
export const BindContactInput = z.strictObject({
  kind: z.enum(['mobile', 'email']),
  contact: z.string().trim().max(254),
  countryDialingCode: z.string().max(8).optional(),
  verificationCode: Code,
  password: LoginPassword,
});

export interface TotpSecretView {
  /** Base32, to be typed where no picture can be scanned. */
  secret: string;
  /** `otpauth://totp/...` */
  uri: string;
}

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Survives the device that it was made on. */
  backedUp: boolean;
}

/** What the member sees before they close the account. Amounts in minor units. */
export interface ClosingView {
  blockers: { kind: ClosingBlocker; count: number }[];
  payoutMinor: number;
  /** The default first. */
  accounts: { id: string; bankName: string; maskedClabe: string; holder: string; isDefault: boolean }[];
  loss: { bonusMinor: number; freePlays: number; points: number; rewards: number; tickets: number };
}

export const CloseAccountInput = z.strictObject({
  password: z.string().max(256).optional(),
  paymentPassword: PaymentPassword.optional(),
  accountId: z.string().max(32).optional(),
  /** As the member saw it. */
  payoutMinor: z.int().min(0).max(MAX_AMOUNT_MINOR),
  bonusMinor: z.int().min(0).max(MAX_AMOUNT_MINOR),
});
