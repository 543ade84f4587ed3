import type { AccessRow } from '@tonalli/contracts/access-row';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import type { ErrorCode } from '@tonalli/contracts/errors';
import fc from 'fast-check';
import { z } from 'zod';
import type { WireAnswer } from '../wire-client';
import { invalidInputs, validInputs } from './inputs-from-schema';

/** Inputs for each endpoint, of each kind. */
export const RUNS = 16;

/** An endpoint with its row of `access.ts`: who may call it, and a request to begin from. */
export interface Fuzzed {
  readonly endpoint: Endpoint;
  readonly row: AccessRow;
}

type Send = (input: unknown) => Promise<WireAnswer>;

/** Internals that must not leak: stack traces, file names, packages, database errors. */
const INSIDES = /\\n\s+at |\.[cm]?[jt]s:\d+|node_modules|SqliteError|SQLITE_|ZodError/;

const inText = ({ body }: Endpoint) => body === 'query' || body === 'form';
const isRecord = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input);
/** In a query everything is text. */
const asSent = (endpoint: Endpoint, input: unknown): unknown =>
  inText(endpoint) ? Object.fromEntries(new URLSearchParams(Object(input))) : input;

/** Rejects unless every input that breaks the endpoint's schema is refused as such. */
export function expectInvalidRefused({ endpoint, row }: Fuzzed, send: Send): Promise<void> {
  const inputs = invalidInputs(endpoint.request, row.input)
    .filter((input) => !inText(endpoint) || isRecord(input))
    .filter((input) => !z.safeParse(endpoint.request, asSent(endpoint, input)).success);
  return askEach(inputs, send, ({ status, code }) => status === 400 && code === 'INVALID_REQUEST');
}

/** Rejects unless every input that fits the endpoint's schema is answered with a value or a code of the catalogue. */
export function expectValidAnswered({ endpoint, row }: Fuzzed, send: Send): Promise<void> {
  return askEach(
    validInputs(endpoint.request, row.input),
    send,
    ({ status, code }) => status < 500 && !code.startsWith('not in the catalogue'),
  );
}

/** Rejects unless `refusal` answers every input that fits the endpoint's schema. */
export function expectAllRefused({ endpoint, row }: Fuzzed, refusal: ErrorCode, send: Send): Promise<void> {
  const inputs = validInputs(endpoint.request, row.input).filter(
    (input) => z.safeParse(endpoint.request, asSent(endpoint, input)).success,
  );
  return askEach(inputs, send, ({ code }) => code === refusal);
}

/** No answer may contain internals. */
async function askEach(inputs: fc.Arbitrary<unknown>, send: Send, isRight: (answer: WireAnswer) => boolean) {
  const property = fc.asyncProperty(inputs, async (input) => {
    const answer = await send(input);
    const { status, code, text } = answer;
    const told = code === 'OK' ? '' : text;
    if (isRight(answer) && !INSIDES.test(told)) return;
    throw new Error(`${JSON.stringify(input)} was answered ${status} ${code} ${told}`);
  });
  await fc.assert(property, { numRuns: RUNS });
}
