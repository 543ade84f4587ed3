import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clabeCheckDigit, isClabe, maskClabe } from './clabe';

const seventeen = fc.stringMatching(/^[0-9]{17}$/);

describe('CLABE', () => {
  it.each(['032180000118359719', '002010077777777771', '801180012345678905'])(
    'MEM-04 %s is taken when its check digit is right, and with no other',
    (known) => {
      const digits = known.slice(0, -1);
      const right = clabeCheckDigit(digits);
      const taken = [...'0123456789'].filter((digit) => isClabe(digits + digit));
      expect(taken).toEqual([right]);
    },
  );

  it('MEM-04 knows the published example of the standard', () => {
    expect(isClabe('032180000118359719')).toBe(true);
    expect(isClabe('002010077777777771')).toBe(true);
  });

  it('MEM-04 finds every single wrong digit', () => {
    fc.assert(
      fc.property(seventeen, fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const clabe = digits + clabeCheckDigit(digits);
        const wrong = [...clabe].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
        expect(isClabe(clabe)).toBe(true);
        expect(isClabe(wrong)).toBe(false);
      }),
    );
  });

  it.each(['', '03218000011835971', '0321800001183597190', '03218000011835971x', ' 032180000118359719'])(
    'MEM-04 refuses %j',
    (text) => expect(isClabe(text)).toBe(false),
  );

  it('MEM-04 hides all but the last four digits', () => {
    expect(maskClabe('032180000118359719')).toBe('•••• 9719');
    expect(() => clabeCheckDigit('123')).toThrow(RangeError);
  });
});
