import type { ErrorCode } from '../errors';

export type SealErrorCode = Extract<ErrorCode, 'SEAL_INVALID' | 'SEAL_STALE' | 'SEAL_REPLAYED' | 'KEY_UNKNOWN'>;

/**
 * The one error of sealing. It never says which check failed, so that nobody learns anything
 * by sending altered payloads; the code is all there is.
 */
export class SealError extends Error {
  readonly code: SealErrorCode;

  constructor(code: SealErrorCode) {
    super(code);
    this.name = 'SealError';
    this.code = code;
  }
}
