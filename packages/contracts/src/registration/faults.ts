import type { FieldError } from '../envelope';
import type { ModuleId } from '../modules';
import { newPasswordFault } from '../new-password';
import { ANY_PATTERN, ageInYears, checkAll, normalised, parseRuleDate } from '../rules';
import type { FieldRule, RegisterRules, RegistrationField } from './wire';

/**
 * What is wrong with a registration (REG-02, REG-05, REG-07): the page judges by this before it asks, and the platform when
 * it is asked. No imports of zod at run time, since it ships to browsers.
 */
export type RegistrationMethod = 'username' | 'mobile';

export interface RegistrationWay {
  method: RegistrationMethod;
  /** Those that are on. */
  modules: readonly ModuleId[];
  /** An identity of another service opens the new account. */
  withIdentity: boolean;
}

export type RegistrationFields = Partial<Record<RegistrationField, string>>;
type TypedFields = { readonly [Field in RegistrationField]?: string | undefined };

export interface TypedRegistration {
  fields: TypedFields;
  agreedToTerms: boolean;
  ageConfirmed: boolean;
}

export type AskedOfRegistration = Pick<RegisterRules, 'rules' | 'minimumAgeYears'> & {
  /** yyyy-MM-dd, where the operator is. */
  today: string;
};

export type RegistrationFaults = Partial<Record<RegistrationField | 'agreedToTerms' | 'ageConfirmed', FieldError>>;

const use = (rule: FieldRule, needed: boolean): FieldRule => ({ ...rule, enabled: needed, required: needed });
const ANYTHING = { acceptedPattern: ANY_PATTERN, patternId: 'any' };

/** What one way of registering makes of the operator's rules; product specification section 5. */
export function registrationRules(
  rules: readonly FieldRule[],
  { method, modules, withIdentity }: RegistrationWay,
): FieldRule[] {
  const bySms = modules.includes('REGMOBVERF3');
  const withPassword = !withIdentity && (method === 'username' || modules.includes('MOBILENUMPASSREG3'));
  return rules.map((rule) => {
    switch (rule.field) {
      case 'username':
        return use(rule, method === 'username');
      case 'password':
      case 'confirmPassword':
        return use(rule, withPassword);
      case 'mobileNum':
        return method === 'mobile' || bySms ? use(rule, true) : rule;
      case 'verificationCode':
        // Whether a code is right is for the one who sent it to say, as it is of a picture for the one who drew it.
        return { ...use(rule, bySms), ...ANYTHING, minLength: 0, maxLength: 0 };
      case 'captcha':
        return { ...rule, ...ANYTHING };
      case 'paymentPassword':
        return use(rule, rule.enabled);
      default:
        return rule;
    }
  });
}

/** The fields that are asked for, as they are judged, sent and kept; what was left empty is left out. */
export function readFields(rules: readonly FieldRule[], typed: TypedFields): RegistrationFields {
  const read: RegistrationFields = {};
  for (const rule of rules) {
    const value = rule.enabled && normalised(rule, typed[rule.field] ?? '');
    if (value) read[rule.field] = value;
  }
  return read;
}

/** Every fault by its field, none for a good registration. `rules` are those of `registrationRules`. */
export function registrationFaults(asked: AskedOfRegistration, typed: TypedRegistration): RegistrationFaults {
  const { rules, minimumAgeYears, today } = asked;
  const fields = readFields(rules, typed.fields);
  const faults: RegistrationFaults = checkAll(rules, { ...fields, ...bareNumber(fields) });
  const { password, username, birthday } = fields;
  const rule = rules.find(({ field }) => field === 'password');
  const fault = password === undefined ? null : newPasswordFault(rule, { password, username });
  if (fault) faults.password = fault;
  const born = birthday === undefined ? null : parseRuleDate(birthday);
  if (born !== null && ageInYears(born, today) < minimumAgeYears) {
    faults.birthday ??= { patternId: 'tooYoung', min: minimumAgeYears };
  }
  if (!typed.agreedToTerms) faults.agreedToTerms = { patternId: 'required' };
  if (!typed.ageConfirmed) faults.ageConfirmed = { patternId: 'required' };
  return faults;
}

/** The rule is about digits; how people group them is their affair. */
function bareNumber({ mobileNum }: RegistrationFields): RegistrationFields {
  return mobileNum === undefined ? {} : { mobileNum: mobileNum.replace(/[\s().+-]/g, '') };
}
