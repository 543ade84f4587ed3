import { describe, expect, it } from 'vitest';
import { birthdayOfCurp, isCurp, maskCurp, normaliseCurp } from './curp';

describe('CURP', () => {
  // Examples that the register and public offices print in their instructions.
  it.each([
    ['HEGG560427MVZRRL04', '1956-04-27'],
    ['SABC560626MDFLRN01', '1956-06-26'],
  ])('MEM-18 takes %s, of somebody born on %s', (curp, birthday) => {
    expect(isCurp(curp)).toBe(true);
    expect(birthdayOfCurp(curp)).toBe(birthday);
  });

  it.each([
    ['a wrong check digit', 'HEGG560427MVZRRL05'],
    ['two characters changed over', 'HEGG560472MVZRRL04'],
    ['a day that there is not', 'HEGG560431MVZRRL07'],
    ['no state', 'HEGG560427MXXRRL04'],
    ['another sex', 'HEGG560427AVZRRL04'],
    ['17 characters', 'HEGG560427MVZRRL0'],
    ['nothing', ''],
    ['small letters', 'hegg560427mvzrrl04'],
  ])('MEM-18 takes no CURP with %s', (_what, curp) => {
    expect(isCurp(curp)).toBe(false);
    expect(birthdayOfCurp(curp)).toBeNull();
  });

  it('MEM-18 reads a letter in the place before the last as this century', () => {
    // The check digit was worked out by hand: the weighted sum over the 17 characters is 2,046.
    expect(birthdayOfCurp('GOAR050115HDFMRLA4')).toBe('2005-01-15');
  });

  it('MEM-18 is read as people type it, and shown with its middle hidden', () => {
    expect(normaliseCurp(' hegg-560427 mvzrrl04 ')).toBe('HEGG560427MVZRRL04');
    expect(maskCurp('HEGG560427MVZRRL04')).toBe('HEGG••••••••••••04');
  });
});
