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

/** Why an answer makes no sense; `outage` when something in front of the platform said so. */
export class NonsenseError extends Error {
  readonly outage: boolean;

  constructor(message: string, { status, cause }: { status: number; cause?: unknown }) {
    super(message, { cause });
    this.name = 'NonsenseError';
    this.outage = status >= 500;
  }
}

/** The value inside an answer. Throws the platform's own refusal, or `UPSTREAM_INVALID` for what cannot be understood. */
export function readAnswer<E extends Endpoint>(endpoint: E, { status, text }: Exchanged): ValueOf<E> {
  const body = parseJson(text, status);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw nonsense('no envelope', status, answer.error);
  if (!answer.data.success) throw refusal(answer.data.code, body);
  const value = endpoint.value.safeParse(answer.data.value ?? null);
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
  return new PlatformError('UPSTREAM_INVALID', {}, new NonsenseError(`${what} (status ${status})`, { status, cause }));
}

function refusal(code: string, body: unknown): PlatformError {
  const extra = ErrorExtra.safeParse(body);
  if (isErrorCode(code)) return new PlatformError(code, extra.success ? withoutUndefined(extra.data) : {});
  return new PlatformError('UNKNOWN', {}, new Error(`the platform's code ${code} is not in the catalogue`));
}

function withoutUndefined(extra: ErrorExtra): ErrorExtra {
  return Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined));
}
