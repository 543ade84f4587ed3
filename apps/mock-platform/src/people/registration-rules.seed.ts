import { REGISTRATION_FIELDS, type RegistrationField } from '@tonalli/contracts/registration/wire';
import { ANY_PATTERN, type PatternId, RULE_KINDS } from '@tonalli/contracts/rules';
import type { World } from '../world/world';
import { registrationRules } from './registration-rules.table';

interface DefaultRule {
  use: 'required' | 'optional' | 'off';
  kind: PatternId | 'any';
  min: number;
  max: number;
}

const text = (max: number): DefaultRule => ({ use: 'off', kind: 'any', min: 1, max });

/** A short registration; the rest is there to be switched on. */
const DEFAULTS: Record<RegistrationField, DefaultRule> = {
  username: { use: 'required', kind: 'letterFirst', min: 4, max: 16 },
  password: { use: 'required', kind: 'lettersDigitsSymbols', min: 8, max: 20 },
  confirmPassword: { use: 'required', kind: 'any', min: 8, max: 20 },
  payeeName: { use: 'off', kind: 'fullName', min: 3, max: 60 },
  email: { use: 'optional', kind: 'email', min: 6, max: 100 },
  qqNum: { use: 'off', kind: 'digits', min: 5, max: 12 },
  mobileNum: { use: 'optional', kind: 'digits', min: 6, max: 15 },
  recommenderId: { use: 'off', kind: 'lettersOrDigits', min: 4, max: 16 },
  captcha: { use: 'off', kind: 'lettersOrDigits', min: 5, max: 5 },
  verificationCode: { use: 'off', kind: 'digits', min: 6, max: 6 },
  affiliateCode: { use: 'optional', kind: 'lettersOrDigits', min: 4, max: 16 },
  paymentPassword: { use: 'off', kind: 'digits', min: 6, max: 6 },
  line: text(64),
  whatsapp: text(64),
  facebook: text(64),
  wechat: text(64),
  telegram: text(64),
  zalo: text(64),
  idNumber: { use: 'off', kind: 'lettersOrDigits', min: 6, max: 20 },
  nickname: text(24),
  birthday: { use: 'off', kind: 'date', min: 10, max: 10 },
  address: text(200),
  nationality: text(60),
  occupation: text(60),
  sourceOfIncome: text(60),
  placeOfBirth: text(60),
};

export function seedRegistration(world: World): void {
  const rows = REGISTRATION_FIELDS.map((field, position) => {
    const { use, kind, min, max } = DEFAULTS[field];
    return {
      field,
      position,
      enabled: use !== 'off',
      required: use === 'required',
      acceptedPattern: kind === 'any' ? ANY_PATTERN : RULE_KINDS[kind].expression,
      patternId: kind,
      minLength: min,
      maxLength: max,
    };
  });
  world.db.insert(registrationRules).values(rows).run();
}
