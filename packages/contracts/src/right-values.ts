import type * as core from 'zod/v4/core';

type Schema = core.$ZodType;
type Direction = 'decode' | 'encode';

/** The value may be wrong: whoever asks lets zod say so, and why. */
export const NOT_SURE: unique symbol = Symbol('not sure');

/** Gives what zod would, or `NOT_SURE`. */
type Reader = (value: unknown) => unknown;

/** Those that hardly give back what they get: whoever holds one copies at once. */
const changing = new WeakSet<Reader>();

function changed(reader: Reader): Reader {
  changing.add(reader);
  return reader;
}

const readers: Record<Direction, WeakMap<Schema, Reader>> = { decode: new WeakMap(), encode: new WeakMap() };

/**
 * What a schema makes of a value that is right. Zod reads each part of it into an object with a list for what is wrong, and when it
 * encodes, what has checks twice, on each level. Of a value that is not plainly right it says `NOT_SURE`, also where zod would take it.
 * What is encoded is not copied where it is on the wire what it was, nor is a list of plain values that is decoded.
 */
export function rightValue(schema: Schema, value: unknown, direction: Direction): unknown {
  try {
    return readerOf(schema, direction)(value);
  } catch {
    return NOT_SURE;
  }
}

function readerOf(schema: Schema, direction: Direction): Reader {
  const known = readers[direction].get(schema);
  if (known) return known;
  let made: Reader | undefined;
  // A schema may hold itself.
  readers[direction].set(schema, (value) => (made ? made(value) : NOT_SURE));
  made = makeReader(schema, direction);
  readers[direction].set(schema, made);
  return made;
}

const WITH_CHECKS: readonly string[] = ['string', 'number', 'boolean', 'enum', 'literal', 'array'];

function makeReader(schema: Schema, direction: Direction): Reader {
  // Zod's own union of all that it defines, told apart by `type`.
  const { def } = (schema as core.$ZodTypes)._zod;
  const isChecked = (def.checks ?? []).length > 0;
  if ((isChecked && !WITH_CHECKS.includes(def.type)) || ('coerce' in def && def.coerce))
    return asZodReads(schema, direction);
  switch (def.type) {
    case 'object':
      return objectReader(schema, def, direction);
    case 'array':
      return arrayReader(schema, def, direction);
    case 'optional':
      return isPlainlyOptional(schema) ? otherThan(undefined, def, direction) : asZodReads(schema, direction);
    case 'nullable':
      return otherThan(null, def, direction);
    case 'pipe':
      return isCodec(def) ? codecReader(def, direction) : asZodReads(schema, direction);
    case 'record':
      return recordReader(schema, def, direction);
    case 'unknown':
      return (value) => value;
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return scalarReader(schema);
    default:
      return asZodReads(schema, direction);
  }
}

/** Nothing stands in for what is left out, and what is there may be `undefined`. */
const isPlainlyOptional = ({ _zod }: Schema): boolean =>
  _zod.optin === 'optional' && !_zod.traits.has('$ZodExactOptional');

function asZodReads(schema: Schema, direction: Direction): Reader {
  const context = direction === 'encode' ? ({ async: false, direction: 'backward' } as const) : { async: false };
  return changed((value) => {
    const read = schema._zod.run({ value, issues: [] }, context);
    return read instanceof Promise || read.issues.length > 0 ? NOT_SURE : read.value;
  });
}

/** What has no parts is the same in both directions. */
const scalarReader = (schema: Schema): Reader =>
  integerReader(schema) ?? textReader(schema) ?? asZodReadsScalars(schema);

function asZodReadsScalars(schema: Schema): Reader {
  const context = { async: false };
  const payload: core.ParsePayload = { value: undefined, issues: [] };
  return (value) => {
    payload.value = value;
    const read = schema._zod.run(payload, context);
    if (read === payload && payload.issues.length === 0) return payload.value;
    payload.issues = [];
    return NOT_SURE;
  };
}

