import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULE_IDS, type ModuleId } from '../modules';
import { ANY_PATTERN, PATTERN_IDS, RULE_KINDS } from '../rules';
import {
  type RegistrationFields,
  type RegistrationMethod,
  readFields,
  registrationFaults,
  registrationRules,
} from './faults';
import { type FieldRule, REGISTRATION_FIELDS, type RegistrationField } from './wire';

type Use = 'required' | 'optional' | 'off';
const ruleOf = (field: RegistrationField, asked: Use, changes: Partial<FieldRule> = {}): FieldRule => ({
  field,
  enabled: asked !== 'off',
  required: asked === 'required',
  acceptedPattern: ANY_PATTERN,
  patternId: 'any',
  minLength: 0,
  maxLength: 0,
  ...changes,
});
const digits = (min: number, max: number) => ({
  acceptedPattern: RULE_KINDS.digits.expression,
  patternId: 'digits',
  minLength: min,
  maxLength: max,
});

interface Case {
  method?: RegistrationMethod;
  modules?: ModuleId[];
  withIdentity?: boolean;
  rules: FieldRule[];
  typed?: RegistrationFields;
  agreedToTerms?: boolean;
  ageConfirmed?: boolean;
}

function faultsOf({ method = 'username', modules = [], withIdentity = false, typed = {}, ...given }: Case) {
  const rules = registrationRules(given.rules, { method, modules, withIdentity });
  const { agreedToTerms = true, ageConfirmed = true } = given;
  const asked = { rules, minimumAgeYears: 18, today: '2026-11-20' };
  return registrationFaults(asked, { fields: typed, agreedToTerms, ageConfirmed });
}

const needed = { patternId: 'required' };
const BY_SMS: ModuleId[] = ['REGMOBVERF3'];
const wordy = digits(4, 4);

/** Each is something that page and platform once judged differently, or that one of them could not know of the other. */
const CASES: Record<string, [Case, ReturnType<typeof faultsOf>]> = {
  'a payment password is needed wherever it is asked for': [
    { rules: [ruleOf('paymentPassword', 'optional')] },
    { paymentPassword: needed },
  ],
  'a payment password that is off is not': [{ rules: [ruleOf('paymentPassword', 'off')] }, {}],
  'where codes prove numbers, a number is needed by user name too, though the operator left it off': [
    {
      modules: BY_SMS,
      rules: [ruleOf('mobileNum', 'off'), ruleOf('verificationCode', 'off')],
      typed: { verificationCode: '1' },
    },
    { mobileNum: needed },
  ],
  'and its code': [
    {
      modules: BY_SMS,
      rules: [ruleOf('mobileNum', 'off'), ruleOf('verificationCode', 'off')],
      typed: { mobileNum: '55' },
    },
    { verificationCode: needed },
  ],
  'no code is asked for where none is sent': [{ rules: [ruleOf('verificationCode', 'required')] }, {}],
  'a code is not judged by a rule, since who sent it knows': [
    {
      modules: BY_SMS,
      rules: [ruleOf('verificationCode', 'optional', wordy)],
      typed: { verificationCode: 'x-123456' },
    },
    {},
  ],
  'a number is judged without what groups it': [
    { rules: [ruleOf('mobileNum', 'optional', digits(6, 12))], typed: { mobileNum: ' +52 (55) 1234-56.78 ' } },
    {},
  ],
  'a number of nothing but what groups is none': [
    { rules: [ruleOf('mobileNum', 'required', digits(6, 12))], typed: { mobileNum: '+ () -' } },
    { mobileNum: needed },
  ],
  'a number is needed to register by it': [
    { method: 'mobile', rules: [ruleOf('mobileNum', 'off'), ruleOf('username', 'required')] },
    { mobileNum: needed },
  ],
  'a picture that has to be copied is missed': [{ rules: [ruleOf('captcha', 'required')] }, { captcha: needed }],
  'a picture is copied in any letters': [
    { rules: [ruleOf('captcha', 'required', digits(5, 5))], typed: { captcha: 'aB3dE' } },
    {},
  ],
  'a password that guessing begins with': [
    { rules: [ruleOf('password', 'required')], typed: { password: 'Futbol10!' } },
    { password: { patternId: 'common' } },
  ],
  'a password that is the user name': [
    {
      rules: [ruleOf('username', 'required'), ruleOf('password', 'required')],
      typed: { username: 'Estrella77', password: 'estrella77!x' },
    },
    { password: { patternId: 'common' } },
  ],
  'a password beside a user name that is asked for nowhere': [
    {
      method: 'mobile',
      modules: ['MOBILENUMPASSREG3'],
      rules: [ruleOf('username', 'required'), ruleOf('password', 'off')],
      typed: { username: 'Estrella77', password: 'estrella77!x' },
    },
    {},
  ],
  'no password by mobile number where none is asked for': [
    { method: 'mobile', rules: [ruleOf('password', 'required'), ruleOf('confirmPassword', 'required')] },
    {},
  ],
  'no password for an identity of another service': [
    { withIdentity: true, rules: [ruleOf('password', 'required'), ruleOf('confirmPassword', 'required')] },
    {},
  ],
  'another confirmation': [
    {
      rules: [ruleOf('password', 'off'), ruleOf('confirmPassword', 'off')],
      typed: { password: 'x7Kq2mWd', confirmPassword: 'x7Kq2mWD' },
    },
    { confirmPassword: { patternId: 'confirm' } },
  ],
  'a birthday of the very day': [{ rules: [ruleOf('birthday', 'optional')], typed: { birthday: '2008-11-20' } }, {}],
  'a birthday a day too late': [
    { rules: [ruleOf('birthday', 'optional')], typed: { birthday: '2008-11-21' } },
    { birthday: { patternId: 'tooYoung', min: 18 } },
  ],
  'the same between blanks, in wide figures, month first': [
    { rules: [ruleOf('birthday', 'optional')], typed: { birthday: ' １１-21-2008 ' } },
    { birthday: { patternId: 'tooYoung', min: 18 } },
  ],
  'a birthday that is asked for nowhere': [
    { rules: [ruleOf('birthday', 'off')], typed: { birthday: '2020-01-01' } },
    {},
  ],
  'a birthday that breaks its rule too': [
    { rules: [ruleOf('birthday', 'optional', digits(4, 4))], typed: { birthday: '2020-01-01' } },
    { birthday: { patternId: 'digits', min: 4, max: 4 } },
  ],
  'terms and age that were not agreed to': [
    { rules: [], agreedToTerms: false, ageConfirmed: false },
    { agreedToTerms: needed, ageConfirmed: needed },
  ],
};

