import { failureCode } from '../trpc/failure-code';
import { toChunkError } from './chunks/chunk-error';

/**
 * Of what an error screen caught, or failed in idle time: a call that failed, or a part of the app that did not come, is
 * told in words where it is missed, and a page that is being left loses what was on its way; only faults of ours are
 * reported.
 */
export function reportCaught(error: unknown): void {
  if (toChunkError(error) === null && failureCode(error) === 'UNKNOWN') reportError(error);
}
