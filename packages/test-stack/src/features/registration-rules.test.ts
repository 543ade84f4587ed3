import { MODULE_IDS, type ModuleId } from '@tonalli/contracts/modules';
import {
  type RegistrationFields,
  type RegistrationMethod,
  readFields,
  registrationRules,
} from '@tonalli/contracts/registration/faults';
import { REGISTRATION_FIELDS, type RegistrationField, registerMember } from '@tonalli/contracts/registration/wire';
import { ANY_PATTERN, PATTERN_IDS, RULE_KINDS } from '@tonalli/contracts/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRegistration } from '../../../../apps/mock-platform/src/features/registration/check-registration';
import { proveMobile } from '../../../../apps/mock-platform/src/features/registration/prove-mobile';
import { PlatformFailure } from '../../../../apps/mock-platform/src/kernel/failure';
import { registerRules } from '../../../../apps/mock-platform/src/people/registration-rules';
import { createTestWorld } from '../../../../apps/mock-platform/src/testing/test-world';
import { MODULES_OFF } from '../../../../apps/mock-platform/src/world/operator-settings';
import { checkForm } from '../../../../apps/web/src/features/registration/form-rules';

interface Kept {
  use: 'required' | 'optional' | 'off';
  patternId: string;
  minLength: number;
  maxLength: number;
}
type Rules = Partial<Record<RegistrationField, Kept>>;

interface Attempt {
  rules: Rules;
  method?: RegistrationMethod;
  modulesOff?: ModuleId[];
  fields: RegistrationFields;
  ageConfirmed?: boolean;
}

const NUMBER = '+525512345678';
const TODAY = '2026-01-15';
const CODE = '123456';
const world = createTestWorld();
const expressions: Record<string, string> = Object.fromEntries(
  PATTERN_IDS.map((id) => [id, RULE_KINDS[id].expression]),
);
const setRule = world.sqlite.prepare(
  'UPDATE registration_rules SET enabled = ?, required = ?, accepted_pattern = ?, pattern_id = ?, min_length = ?, max_length = ? WHERE field = ?',
);

/** The world of an operator who asks for this and nothing else. */
function operate(rules: Rules, modulesOff: ModuleId[]) {
  for (const field of REGISTRATION_FIELDS) {
    const { use, patternId, minLength, maxLength } = rules[field] ?? kept('off');
    const pattern = expressions[patternId] ?? ANY_PATTERN;
    setRule.run(use === 'off' ? 0 : 1, use === 'required' ? 1 : 0, pattern, patternId, minLength, maxLength, field);
  }
  world.settings.set(MODULES_OFF, modulesOff);
}

/** What the page says of what was typed, and what it would send. */
function page({ method = 'username', modulesOff = [], fields, ageConfirmed = true }: Attempt) {
  const { rules: all, minimumAgeYears } = registerRules(world);
  const modules = MODULE_IDS.filter((id) => !modulesOff.includes(id));
  const rules = registrationRules(all, { method, modules, withIdentity: false });
  const typed = { fields, agreedToTerms: true, ageConfirmed, limits: {} };
  const faults = checkForm(typed, { rules, minimumAgeYears, today: TODAY });
  return { accepts: Object.keys(faults).length === 0, sent: readFields(rules, fields) };
}

/** What the platform says to a call with these fields: whether they are right, and a code is there where one is needed. */
async function platform(
  { method = 'username', modulesOff = [], ageConfirmed = true }: Attempt,
  sent: RegistrationFields,
) {
  const consent = { agreedToTerms: true, ageConfirmed, registerMethod: 'WEB', login: true };
  const user = registerMember.request.safeParse({ ...sent, ...consent, registerUrl: 'http://x.example', domain: 'x' });
  if (!user.success) return 'INVALID_REQUEST';
  const codeOf = (failure: unknown) => {
    if (failure instanceof PlatformFailure) return failure.code;
    throw failure;
  };
  try {
    checkRegistration(world, method, user.data);
  } catch (failure) {
    return codeOf(failure);
  }
  if (modulesOff.includes('REGMOBVERF3')) return 'OK';
  const problem = await proveMobile(world, NUMBER, user.data).catch(codeOf);
  return problem === 'CODE_MISSING' ? problem : 'OK';
}

const kept = (use: Kept['use'], patternId = 'any', [minLength, maxLength]: [number, number] = [0, 0]): Kept => {
  return { use, patternId, minLength, maxLength };
};
const NO_CODES: ModuleId[] = ['REGMOBVERF3'];
const WHO = { username: 'pedro99', password: 'x7Kq2mWd', confirmPassword: 'x7Kq2mWd' };

