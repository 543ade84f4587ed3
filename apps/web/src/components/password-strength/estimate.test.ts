import { describe, expect, it } from 'vitest';
import { passwordBits, passwordStrength } from './estimate';

describe('the strength of a password', () => {
  it.each([
    ['Clave1234', 'weak'],
    ['aaaaaaaaaaaa1', 'weak'],
    ['Abcdefg789', 'weak'],
    ['Tonalli1987', 'weak'],
    ['guadalajara1990x', 'weak'],
    ['Naranjo57', 'weak'],
    ['Naranjo57verde', 'fair'],
    ['Cerezo48azul', 'fair'],
    ['x7Kq2mWd', 'good'],
    ['kq7x2mwdp', 'good'],
    ['x7Kq2mWdR94bTz', 'strong'],
    ['Trompeta46Cubeta93Nube', 'strong'],
  ])('REG-02 AUTH-11 of %s is %s', (password, expected) => {
    expect(passwordStrength(password)).toBe(expected);
  });

  it('REG-02 AUTH-11 is not raised by the user name, a year, a row of keys or the same again', () => {
    const base = 'x7Kq2m';
    const bits = passwordBits(base);
    for (const padding of ['estrella77', '1987', 'qwerty', '11111111', 'password']) {
      expect(passwordBits(base + padding, 'estrella77') - bits, padding).toBeLessThan(15);
    }
    expect(passwordBits(`${base}${base}${base}`) - bits).toBeLessThan(20);
  });

  it('REG-02 AUTH-11 is not raised by length alone', () => {
    expect(passwordStrength('aB3'.repeat(80))).toBe('weak');
    expect(passwordStrength('')).toBe('weak');
  });
});
