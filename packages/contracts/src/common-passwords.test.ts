import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  it.each([
    'password',
    'Password1',
    'p@ssw0rd123',
    'Qwerty123',
    'iloveyou2',
    'Contraseña1',
    'Clave1234',
    'teamo123',
    'america1999',
    'chivas12',
    'aaaaaaaaaaaa',
    'abcdefgh',
    '87654321',
    '1q2w3e4r5t',
    'Tonalli2024',
    'FUTBOL10!',
  ])('AUTH-11 %s is one', (password) => {
    expect(isCommonPassword(password.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true);
  });

  it.each(['Cerezo48azul', 'Nueva1234', 'x7Kq2mWd', 'Clave2026', 'Naranjo57verde'])(
    'AUTH-11 %s is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('AUTH-11 a user name with a little beside it is one, for that user alone', () => {
    expect(isCommonPassword('estrella77x9', 'Estrella77')).toBe(true);
    expect(isCommonPassword('estrella77x9', 'otra')).toBe(false);
    expect(isCommonPassword('anaMontes8412', 'ana')).toBe(false);
  });
});
