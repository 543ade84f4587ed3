import { describe, expect, it } from 'vitest';
import { normaliseMobile } from './mobile-number';

describe('a mobile number', () => {
  it.each([
    ['52', '5512345678', '+525512345678'],
    ['+52', ' 55 1234-5678 ', '+525512345678'],
    ['52', '(55) 1234.5678', '+525512345678'],
    ['52', '+52 55 1234 5678', '+525512345678'],
    ['44', '07911 123456', '+447911123456'],
    ['1', '202-555-0123', '+12025550123'],
  ])('REG-01 of +%s written %s is %s', (code, typed, normal) => {
    expect(normaliseMobile(code, typed)).toBe(normal);
  });

  it.each([
    ['52', '123'],
    ['52', '55123456789012'],
    ['52', '55abc45678'],
    ['52', '+1 202 555 0123'],
    ['', '5512345678'],
    ['999', '5512345678'],
    ['52', ''],
    ['52', '5'.repeat(40)],
  ])('REG-01 of "%s" cannot be "%s"', (code, typed) => {
    expect(normaliseMobile(code, typed)).toBeNull();
  });
});