/** Where page and platform once disagreed: what is asked, what is typed, and what both have to say. */
const ONCE_APART: Record<string, [Attempt, string]> = {
  'a common password': [
    { rules: {}, modulesOff: NO_CODES, fields: { ...WHO, password: 'Futbol10!', confirmPassword: 'Futbol10!' } },
    'FIELD_INVALID',
  ],
  'a password made of the user name': [
    { rules: {}, modulesOff: NO_CODES, fields: { ...WHO, password: 'pedro99!1', confirmPassword: 'pedro99!1' } },
    'FIELD_INVALID',
  ],
  'a number in groups': [
    {
      rules: { mobileNum: kept('optional', 'digits', [6, 15]) },
      modulesOff: NO_CODES,
      fields: { ...WHO, mobileNum: '55 1234-5678' },
    },
    'OK',
  ],
  'no number where codes prove numbers': [{ rules: {}, fields: { ...WHO, verificationCode: CODE } }, 'FIELD_INVALID'],
  'no code where codes prove numbers': [{ rules: {}, fields: { ...WHO, mobileNum: '5512345678' } }, 'CODE_MISSING'],
  'a code of another kind than its rule': [
    {
      rules: { verificationCode: kept('required', 'korean', [1, 2]) },
      fields: { ...WHO, mobileNum: '5512345678', verificationCode: CODE },
    },
    'OK',
  ],
  'no payment password where one is shown': [
    { rules: { paymentPassword: kept('optional', 'digits', [6, 6]) }, modulesOff: NO_CODES, fields: WHO },
    'FIELD_INVALID',
  ],
  'no picture where one is to be copied': [
    { rules: { captcha: kept('required') }, modulesOff: NO_CODES, fields: WHO },
    'FIELD_INVALID',
  ],
  'a late birthday between blanks': [
    {
      rules: { birthday: kept('optional', 'date') },
      modulesOff: NO_CODES,
      fields: { ...WHO, birthday: ' 2020-01-01 ' },
    },
    'AGE_NOT_CONFIRMED',
  ],
  'a late birthday that nothing asks for': [
    { rules: {}, modulesOff: NO_CODES, fields: { ...WHO, birthday: '2020-01-01' } },
    'OK',
  ],
};

describe('the rules of a registration', () => {
  it.each(Object.entries(ONCE_APART))('REG-07 page and platform agree on %s', async (_title, [attempt, code]) => {
    operate(attempt.rules, attempt.modulesOff ?? []);
    const { accepts, sent } = page(attempt);
    expect(accepts).toBe(code === 'OK');
    expect(await platform(attempt, sent)).toBe(code);
    expect(await platform(attempt, attempt.fields)).toBe(code);
  });

  const rule = fc.record({
    use: fc.constantFrom<Kept['use']>('required', 'optional', 'off'),
    patternId: fc.oneof(fc.constant('any'), fc.constantFrom(...PATTERN_IDS, 'elsewhere')),
    minLength: fc.nat(4),
    maxLength: fc.oneof(fc.constant(0), fc.integer({ min: 8, max: 600 })),
  });
  const text = fc.oneof(
    fc.constantFrom('', ' ', 'Luna７', '55 12-34', 'x7Kq2mWd', 'Futbol10!', '2010-02-03', '02-03-1990', '﷽'.repeat(40)),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const attempt = fc.record({
    rules: fc.dictionary(fc.constantFrom(...REGISTRATION_FIELDS), rule, { maxKeys: 6 }),
    method: fc.constantFrom<RegistrationMethod>('username', 'mobile'),
    modulesOff: fc.subarray<ModuleId>(['REGMOBVERF3', 'MOBILENUMPASSREG3']),
    ageConfirmed: fc.constantFrom(true, true, true, false),
    fields: fc
      .tuple(fc.dictionary(fc.constantFrom(...REGISTRATION_FIELDS), text), fc.constantFrom(CODE, CODE, ''))
      .map(([fields, verificationCode]) => ({
        ...WHO,
        mobileNum: '5512345678',
        ...fields,
        verificationCode,
      })),
  });

  it('REG-02 REG-07 what the page accepts the platform accepts, and what it refuses the platform refuses', async () => {
    const counts = { accepted: 0, refused: 0 };
    const property = fc.asyncProperty(attempt, async (given) => {
      operate(given.rules, given.modulesOff);
      const { accepts, sent } = page(given);
      counts[accepts ? 'accepted' : 'refused'] += 1;
      expect((await platform(given, sent)) === 'OK').toBe(accepts);
      expect((await platform(given, given.fields)) === 'OK').toBe(accepts);
    });
    await fc.assert(property, { numRuns: 400 });

    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(20);
  });
});
