import { describe, expect, it } from 'vitest';
import { newPasswordFault } from './new-password';
import type { FieldRule } from './registration/wire';
import { RULE_KINDS } from './rules';

const rule: FieldRule = {
  field: 'password',
  enabled: false,
  required: false,
  acceptedPattern: RULE_KINDS.lettersDigitsSymbols.expression,
  patternId: 'lettersDigitsSymbols',
  minLength: 8,
  maxLength: 20,
};
const broken = { patternId: 'lettersDigitsSymbols', min: 8, max: 20 };

describe('a new password', () => {
  it.each(['Xk7#mQ2$vL9!', 'abcdef-Ghijkl-mn0pqr', 'correo@Casa.88', 'Cerezo48azul', 'ñandú_Verde7'])(
    'REG-02 AUTH-11 %s is taken',
    (password) => expect(newPasswordFault(rule, { password })).toBeNull(),
  );

  it.each([
    ['', { patternId: 'required' }],
    ['Xk7#mQ2', broken],
    ['Xk7#mQ2$vL9!Xk7#mQ2$v', broken],
    ['Xk#mQ$vL!', broken],
    ['7#2$9!-48', broken],
    ['Xk7# mQ2$', broken],
    ['p@ssw0rd123', { patternId: 'common' }],
    ['Futbol10!', { patternId: 'common' }],
    ['estrella77!x', { patternId: 'common' }],
  ])('REG-02 AUTH-11 %j is refused, whether the registration asks for one or not', (password, fault) => {
    expect(newPasswordFault(rule, { password, username: 'Estrella77' })).toEqual(fault);
  });

  it('AUTH-11 is judged by what guessing begins with alone where no rule is known', () => {
    expect(newPasswordFault(undefined, { password: 'Futbol10!' })).toEqual({ patternId: 'common' });
    expect(newPasswordFault(undefined, { password: 'x7 Kq' })).toBeNull();
  });
});
