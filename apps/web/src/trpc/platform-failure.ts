import type { ErrorCode } from '@tonalli/contracts/errors';
import { TRPCClientError } from '@trpc/client';

export interface FieldFailure {
  patternId: string;
  min?: number | undefined;
  max?: number | undefined;
}

/** What the screens need to know of a failed call, whatever its cause. */
export interface PlatformFailure {
  code: ErrorCode;
  captcha: boolean;
  retryAfterSeconds: number | null;
  fields: Record<string, FieldFailure>;
  requestId: string | null;
}

const BARE = { captcha: false, retryAfterSeconds: null, fields: {}, requestId: null } as const;

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

/** Reads a failure from anything thrown by a query or mutation. */
export function readFailure(error: unknown): PlatformFailure {
  const platform = error instanceof TRPCClientError ? platformPart(error.data) : null;
  if (platform) return platform;
  if (isTimeout(error) || isTimeout(property(error, 'cause'))) {
    return { ...BARE, code: 'UPSTREAM_TIMEOUT' };
  }
  if (!(error instanceof TRPCClientError) || error.data) return { ...BARE, code: 'UNKNOWN' };
  // No `data` means that no answer of the gateway arrived, or one that was not its own: a proxy's, where it is away.
  const status = numberAt(error.meta?.response, 'status') ?? 0;
  return { ...BARE, code: status < 500 ? 'NETWORK_ERROR' : 'UPSTREAM_UNAVAILABLE' };
}

/** Of what an error screen caught: a call that failed is told in words there; only faults of ours are reported. */
export function reportCaught(error: unknown): void {
  if (readFailure(error).code === 'UNKNOWN') reportError(error);
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

function platformPart(data: unknown): PlatformFailure | null {
  const platform = property(data, 'platform');
  const code = property(platform, 'code');
  if (!isErrorCode(code)) return null;
  const requestId = property(platform, 'requestId');
  return {
    code,
    captcha: property(platform, 'captcha') === true,
    retryAfterSeconds: numberAt(platform, 'retryAfterSeconds') ?? null,
    fields: fieldsPart(property(platform, 'fields')),
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

function fieldsPart(fields: unknown): Record<string, FieldFailure> {
  if (typeof fields !== 'object' || fields === null) return {};
  const read: Record<string, FieldFailure> = {};
  for (const [name, value] of Object.entries(fields)) {
    const patternId = property(value, 'patternId');
    if (typeof patternId !== 'string') continue;
    read[name] = { patternId, min: numberAt(value, 'min'), max: numberAt(value, 'max') };
  }
  return read;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberAt(value: unknown, name: string): number | undefined {
  const at = property(value, name);
  return typeof at === 'number' ? at : undefined;
}
