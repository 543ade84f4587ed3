import type { ErrorExtra } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';

/** A failure that the caller is told about, by a code of the catalogue. */
export class PlatformFailure extends Error {
  readonly code: ErrorCode;
  readonly extra: ErrorExtra;

  constructor(code: ErrorCode, extra: ErrorExtra = {}) {
    super(ERRORS[code].message);
    this.name = 'PlatformFailure';
    this.code = code;
    this.extra = extra;
  }
}