type AnyCheck =
  | core.$ZodCheckLessThanDef
  | core.$ZodCheckGreaterThanDef
  | core.$ZodCheckNumberFormatDef
  | core.$ZodCheckMinLengthDef
  | core.$ZodCheckMaxLengthDef
  | core.$ZodCheckRegexDef;

/** Of whatever other check there is, `check` says something else. */
const isCheck = (def: object): def is AnyCheck => 'check' in def;

/** The checks of a schema, with the one that it may be itself. */
const checksOf = ({ _zod: { def } }: Schema): AnyCheck[] =>
  [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)].filter(isCheck);

/** Of whole numbers between bounds; null for other schemas. */
function integerReader(schema: Schema): Reader | null {
  if (schema._zod.def.type !== 'number') return null;
  let [isInteger, least, most] = [false, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const check of checksOf(schema)) {
    if (check.check === 'number_format' && check.format === 'safeint') isInteger = true;
    else if (check.check === 'greater_than' && check.inclusive) least = Math.max(least, Number(check.value));
    else if (check.check === 'less_than' && check.inclusive) most = Math.min(most, Number(check.value));
    else return null;
  }
  if (!isInteger) return null;
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most ? value : NOT_SURE;
}

/** Of texts of some length, or like a pattern; null for other schemas. */
function textReader(schema: Schema): Reader | null {
  if (schema._zod.def.type !== 'string') return null;
  let [least, most, pattern] = [0, Number.POSITIVE_INFINITY, /(?:)/];
  for (const check of checksOf(schema)) {
    // Zod counts characters, of which one has two units at most.
    if (check.check === 'min_length') least = Math.max(least, check.minimum * 2 - 1);
    else if (check.check === 'max_length') most = Math.min(most, check.maximum);
    else if (check.check === 'string_format' && check.format === 'regex' && isOnlyPattern(check, pattern))
      pattern = check.pattern;
    else return null;
  }
  const isLike = pattern.source === '(?:)' ? () => true : (text: string) => pattern.test(text);
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && isLike(value) ? value : NOT_SURE;
}

/** One that remembers where it was found last is none. */
const isOnlyPattern = ({ pattern }: core.$ZodCheckRegexDef, before: RegExp): boolean =>
  before.source === '(?:)' && !pattern.global && !pattern.sticky;

function otherThan(plain: null | undefined, { innerType }: { innerType: Schema }, direction: Direction): Reader {
  const inner = readerOf(innerType, direction);
  const reader: Reader = (value) => (value === plain ? plain : inner(value));
  return changing.has(inner) ? changed(reader) : reader;
}

const isCodec = (def: core.$ZodPipeDef): def is core.$ZodCodecDef =>
  'reverseTransform' in def && def.reverseTransform !== undefined;

function codecReader({ in: wire, out: own, transform, reverseTransform }: core.$ZodCodecDef, direction: Direction) {
  const isEncoding = direction === 'encode';
  const [before, after] = [readerOf(isEncoding ? own : wire, direction), readerOf(isEncoding ? wire : own, direction)];
  const turn = isEncoding ? reverseTransform : transform;
  const payload: core.ParsePayload = { value: undefined, issues: [] };
  const reader: Reader = (value) => {
    const from = before(value);
    if (from === NOT_SURE) return NOT_SURE;
    payload.value = from;
    const turned = turn(from, payload);
    if (payload.issues.length === 0 && !(turned instanceof Promise)) return after(turned);
    payload.issues = [];
    return NOT_SURE;
  };
  return changed(reader);
}

const LENGTHS: readonly string[] = ['min_length', 'max_length', 'length_equals'];

