import type { Shape } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { NOT_SURE, rightValue } from '@tonalli/contracts/right-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invalidInputs, validInputs } from './inputs-from-schema';

const RUNS = 10;
const ASKED = Object.entries(ENDPOINTS).map(([name, { request, value, body }]) => ({
  name,
  schemas: (body === 'multipart' ? [value] : [request, value]) as Shape[],
}));

/** Text says in which order keys are. */
function expectSame(read: unknown, own: z.ZodSafeParseResult<unknown>): void {
  if (!own.success) expect(read).toBe(NOT_SURE);
  else if (read !== NOT_SURE) expect(JSON.stringify(read)).toBe(JSON.stringify(own.data));
}

function expectAsZod(schema: Shape, wire: unknown): void {
  const decoded = z.safeDecode(schema, wire);
  expectSame(rightValue(schema, wire, 'decode'), decoded);
  if (decoded.success) expectSame(rightValue(schema, decoded.data, 'encode'), z.safeEncode(schema, decoded.data));
}

describe(`what is sent to ${ASKED.length} endpoints, and what they answer, read without zod`, () => {
  it.each(ASKED)('S3 WIRE-02 $name is read and written as zod does, or not at all', ({ schemas }) => {
    for (const schema of schemas) {
      const wire = fc.oneof(validInputs(schema, {}), invalidInputs(schema, {}));
      fc.assert(
        fc.property(wire, (value) => expectAsZod(schema, value)),
        { numRuns: RUNS },
      );
    }
  });
});
