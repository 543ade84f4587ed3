import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { Money, SignedMoney } from './money';
import { NOT_SURE, rightValue } from './right-values';

const Line = z.strictObject({
  play: z.string().regex(/^[a-z-]{2,8}$/),
  rows: z.array(z.array(z.string().min(1).max(3)).max(2)),
});
const Tree: z.ZodType = z.object({
  name: z.string(),
  get children() {
    return z.array(Tree);
  },
});

/** Each with values that it takes for certain, in its own shape, and with some that zod takes or refuses by itself. */
const SCHEMAS: Record<string, { schema: z.core.$ZodType; sure: unknown[]; others: unknown[] }> = {
  text: { schema: z.string(), sure: ['', 'a'], others: [1, null, undefined] },
  'text of a length': {
    schema: z.string().min(2).max(3),
    sure: ['abc'],
    others: ['', 'a', '😀', '😀😀', '😀😀😀', '😀😀😀😀', 'ab'],
  },
  'text like a pattern': { schema: z.string().regex(/^a+$/), sure: ['a', 'aa'], others: ['', 'b', 'ab'] },
  'text like a pattern that remembers': { schema: z.string().regex(/a/g), sure: [], others: ['a', 'aa', 'b', 'ba'] },
  'text like two patterns': { schema: z.string().regex(/^a/).regex(/b$/), sure: ['ab'], others: ['a', 'b', 'a b c'] },
  'trimmed text': { schema: z.string().trim().min(1), sure: [' a ', 'a'], others: [' ', ''] },
  date: { schema: z.iso.datetime(), sure: ['2030-01-01T00:00:00.000Z'], others: ['2030-01-01', ''] },
  address: { schema: z.url(), sure: ['https://a.example/'], others: ['a'] },
  'whole number': { schema: z.int().min(1).max(9), sure: [1, 9], others: [0, 10, 1.5, Number.NaN, '1', -0] },
  'greater than': { schema: z.int().gt(1).lt(9), sure: [2, 8], others: [1, 9] },
  number: { schema: z.number().min(0), sure: [0, 0.5], others: [-0.5, Number.NaN, Number.POSITIVE_INFINITY] },
  'small whole number': { schema: z.int32(), sure: [1], others: [2 ** 31] },
  'coerced number': { schema: z.coerce.number(), sure: [1], others: ['1', 'a'] },
  'mini number': { schema: mini.int().check(mini.minimum(1)), sure: [1], others: [0, 0.5] },
  'mini text': { schema: mini.string().check(mini.maxLength(2)), sure: ['', 'ab'], others: ['abc', '😀😀', '😀😀😀'] },
  refined: { schema: z.string().refine((text) => text !== 'no'), sure: ['yes'], others: ['no', 1] },
  money: { schema: Money, sure: [0, 1, 123_456], others: [-1, 0.5, '1.00'] },
  'signed money': { schema: SignedMoney, sure: [-1, 1], others: [0.5, 2 ** 53] },
  'refined money': { schema: Money.refine((minor) => minor !== 7), sure: [1], others: [7] },
  pipe: { schema: z.string().pipe(z.string().min(2)), sure: ['ab'], others: ['a'] },
  object: {
    schema: z.object({ a: z.int(), b: z.string().optional() }),
    sure: [{ a: 1 }, { b: 'x', a: 1 }, { a: 1, c: 2 }, { a: 1, b: undefined }],
    others: [{}, { b: 'x' }, null, [], { a: undefined }],
  },
  'strict object': {
    schema: Line,
    sure: [{ rows: [[], ['1', '22']], play: 'ab' }],
    others: [
      { play: 'ab', rows: [], more: 1 },
      { play: 'ab' },
      { play: 'ab', rows: [['1', '2', '3']] },
      { play: 'ab', rows: [['']] },
    ],
  },
  'record of any names': {
    schema: z.record(z.string(), z.int()),
    sure: [{}, { a: 1, b: 2 }],
    others: [
      { a: 'x' },
      { a: undefined },
      null,
      [],
      new Map(),
      JSON.parse('{"__proto__":1,"a":2}'),
      { [Symbol('a')]: 1 },
      Object.create({ a: 1 }),
    ],
  },
  'record of money': { schema: z.record(z.string(), Money), sure: [{ a: 100 }], others: [{ a: -1 }] },
  'record of some names': {
    schema: z.record(z.string().max(2), z.int()),
    sure: [{ ab: 1 }],
    others: [{ abc: 1 }],
  },
  'record of dates': { schema: z.record(z.iso.date(), z.int()), sure: [{ '2030-01-01': 1 }], others: [{ a: 1 }] },
  'record of given names': {
    schema: z.record(z.enum(['a', 'b']), z.int()),
    sure: [{ a: 1, b: 2 }],
    others: [{ a: 1 }, { a: 1, b: 2, c: 3 }],
  },
  'record of trimmed names': { schema: z.record(z.string().trim(), z.int()), sure: [{ a: 1 }], others: [{ ' a': 1 }] },
  'loose object': { schema: z.looseObject({ a: z.int() }), sure: [{ a: 1, b: 2 }], others: [{}] },
  'object with a default': {
    schema: z.object({ a: z.int().default(3) }),
    sure: [{ a: 1 }],
    others: [{}, { a: undefined }],
  },
  'refined object': {
    schema: z.object({ a: z.int() }).refine(({ a }) => a !== 2),
    sure: [{ a: 1 }],
    others: [{ a: 2 }],
  },
  'optional or not there': {
    schema: z.object({ a: z.exactOptional(z.int()) }),
    sure: [{ a: 1 }],
    others: [{}, { a: undefined }],
  },
  nullable: {
    schema: z.object({ a: z.int().nullable() }),
    sure: [{ a: null }, { a: 1 }],
    others: [{ a: undefined }, {}],
  },
  unknown: { schema: z.object({ a: z.unknown() }), sure: [{ a: undefined }, { a: [1] }], others: [{}] },
  list: {
    schema: z.array(Money).min(1).max(2),
    sure: [[1], [1, 2]],
    others: [[], [1, 2, 3], [-1], {}, 'ab', new Array(1)],
  },
  'refined list': { schema: z.array(z.int()).refine((list) => list.length !== 1), sure: [[1, 2]], others: [[1]] },
  choice: { schema: z.enum(['a', 'b']), sure: ['a'], others: ['c', null] },
  union: { schema: z.union([z.object({ a: z.int() }), z.object({ b: Money })]), sure: [{ b: 1 }], others: [{ c: 1 }] },
  record: { schema: z.record(z.string(), Money), sure: [{}, { a: 1 }], others: [{ a: -1 }, []] },
  'one that holds itself': {
    schema: Tree,
    sure: [{ name: 'a', children: [{ name: 'b', children: [] }] }],
    others: [{ name: 'a', children: [{}] }],
  },
};
const CASES = Object.entries(SCHEMAS).map(([name, each]) => ({ name, ...each }));

