import type { SecurityView } from '@tonalli/contracts/account/api';
import { describe, expect, it } from 'vitest';
import { securityLevel } from './security-level';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const SAFE: SecurityView = {
  hasPassword: true,
  hasPaymentPassword: true,
  passwordChangedAt: '2026-05-01T00:00:00Z',
  mobile: '+52 •••• 5678',
  email: null,
  mobileVerified: true,
  emailVerified: false,
  authenticator: true,
  recoveryCodesLeft: 10,
  passkeys: 0,
  proofWays: [],
  bankAccounts: 0,
};

describe('the security level', () => {
  it.each([
    [{}, 'high 4 none'],
    [{ authenticator: false, passkeys: 1 }, 'high 4 none'],
    [{ mobile: null, email: 'a••••@correo.example' }, 'high 4 none'],
    [{ authenticator: false }, 'medium 3 secondFactor'],
    [{ hasPaymentPassword: false }, 'medium 3 paymentPassword'],
    [{ passwordChangedAt: '2026-02-01T00:00:00Z' }, 'medium 3 password'],
    [{ hasPassword: false, passwordChangedAt: '2026-02-01T00:00:00Z' }, 'medium 3 newPassword'],
    [{ hasPaymentPassword: false, mobile: null }, 'medium 2 paymentPassword'],
    [{ hasPaymentPassword: false, mobile: null, authenticator: false }, 'low 1 paymentPassword'],
    [{ hasPassword: false, hasPaymentPassword: false, mobile: null, authenticator: false }, 'low 0 paymentPassword'],
  ])('AUTH-17 with %o is %s: how high, of what is there, and what to do first', (changes, expected) => {
    const { level, done, total, advice } = securityLevel({ ...SAFE, ...changes }, NOW);
    expect(`${level} ${done} ${advice}`).toBe(expected);
    expect(total).toBe(4);
  });
});
