import type { Shape } from '@tonalli/contracts/endpoint';
import type { FieldError } from '@tonalli/contracts/envelope';
import { NOT_SURE, rightValue } from '@tonalli/contracts/right-values';
import { z } from 'zod';
import { PlatformFailure } from '../kernel/failure';

const MAX_FIELDS = 20;
const MAX_FIELD_NAME = 64;

/** Decodes what came over the wire. Throws `INVALID_REQUEST` naming the fields, and nothing about the code. */
export function decodeRequest(schema: Shape, wire: unknown): unknown {
  const right = rightValue(schema, wire, 'decode');
  if (right !== NOT_SURE) return right;
  const decoded = z.safeDecode(schema, wire);
  if (decoded.success) return decoded.data;
  throw new PlatformFailure('INVALID_REQUEST', { fields: fieldErrors(decoded.error) });
}

function fieldErrors(error: z.ZodError): Record<string, FieldError> {
  const named = error.issues.flatMap((issue): [string, FieldError][] => {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return names.map((name) => [name.join('.').slice(0, MAX_FIELD_NAME), { patternId: issue.code }]);
  });
  return Object.fromEntries(named.filter(([name]) => name !== '__proto__').slice(0, MAX_FIELDS));
}
