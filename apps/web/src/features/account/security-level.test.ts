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
};

describe('the security level', () => {
  it.each([
    [{}, 'high 3 none'],
    [{ mobile: null, email: 'a••••@correo.example' }, 'high 3 none'],
    [{ hasPaymentPassword: false }, 'medium 2 paymentPassword'],
    [{ passwordChangedAt: '2026-02-01T00:00:00Z' }, 'medium 2 password'],
    [{ hasPassword: false, passwordChangedAt: '2026-02-01T00:00:00Z' }, 'medium 2 newPassword'],
    [{ hasPaymentPassword: false, mobile: null }, 'low 1 paymentPassword'],
    [{ hasPassword: false, hasPaymentPassword: false, mobile: null }, 'low 0 paymentPassword'],
  ])('AUTH-17 with %o is %s: how high, of what is there, and what to do first', (changes, expected) => {
    const { level, done, total, advice } = securityLevel({ ...SAFE, ...changes }, NOW);
    expect(`${level} ${done} ${advice}`).toBe(expected);
    expect(total).toBe(3);
  });
});
