import { PlatformFailure } from '../kernel/failure';

/** What better-sqlite3 says of a database that was closed. */
const CLOSED = /^The database connection is not open$/;

/**
 * The failure to answer when a call's world was put back, reset or removed before the call was done;
 * null for any other error. Nothing of the call stays.
 */
export function closedWorldFailure(error: unknown): PlatformFailure | null {
  return error instanceof TypeError && CLOSED.test(error.message) ? new PlatformFailure('WORLD_CLOSED') : null;
}
