import { SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { errors, type Pool } from 'undici';
import type { EncodedRequest } from './encode-request';
import { PlatformError } from './platform-error';

export interface Exchanged {
  readonly status: number;
  readonly text: string;
  /** The text is sealed under the merchant's key. */
  readonly sealed: boolean;
}

/**
 * Sends one request and reads the whole answer. Throws `NETWORK_ERROR` when the connection fails,
 * `UPSTREAM_TIMEOUT` when the deadline passes, `UPSTREAM_INVALID` when the answer is too large or no HTTP.
 */
export async function exchange(pool: Pool, request: EncodedRequest, deadline: AbortSignal): Promise<Exchanged> {
  try {
    const response = await pool.request({ ...request, signal: deadline });
    const sealed = response.headers['content-type'] === SEALED_CONTENT_TYPE;
    return { status: response.statusCode, text: await response.body.text(), sealed };
  } catch (cause) {
    throw exchangeError(cause, deadline);
  }
}

export function exchangeError(cause: unknown, deadline: AbortSignal): PlatformError {
  if (cause instanceof PlatformError) return cause;
  if (deadline.aborted) return new PlatformError('UPSTREAM_TIMEOUT', {}, cause);
  if (
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError ||
    cause instanceof errors.ConnectTimeoutError
  ) {
    return new PlatformError('UPSTREAM_TIMEOUT', {}, cause);
  }
  if (cause instanceof errors.ResponseExceededMaxSizeError || cause instanceof errors.HTTPParserError) {
    return new PlatformError('UPSTREAM_INVALID', {}, cause);
  }
  return new PlatformError('NETWORK_ERROR', {}, cause);
}