const json = (value: unknown) => JSON.stringify(value, (_, part) => (part === undefined ? 'undefined' : part));

/** What zod says, as `rightValue` would. */
function byZod(schema: z.core.$ZodType, value: unknown, direction: 'decode' | 'encode'): unknown {
  try {
    const read = direction === 'decode' ? z.safeDecode(schema, value) : z.safeEncode(schema, value);
    return read.success ? read.data : NOT_SURE;
  } catch {
    return NOT_SURE;
  }
}

function expectNothingElse(schema: z.core.$ZodType, value: unknown): void {
  for (const direction of ['decode', 'encode'] as const) {
    const read = rightValue(schema, value, direction);
    if (read === NOT_SURE) continue;
    const own = byZod(schema, value, direction);
    expect(own, `${json(value)} to ${direction}`).not.toBe(NOT_SURE);
    expect(read).toStrictEqual(own);
    // Keys are in the same order.
    expect(json(read)).toBe(json(own));
  }
}

describe('values that are right without zod', () => {
  it.each(CASES)('WIRE-02 S3 reads $name for certain, and as zod does', ({ schema, sure }) => {
    for (const value of sure) {
      const wire = byZod(schema, value, 'encode');
      expect(wire).not.toBe(NOT_SURE);
      expect(json(rightValue(schema, value, 'encode'))).toBe(json(wire));
      expect(json(rightValue(schema, wire, 'decode'))).toBe(json(byZod(schema, wire, 'decode')));
    }
  });

  it.each(CASES)(
    'WIRE-02 S3 takes nothing for $name that zod does not, and makes nothing else of it',
    ({ schema, sure, others }) => {
      for (const value of [...sure, ...others]) expectNothingElse(schema, value);
    },
  );

  it('WIRE-02 S3 makes of anything what zod does, or says that it is not sure', () => {
    const parts = CASES.flatMap(({ sure, others }) => [...sure, ...others]);
    const anything = fc.oneof(fc.constantFrom(...parts), fc.anything({ maxDepth: 2 }), fc.string({ unit: 'grapheme' }));
    const field = fc.constantFrom('a', 'b', 'play', 'rows', 'name', 'children', '__proto__', 'constructor');
    const value = fc.oneof(anything, fc.array(anything, { maxLength: 3 }), fc.dictionary(field, anything));
    fc.assert(
      fc.property(fc.constantFrom(...CASES), value, ({ schema }, given) => expectNothingElse(schema, given)),
      { numRuns: 3_000 },
    );
  });

  it('WIRE-02 is not sure of what throws on its way', () => {
    const schema = z.codec(z.string(), z.int(), {
      decode: () => {
        throw new RangeError('no');
      },
      encode: String,
    });
    expect(rightValue(schema, 'a', 'decode')).toBe(NOT_SURE);
    expect(rightValue(schema, 1, 'encode')).toBe('1');
  });

  it('WIRE-02 does not read what a check forbids after something wrong was read', () => {
    const schema = z.enum(['a']);
    expect([rightValue(schema, 'b', 'decode'), rightValue(schema, 'a', 'decode')]).toEqual([NOT_SURE, 'a']);
  });
});
