import type { ErrorExtra, FieldError } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { PlatformError } from '../platform/platform-error';

/** What a failed procedure carries in `error.data.platform`. */
export interface PlatformErrorData extends ErrorExtra {
  code: ErrorCode;
  /** Names the request in the logs of all servers. */
  requestId: string | null;
}

/** Turns whatever a procedure threw into the error that tRPC answers with; unforeseen ones say nothing of themselves. */
export function toTrpcError(error: PlatformError): TRPCError {
  return new TRPCError({ code: ERRORS[error.code].trpc, message: error.message, cause: error });
}

export function describeError(error: unknown, requestId: string | null): PlatformErrorData {
  if (!(error instanceof TRPCError)) return { code: 'UNKNOWN', requestId };
  const { cause } = error;
  if (cause instanceof PlatformError) return { ...cause.extra, code: cause.code, requestId };
  if (cause instanceof ZodError) return { code: 'INVALID_REQUEST', fields: fieldErrors(cause), requestId };
  return { code: CODES[error.code] ?? 'UNKNOWN', requestId };
}

/** tRPC's own refusals, before any procedure ran. */
const CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  PARSE_ERROR: 'INVALID_REQUEST',
  BAD_REQUEST: 'INVALID_REQUEST',
  UNSUPPORTED_MEDIA_TYPE: 'INVALID_REQUEST',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
};

/** Field paths such as `fields.username`, each with the kind of the rule that it broke. */
function fieldErrors(error: ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.map(String).join('.')] ??= { patternId: issue.code };
  }
  return fields;
}
