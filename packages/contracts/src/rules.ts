import type { FieldError } from './envelope';
import type { FieldRule, RegistrationField } from './registration/wire';

/**
 * The registration rule engine (REG-02, REG-07): web, gateway and platform judge a field by this one
 * definition. No imports at run time, since it ships to browsers. Kinds: product specification section 5.
 * Every expression matches in linear time, and none runs on more than `VALUE_MAX_CHARACTERS`.
 */
const SYMBOL = '!-\\/:-@\\[-`\\{-~';
const LETTER = 'A-Za-zÀ-ÖØ-öø-ÿ';
const NAME_PART = "[\\p{L}\\p{M}'’.\\-]+";
const EMAIL_ATOM = '[A-Za-z0-9_%+\\-]+';
const EMAIL_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?';

/** Expression (Unicode mode) by `patternId`; the platform sends it as `acceptedPattern`. */
const EXPRESSIONS = {
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  chineseDigits: '^[\\p{Script=Han}0-9]+$',
  email: `^${EMAIL_ATOM}(?:\\.${EMAIL_ATOM})*@(?:${EMAIL_LABEL}\\.)+[A-Za-z]{2,63}$`,
  lettersOrDigits: '^[A-Za-z0-9]+$',
  lettersAndDigits: '^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]+$',
  // Of passwords, which count as they were typed: no letter that keyboards make in two ways.
  lettersDigitsSymbols: `^(?=[^${LETTER}]*[${LETTER}])(?=[^0-9]*[0-9])[!-~${LETTER}]+$`,
  digits: '^[0-9]+$',
  uppercase: '^[^A-Z]*[A-Z][\\s\\S]*$',
  englishSpaces: '^[A-Za-z][A-Za-z ]*$',
  noSpaces: '^\\S+$',
  chinesePunctuation: '^[\\p{Script=Han}\\p{P}]+$',
  date: '^(?:\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4})$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thaiEnglishSpaces: '^[\\p{Script=Thai}A-Za-z][\\p{Script=Thai}A-Za-z ]*$',
  mixed: `^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^${SYMBOL}]*[${SYMBOL}])[!-~]+$`,
  fullName: `^${NAME_PART} ${NAME_PART}$`,
  // Half-width katakana (U+FF61 to U+FF9F) belong to the script, but are not full-width.
  fullWidthJapanese:
    '^[\\u3000-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFF01-\\uFF5E\\uFFE0-\\uFFE6\\u{20000}-\\u{3134F}]+$',
} as const;

export type PatternId = keyof typeof EXPRESSIONS;
export const PATTERN_IDS = Object.keys(EXPRESSIONS) as PatternId[];

export interface RuleKind {
  /** What travels as `acceptedPattern`. */
  expression: string;
  /** Whether the value is of this kind; bounds are not looked at. */
  test(value: string): boolean;
}

/** The rule kinds by `patternId`. */
export const RULE_KINDS = Object.fromEntries(PATTERN_IDS.map((id) => [id, ruleKind(id)])) as Record<
  PatternId,
  RuleKind
>;

/** `acceptedPattern` that accepts everything; its `patternId` is `any` and only the bounds count. */
export const ANY_PATTERN = '*';

/** Every id that a `FieldError` may carry: each has a text `registration.rule.<id>`. */
export const RULE_MESSAGE_IDS = [...PATTERN_IDS, 'any', 'required', 'confirm', 'common'] as const;

/** No field is longer, whatever its rule says (the wire's limit); counted in UTF-16 units. */
export const VALUE_MAX_CHARACTERS = 512;

type Rule = Omit<FieldRule, 'field'>;

/**
 * What was typed as it is judged and kept: characters that read the same are the same, however a keyboard made them.
 * Passwords count as they were typed, and where full-width characters are asked for they stay what they are.
 */
export function normalised({ field, patternId }: Pick<FieldRule, 'field' | 'patternId'>, typed: string): string {
  if (/password/i.test(field)) return typed;
  return typed.normalize(patternId === 'fullWidthJapanese' ? 'NFC' : 'NFKC').trim();
}

/**
 * Null when the value obeys the rule, otherwise what to say. The length counts code points; a `maxLength`
 * of 0 sets no upper bound. An expression that is none of ours is never run: the kind of its `patternId`
 * decides, and where that is unknown too only the bounds do, so that a foreign platform keeps its say.
 */
export function checkField(rule: Rule, value: string): FieldError | null {
  if (!rule.enabled) return null;
  if (value === '' || (rule.required && value.trim() === '')) return rule.required ? { patternId: 'required' } : null;
  const min = rule.minLength;
  const max = rule.maxLength === 0 ? VALUE_MAX_CHARACTERS : rule.maxLength;
  const length = value.length > VALUE_MAX_CHARACTERS ? Number.POSITIVE_INFINITY : [...value].length;
  if (length >= min && length <= max && matches(rule, value)) return null;
  return { patternId: rule.patternId, min, max };
}

/**
 * Checks what was typed against all rules; the answer has the failing fields only. `confirmPassword`
 * must also equal `password`.
 */
export function checkAll(
  rules: readonly FieldRule[],
  values: Partial<Record<RegistrationField, string>>,
): Partial<Record<RegistrationField, FieldError>> {
  const errors: Partial<Record<RegistrationField, FieldError>> = {};
  for (const rule of rules) {
    const value = values[rule.field] ?? '';
    const error = checkField(rule, value);
    if (error) errors[rule.field] = error;
    else if (rule.enabled && rule.field === 'confirmPassword' && value !== (values.password ?? '')) {
      errors.confirmPassword = { patternId: 'confirm' };
    }
  }
  return errors;
}

/** A date written yyyy-MM-dd or MM-dd-yyyy, as yyyy-MM-dd. Null unless the calendar has that day. */
export function parseRuleDate(value: string): string | null {
  const [first = '', second = '', third = '', ...rest] = value.split('-');
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, first, second];
  const iso = `${year}-${month}-${day}`;
  if (rest.length > 0 || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Whole years between two days written yyyy-MM-dd. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function ruleKind(id: PatternId): RuleKind {
  const expression = EXPRESSIONS[id];
  const compiled = new RegExp(expression, 'u');
  const test = (value: string) => value.length <= VALUE_MAX_CHARACTERS && compiled.test(value);
  return { expression, test: id === 'date' ? (value) => test(value) && parseRuleDate(value) !== null : test };
}

function matches({ acceptedPattern, patternId }: Rule, value: string): boolean {
  if (acceptedPattern === ANY_PATTERN) return true;
  const id =
    PATTERN_IDS.find((known) => EXPRESSIONS[known] === acceptedPattern) ??
    PATTERN_IDS.find((known) => known === patternId);
  return id === undefined || RULE_KINDS[id].test(value);
}