function arrayReader(schema: Schema, { element, checks = [] }: core.$ZodArrayDef, direction: Direction): Reader {
  if (checks.some(({ _zod }) => !LENGTHS.includes(_zod.def.check))) return asZodReads(schema, direction);
  const read = readerOf(element, direction);
  const isChanged = changing.has(read);
  const reader: Reader = (value) => {
    if (!Array.isArray(value) || !keeps(value, checks)) return NOT_SURE;
    let items: unknown[] | null = isChanged ? new Array(value.length) : null;
    for (let index = 0; index < value.length; index += 1) {
      const item = read(value[index]);
      if (item === NOT_SURE) return NOT_SURE;
      if (item !== value[index]) items ??= value.slice();
      if (items) items[index] = item;
    }
    return items ?? value;
  };
  return isChanged ? changed(reader) : reader;
}

function keeps(value: unknown, checks: readonly core.$ZodCheck<never>[]): boolean {
  if (checks.length === 0) return true;
  const payload: core.ParsePayload<never> = { value: value as never, issues: [] };
  for (const { _zod } of checks) _zod.check(payload);
  return payload.issues.length === 0;
}

/** Of values by any names. */
function recordReader(schema: Schema, { keyType, valueType }: core.$ZodRecordDef, direction: Direction): Reader {
  const { def } = (keyType as core.$ZodTypes)._zod;
  const isAnyText = def.type === 'string' && !('coerce' in def && def.coerce) && checksOf(keyType).length === 0;
  if (!isAnyText || (def.checks ?? []).length > 0) return asZodReads(schema, direction);
  const read = readerOf(valueType, direction);
  return changed((value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return NOT_SURE;
    if (Object.getOwnPropertySymbols(value).length > 0) return NOT_SURE;
    const given = value as Record<string, unknown>;
    const made: Record<string, unknown> = {};
    for (const name of Object.keys(given)) {
      const part = name === '__proto__' ? NOT_SURE : read(given[name]);
      if (part === NOT_SURE) return NOT_SURE;
      made[name] = part;
    }
    return made;
  });
}

interface Field {
  readonly name: string;
  readonly read: Reader;
  readonly isOptional: boolean;
}

function objectReader(schema: Schema, def: core.$ZodObjectDef, direction: Direction): Reader {
  const { shape, catchall } = def;
  const isStrict = catchall?._zod.def.type === 'never';
  const fields = Object.entries(shape).map(([name, { _zod }]) => ({ name, optin: _zod.optin, optout: _zod.optout }));
  const isPlain = fields.every(
    ({ name, optin, optout }) =>
      name !== '__proto__' && (optin === undefined || (optin === 'optional' && optout === 'optional')),
  );
  const isOther = (catchall && !isStrict) || Object.getOwnPropertySymbols(shape).length > 0;
  if (!isPlain || isOther) return asZodReads(schema, direction);
  const readers = fields.map(({ name, optin }) => ({
    ...{ name, isOptional: optin === 'optional' },
    read: readerOf(shape[name] as Schema, direction),
  }));
  const copy = copyingReader(readers, isStrict);
  const isChanged = direction === 'decode' || readers.some(({ read }) => changing.has(read));
  return isChanged ? changed(copy) : keepingReader(readers, copy);
}

/** Copies nothing of an object that has just these fields, in their order, and changes in none. */
function keepingReader(fields: readonly Field[], copy: Reader): Reader {
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return copy(value);
    const given = value as Record<string, unknown>;
    let place = 0;
    for (const name in given) {
      const field = fields[place];
      if (field?.name !== name || field.read(given[name]) !== given[name]) return copy(value);
      place += 1;
    }
    return place === fields.length ? value : copy(value);
  };
}

function copyingReader(fields: readonly Field[], isStrict: boolean): Reader {
  const names = new Set(fields.map(({ name }) => name));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOT_SURE;
    const given = value as Record<string, unknown>;
    const made: Record<string, unknown> = {};
    for (const { name, read, isOptional } of fields) {
      const field = given[name];
      if (field === undefined && !(name in given)) {
        if (isOptional) continue;
        return NOT_SURE;
      }
      const part = read(field);
      if (part === NOT_SURE) return NOT_SURE;
      made[name] = part;
    }
    if (isStrict) for (const name in given) if (!names.has(name)) return NOT_SURE;
    return made;
  };
}
