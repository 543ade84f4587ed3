import {
  type DepositLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  limitOutOfOrder,
} from '@tonalli/contracts/limits/periods';
import type { FieldRule } from '@tonalli/contracts/registration/api';
import {
  type AskedOfRegistration,
  type RegistrationFaults,
  type RegistrationMethod,
  registrationFaults,
  type TypedRegistration,
} from '@tonalli/contracts/registration/faults';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { parseAmount } from '../../hooks/amount-text';

type LimitFault = `depositLimits.${LimitPeriod}`;
export type RegisterFaults = RegistrationFaults & Partial<Record<LimitFault, { patternId: string }>>;

type Modules = Bootstrap['modules'];
type TypedLimits = Partial<Record<LimitPeriod, string>>;

/** Ways to register that are on; by mobile is the default (REG-01). */
export function registerMethods(modules: Modules): RegistrationMethod[] {
  return [
    ...(modules.includes('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(modules.includes('USERNAMEREG3') ? (['username'] as const) : []),
  ];
}

/** The fields that the form shows, by their rules: the platform's order, by mobile with the number first. */
export function shownRules(rules: readonly FieldRule[], method: RegistrationMethod): FieldRule[] {
  // The form shows no picture to copy.
  const shown = rules.filter(({ enabled, field }) => enabled && field !== 'captcha');
  return method === 'mobile' ? mobileFirst(shown) : shown;
}

function mobileFirst(rules: FieldRule[]): FieldRule[] {
  const first = ['mobileNum', 'verificationCode'];
  const lead = rules.filter(({ field }) => first.includes(field));
  return [...lead, ...rules.filter(({ field }) => !first.includes(field))];
}

/** What has to be mended before asking the server. */
export function checkForm(
  typed: TypedRegistration & { limits: TypedLimits },
  asked: AskedOfRegistration,
): RegisterFaults {
  const faults: RegisterFaults = registrationFaults(asked, typed);
  const { limits, unreadable } = chosenLimits(typed.limits);
  for (const period of unreadable) faults[`depositLimits.${period}`] = { patternId: 'amount' };
  const tooLow = limitOutOfOrder(limits);
  if (tooLow) faults[`depositLimits.${tooLow}`] = { patternId: 'limitOrder' };
  return faults;
}

/** The deposit limits that were typed, in minor units, and the periods whose amount is none. */
export function chosenLimits(typedLimits: TypedLimits): { limits: DepositLimits; unreadable: LimitPeriod[] } {
  const limits: DepositLimits = {};
  const unreadable: LimitPeriod[] = [];
  for (const period of LIMIT_PERIODS) {
    const typed = typedLimits[period]?.trim();
    if (!typed) continue;
    const limitMinor = parseAmount(typed);
    if (limitMinor) limits[period] = limitMinor;
    else unreadable.push(period);
  }
  return { limits, unreadable };
}
