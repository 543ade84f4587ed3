import { PolicyValues } from '@tonalli/contracts/policy/values';
import { z } from 'zod';

/** What each rule of a pack is about: a key of `PolicyValues`, or one part of it, such as `minCycleMs.slot`. */
const SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(PolicyValues.shape).flatMap(([key, schema]): [string, z.ZodType][] =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).map(([part, partSchema]) => [`${key}.${part}`, partSchema])
      : [[key, schema]],
  ),
);

export const POLICY_KEYS: readonly string[] = [...SCHEMAS.keys()];

/** What the key's value has to be; undefined for a key that nobody knows. */
export const schemaOfKey = (key: string): z.ZodType | undefined => SCHEMAS.get(key);

/** Puts a value where its key says. */
export function putAt(values: Record<string, unknown>, key: string, value: unknown): void {
  const [name = key, part] = key.split('.');
  values[name] = part === undefined ? value : { ...Object(values[name]), [part]: value };
}
