import type { Endpoint, ValueOf } from '@tonalli/contracts/endpoint';
import { ErrorExtra } from '@tonalli/contracts/envelope';
import { isErrorCode } from '@tonalli/contracts/errors';
import { z } from 'zod';
import type { Exchanged } from './exchange';
import { PlatformError } from './platform-error';

/** Fields that this version does not know are no error. */
const Answer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown().optional() }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

/** Why an answer makes no sense. */
export class InvalidAnswerError extends Error {
  override readonly name = 'InvalidAnswerError';
}

/**
 * The value inside an answer. Throws the platform's own refusal, `UPSTREAM_INVALID` for what cannot be understood, and
 * `UPSTREAM_UNAVAILABLE` where something in front of the platform says that it is away.
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, text }: Pick<Exchanged, 'status' | 'text'>,
): ValueOf<E> {
  const body = parseJson(text, status);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw nonsense('no envelope', status, answer.error);
  if (!answer.data.success) throw refusal(answer.data.code, body);
  const value = z.safeParse(endpoint.value, answer.data.value ?? null);
  if (!value.success) throw nonsense('the value does not fit its schema', status, value.error);
  // The schema that parsed it is the endpoint's own.
  return value.data as ValueOf<E>;
}

export function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw nonsense('no JSON', status, cause);
  }
}

function nonsense(what: string, status: number, cause: unknown): PlatformError {
  const code = status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_INVALID';
  return new PlatformError(code, {}, new InvalidAnswerError(`${what} (status ${status})`, { cause }));
}

function refusal(code: string, body: unknown): PlatformError {
  const extra = ErrorExtra.safeParse(body);
  if (isErrorCode(code)) return new PlatformError(code, extra.success ? withoutUndefined(extra.data) : {});
  return new PlatformError('UNKNOWN', {}, new Error(`the platform's code ${code} is not in the catalogue`));
}

function withoutUndefined(extra: ErrorExtra): ErrorExtra {
  return Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined));
}
