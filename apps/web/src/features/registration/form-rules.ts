import {
  type DepositLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  limitOutOfOrder,
} from '@tonalli/contracts/limits/periods';
import type { FieldRule, RegisterRules, RegistrationField } from '@tonalli/contracts/registration/api';
import { ageInYears, checkField, normalised, parseRuleDate } from '@tonalli/contracts/rules';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { parseAmount } from '../../hooks/amount-text';
import type { RegisterMethod, RegisterValues } from './register-draft';

export interface RegisterFault {
  patternId: string;
  min?: number | undefined;
  max?: number | undefined;
}

export type RegisterFaults = Partial<
  Record<RegistrationField | 'terms' | 'age' | `depositLimits.${LimitPeriod}`, RegisterFault>
>;

type Modules = Bootstrap['modules'];

/** Ways to register that are on; by mobile is the default (REG-01). */
export function registerMethods(modules: Modules): RegisterMethod[] {
  return [
    ...(modules.includes('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(modules.includes('USERNAMEREG3') ? (['username'] as const) : []),
  ];
}

/** The rules of the fields that one way of registering shows, in the platform's order (REG-02). */
export function formRules(
  { rules, withoutPassword = false }: Pick<RegisterRules, 'rules'> & { withoutPassword?: boolean },
  method: RegisterMethod,
  modules: Modules,
): FieldRule[] {
  const bySms = modules.includes('REGMOBVERF3');
  const withPassword = !withoutPassword && (method === 'username' || modules.includes('MOBILENUMPASSREG3'));
  const shown = rules.flatMap((rule): FieldRule[] => {
    switch (rule.field) {
      case 'username':
        return method === 'username' ? [{ ...rule, enabled: true, required: true }] : [];
      case 'mobileNum':
        return method === 'mobile' || rule.enabled
          ? [{ ...rule, enabled: true, required: rule.required || method === 'mobile' }]
          : [];
      case 'password':
      case 'confirmPassword':
        return withPassword ? [{ ...rule, enabled: true, required: true }] : [];
      case 'verificationCode':
        return bySms && (method === 'mobile' || rule.enabled) ? [{ ...rule, enabled: true, required: true }] : [];
      // Proven by a picture that registration does not show.
      case 'captcha':
        return [];
      default:
        return rule.enabled ? [rule] : [];
    }
  });
  return method === 'mobile' ? mobileFirst(shown) : shown;
}

function mobileFirst(rules: FieldRule[]): FieldRule[] {
  const first = ['mobileNum', 'verificationCode'];
  const lead = rules.filter(({ field }) => first.includes(field));
  return [...lead, ...rules.filter(({ field }) => !first.includes(field))];
}

interface Form {
  rules: readonly FieldRule[];
  minimumAgeYears: number;
  /** yyyy-MM-dd */
  today: string;
}

/** What has to be mended before asking the server. */
export function checkForm(values: RegisterValues, { rules, minimumAgeYears, today }: Form): RegisterFaults {
  const faults: RegisterFaults = {};
  for (const rule of rules) {
    const value = fieldValue(values, rule);
    const fault = checkField(rule, value);
    if (fault) faults[rule.field] = fault;
    else if (rule.field === 'confirmPassword' && value !== (values.fields.password ?? '')) {
      faults.confirmPassword = { patternId: 'confirm' };
    }
  }
  const birthday = parseRuleDate(values.fields.birthday ?? '');
  if (!faults.birthday && birthday && ageInYears(birthday, today) < minimumAgeYears) {
    faults.birthday = { patternId: 'tooYoung', min: minimumAgeYears };
  }
  const { limits, unreadable } = chosenLimits(values);
  for (const period of unreadable) faults[`depositLimits.${period}`] = { patternId: 'amount' };
  const tooLow = limitOutOfOrder(limits);
  if (tooLow) faults[`depositLimits.${tooLow}`] = { patternId: 'limitOrder' };
  if (!values.agreedToTerms) faults.terms = { patternId: 'terms' };
  if (!values.ageConfirmed) faults.age = { patternId: 'age', min: minimumAgeYears };
  return faults;
}

/** What is judged, and what is sent. */
export function fieldValue({ fields }: RegisterValues, rule: FieldRule): string {
  return normalised(rule, fields[rule.field] ?? '');
}

/** The deposit limits that were typed, in minor units, and the periods whose amount is none. */
export function chosenLimits(values: RegisterValues): { limits: DepositLimits; unreadable: LimitPeriod[] } {
  const limits: DepositLimits = {};
  const unreadable: LimitPeriod[] = [];
  for (const period of LIMIT_PERIODS) {
    const typed = values.limits[period]?.trim();
    if (!typed) continue;
    const limitMinor = parseAmount(typed);
    if (limitMinor) limits[period] = limitMinor;
    else unreadable.push(period);
  }
  return { limits, unreadable };
}
