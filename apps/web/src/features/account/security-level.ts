import type { SecurityView } from '@tonalli/contracts/account/api';

const PASSWORD_FRESH_MS = 90 * 24 * 60 * 60 * 1_000;

export type SecurityLevel = 'low' | 'medium' | 'high';
export type SecurityAdvice = 'password' | 'newPassword' | 'paymentPassword' | 'contact' | 'secondFactor' | 'none';

export const isPasswordOld = (security: SecurityView, nowMs: number): boolean =>
  security.hasPassword && nowMs - Date.parse(security.passwordChangedAt) > PASSWORD_FRESH_MS;

/** How well the account is protected, and what its owner had best do next. */
export function securityLevel(security: SecurityView, nowMs: number) {
  const old = isPasswordOld(security, nowMs);
  const missing: SecurityAdvice[] = [];
  if (!security.hasPaymentPassword) missing.push('paymentPassword');
  if (old) missing.push('password');
  if (!security.hasPassword) missing.push('newPassword');
  if (security.mobile === null && security.email === null) missing.push('contact');
  if (!security.authenticator && security.passkeys === 0) missing.push('secondFactor');
  const total = 4;
  const done = total - missing.length;
  const level: SecurityLevel = done === total ? 'high' : done >= total - 2 ? 'medium' : 'low';
  const advice: SecurityAdvice = missing[0] ?? 'none';
  return { level, done, total, advice };
}
