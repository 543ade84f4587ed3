import type { RegisterRules } from '@tonalli/contracts/registration/api';
import { type RegistrationMethod, registrationRules } from '@tonalli/contracts/registration/faults';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { describe, expect, it } from 'vitest';
import { checkForm, registerMethods, shownRules } from './form-rules';
import type { RegisterValues } from './register-draft';

const rule = (field: RegisterRules['rules'][number]['field'], enabled: boolean, required = enabled) => ({
  field,
  enabled,
  required,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 0,
  maxLength: 64,
});
const rules: RegisterRules = {
  rules: [
    rule('username', true),
    rule('password', true),
    rule('confirmPassword', true),
    rule('mobileNum', true, false),
    rule('verificationCode', true),
    rule('email', false),
    rule('birthday', true, false),
    rule('captcha', true, false),
  ],
  minimumAgeYears: 18,
  firebaseSms: false,
  asksForConsent: false,
};
const rulesOf = (method: RegistrationMethod, modules: Bootstrap['modules']) =>
  registrationRules(rules.rules, { method, modules, withIdentity: false });
const shownOf = (method: RegistrationMethod, modules: Bootstrap['modules']) =>
  shownRules(rulesOf(method, modules), method);
const fieldsOf = (...way: Parameters<typeof shownOf>) => shownOf(...way).map(({ field }) => field);
const values = (fields: RegisterValues['fields']): RegisterValues => ({
  method: null,
  fields,
  dialingCode: '52',
  limits: {},
  consents: [],
  agreedToTerms: true,
  ageConfirmed: true,
  referralCode: null,
  firebaseSession: null,
  codeReadyAt: null,
});

describe('registration form', () => {
  it('REG-01 offers the ways that are on, by mobile first', () => {
    expect(registerMethods(['USERNAMEREG3', 'MOBILENUMREG3'])).toEqual(['mobile', 'username']);
    expect(registerMethods(['USERNAMEREG3'])).toEqual(['username']);
    expect(registerMethods([])).toEqual([]);
  });

  it('REG-02 shows what the platform enables, and no more', () => {
    expect(fieldsOf('username', [])).toEqual(['username', 'password', 'confirmPassword', 'mobileNum', 'birthday']);
  });

  it('REG-01 by mobile the number comes first and is needed; the password only where it is asked for', () => {
    expect(fieldsOf('mobile', ['REGMOBVERF3'])).toEqual(['mobileNum', 'verificationCode', 'birthday']);
    expect(shownOf('mobile', []).find(({ field }) => field === 'mobileNum')?.required).toBe(true);
    expect(fieldsOf('mobile', ['MOBILENUMPASSREG3'])).toContain('confirmPassword');
  });

  it('REG-04 by user name asks for number and code too where codes prove numbers, in the platform’s order', () => {
    expect(fieldsOf('username', ['REGMOBVERF3'])).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
      'birthday',
    ]);
    expect(shownOf('username', ['REGMOBVERF3']).find(({ field }) => field === 'mobileNum')?.required).toBe(true);
  });

  it('REG-05 a birthday below the age, terms and age that were not agreed to are faults', () => {
    const form = { rules: rulesOf('username', []), minimumAgeYears: 18, today: '2026-11-20' };
    const typed = { username: 'a', password: 'x7Kq2mWd', confirmPassword: 'x7Kq2mWd' };
    expect(checkForm(values({ ...typed, birthday: '2008-11-20' }), form)).toEqual({});
    expect(checkForm(values({ ...typed, birthday: '2008-11-21' }), form)).toEqual({
      birthday: { patternId: 'tooYoung', min: 18 },
    });
    const unsure = { ...values(typed), agreedToTerms: false, ageConfirmed: false };
    expect(Object.keys(checkForm(unsure, form))).toEqual(['agreedToTerms', 'ageConfirmed']);
  });
});