describe('the faults of a registration', () => {
  it.each(Object.entries(CASES))('REG-02 REG-05 REG-07 %s', (_title, [given, faults]) => {
    expect(faultsOf(given)).toEqual(faults);
  });

  const anyRule = (field: RegistrationField) =>
    fc
      .record({
        asked: fc.constantFrom<Use>('required', 'optional', 'off'),
        patternId: fc.constantFrom(...PATTERN_IDS, 'any', 'elsewhere'),
        minLength: fc.nat(12),
        maxLength: fc.oneof(fc.constant(0), fc.nat(600)),
      })
      .map(({ asked, patternId, ...bounds }) => {
        const acceptedPattern = PATTERN_IDS.find((id) => id === patternId);
        return ruleOf(field, asked, {
          ...bounds,
          patternId,
          acceptedPattern: acceptedPattern ? RULE_KINDS[acceptedPattern].expression : ANY_PATTERN,
        });
      });
  const text = fc.oneof(
    fc.constantFrom('', ' ', '５５ 12-34', 'x7Kq2mWd', '2010-02-03', '﷽'.repeat(40), 'e\u0301', 'Ana Pérez'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  it('REG-07 stay the same, whatever the rules, for what is sent of what was typed', () => {
    const rules = fc.tuple(...REGISTRATION_FIELDS.map(anyRule));
    const typed = fc.dictionary(fc.constantFrom(...REGISTRATION_FIELDS), text);
    const way = fc.record({
      method: fc.constantFrom<RegistrationMethod>('username', 'mobile'),
      modules: fc.subarray(MODULE_IDS),
      withIdentity: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, typed, way, (all, given, how) => {
        const sent = readFields(registrationRules(all, how), given);
        expect(faultsOf({ ...how, rules: all, typed: sent })).toEqual(faultsOf({ ...how, rules: all, typed: given }));
        expect(readFields(registrationRules(all, how), sent)).toEqual(sent);
      }),
      { numRuns: 300 },
    );
  });
});
