import type { Shape } from '@tonalli/contracts/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** What JSON Schema says of a value, as far as `z.toJSONSchema` writes it. */
interface Schema {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const LONGEST = 300;

/**
 * Values that fit the schema of what is sent, odd ones among them: a refinement may still refuse some. Every other one is
 * `known` with one field changed, so that it comes further than what is odd throughout.
 */
export function validInputs(schema: Shape, known: object): Arbitrary<unknown> {
  const made = valueFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const near = fc.tuple(made, fc.nat()).map(([value, index]) => {
    const fields = Object.entries(Object(value));
    return { ...known, ...Object.fromEntries(fields.slice(index % (fields.length || 1)).slice(0, 1)) };
  });
  return fc.oneof(made, near);
}

function valueFor(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueFor));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 5 } = schema;
      return fc.array(valueFor(schema.items ?? {}), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 5)),
      });
    }
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueFor(each)]));
  const record = fc.record(values, { requiredKeys: required.filter((name) => name in values) });
  if (!propertyNames || typeof additionalProperties !== 'object') return record;
  return fc.dictionary(valueFor(propertyNames).map(String), valueFor(additionalProperties), { maxKeys: 6 });
}

function stringOf({ format, pattern, minLength = 0, maxLength = LONGEST, allOf }: Schema): Arbitrary<string> {
  if (format === 'date-time') return instants;
  if (format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (format === 'uuid') return fc.uuid();
  const patterns = [pattern, ...(allOf ?? []).map((each) => each.pattern)].filter((each) => each !== undefined);
  const longest = Math.min(maxLength, LONGEST);
  const [first] = patterns;
  if (first !== undefined) {
    // Lookaheads cannot be generated: values that they refuse are filtered out.
    const made = new RegExp(first.replaceAll(/\(\?[=!](?:\[[^\]]*\]|[^)])*\)/g, ''), 'u');
    return fc.stringMatching(made, { maxLength: longest }).filter((text) => new RegExp(first, 'u').test(text));
  }
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(longest, minLength) }),
    fc.constantFrom(...ODD_TEXTS).filter((text) => text.length >= minLength && text.length <= maxLength),
  );
}

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** What has broken programs before: quotes, comments, wildcards, paths, controls, another direction, halves of pairs. */
const ODD_TEXTS = [
  "' OR 1=1 --",
  '%_%',
  '"; DROP TABLE members; --',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\u202Eabc',
  '\uD800',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  ' ',
];

const WRONG_VALUES: unknown[] = [null, true, -1, 1.5, 1e308, '', 'x'.repeat(4_000), [], {}, [[]], { $gt: '' }];

/** Values that break the schema in one place, each checked against it. */
export const invalidInputs = (schema: Shape, known: object): Arbitrary<unknown> =>
  fc
    .tuple(
      validInputs(schema, known),
      fc.constantFrom(...WRONG_VALUES),
      fc.nat(),
      fc.constantFrom('replace', 'remove', 'add', 'whole'),
    )
    .map(([value, wrong, index, way]) => broken({ value, wrong, index, way }))
    .filter((value) => !z.safeParse(schema, value).success);

function broken({ value, wrong, index, way }: { value: unknown; wrong: unknown; index: number; way: string }): unknown {
  if (way === 'whole' || typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
  const names = Object.keys(value);
  const name = names[index % Math.max(names.length, 1)] ?? 'nobody';
  if (way === 'add') return { ...value, fieldOfNobody: wrong };
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  return way === 'remove' ? rest : { ...rest, [name]: wrong };
}
