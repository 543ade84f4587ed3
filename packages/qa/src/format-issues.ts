import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a time such as 2026-03-01T12:00:00Z',
  date: 'a day such as 2026-03-01',
  url: 'an address such as https://juego.example',
  email: 'an email address such as ana@example.com',
  base64: 'base64',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', file: ' bytes' };

/** What is wrong with an input, a line for each field, in words for people. Without the input nothing is said to be missing. */
export function sayIssues({ issues }: { issues: readonly Issue[] }, input?: unknown): string {
  return issues.map((issue) => sayIssue(issue, input)).join('\n');
}

function sayIssue(issue: Issue, input: unknown): string {
  const field = issue.path.join('.') || 'the input';
  const given = issue.path.reduce<unknown>((value, step) => Object(value)[step], input);
  return input !== undefined && given === undefined ? `${field}: is missing` : `${field}: ${why(issue)}`;
}

function why(issue: Issue): string {
  const unit = 'origin' in issue ? (UNITS[String(issue.origin)] ?? '') : '';
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? ownWords(issue.message)
        : `has to be ${FORMATS[issue.format] ?? 'in another form'}`;
    case 'too_small':
      return `has to be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
    case 'too_big':
      return `has to be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit}`;
    case 'invalid_value':
      return `has to be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has no ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return whyNone(issue);
    case 'custom':
      return ownWords(issue.message);
    default:
      return 'is not taken';
  }
}

/** What a schema says of itself; the library's own sentence would show the expression. */
const ownWords = (message: string): string => (/^Invalid/.test(message) ? 'has another form than is taken' : message);

/** Of several forms, the one that came nearest: whose kind of value was right. */
function whyNone(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length > 0) return `has to be one of ${options.map(String).join(', ')}`;
  const [nearest] = issue.errors.flat().filter(({ code }) => code !== 'invalid_type');
  return nearest === undefined ? 'has another form than is taken' : why(nearest);
}
