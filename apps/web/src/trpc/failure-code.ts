import type { ErrorCode } from '@tonalli/contracts/errors';
import { TRPCClientError } from '@trpc/client';

const SESSION_CODES: ReadonlySet<ErrorCode> = new Set(['TOKEN_INVALID', 'TOKEN_MISSING', 'SESSION_MISMATCH']);
/** The session is gone, in whatever way it was found out (AUTH-15). */
export const isSessionEnd = (code: ErrorCode): boolean => SESSION_CODES.has(code);

const GATE_CODES: ReadonlySet<ErrorCode> = new Set(['MAINTENANCE', 'ACCESS_RESTRICTED']);
/** The whole app is closed for the visitor; the bootstrap says how. */
export const isGateClosed = (code: ErrorCode): boolean => GATE_CODES.has(code);

const WAY_CODES = ['NETWORK_ERROR', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID', 'UPSTREAM_UNAVAILABLE'] as const;
const IS_WAY_CODE: ReadonlySet<ErrorCode> = new Set(WAY_CODES);
/** The call may succeed when it is tried again. Its text is there from the start, since nothing may arrive any more. */
export const isWorthRetrying = (code: ErrorCode): code is (typeof WAY_CODES)[number] => IS_WAY_CODE.has(code);

/** The code of anything thrown by a query or mutation; its details are for `readFailure`. */
export function failureCode(error: unknown): ErrorCode {
  const code = property(platformPart(error), 'code');
  if (isErrorCode(code)) return code;
  if (isTimeout(error) || isTimeout(property(error, 'cause'))) return 'UPSTREAM_TIMEOUT';
  if (!(error instanceof TRPCClientError) || error.data) return 'UNKNOWN';
  // No `data` means that no answer of the gateway arrived, or one that was not its own: a proxy's, where it is away.
  const status = property(error.meta?.response, 'status');
  return typeof status === 'number' && status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'NETWORK_ERROR';
}

/**
 * The gateway's answer is typed to carry codes of the catalogue only. The catalogue itself stays out of the first
 * load: a code that has no text is worded as unknown where it is shown.
 */
function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[A-Z][A-Z_]*$/.test(value);
}

function isTimeout(error: unknown): boolean {
  return property(error, 'name') === 'TimeoutError';
}

/** What the gateway says of a failure; nothing where it did not answer. */
export const platformPart = (error: unknown): unknown =>
  error instanceof TRPCClientError ? property(error.data, 'platform') : null;

/** Under which the service desk finds a failed call; null where nobody answered it. */
export function requestIdOf(error: unknown): string | null {
  const id = property(platformPart(error), 'requestId');
  return typeof id === 'string' ? id : null;
}

export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
