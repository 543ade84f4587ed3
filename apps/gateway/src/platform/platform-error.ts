import type { ErrorExtra } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';

/** The one way in which a call of the platform, or a rule of the gateway, fails. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly extra: ErrorExtra;

  constructor(code: ErrorCode, extra: ErrorExtra = {}, cause?: unknown) {
    super(ERRORS[code].message, cause === undefined ? undefined : { cause });
    this.name = 'PlatformError';
    this.code = code;
    this.extra = extra;
  }
}
