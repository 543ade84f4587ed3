import { AsyncLocalStorage } from 'node:async_hooks';
import type { Entry } from '../../world/recorder';

const causes = new AsyncLocalStorage<Entry | undefined>();

/** Runs the work so that what it posts and changes, at once or later, is known to come of this entry. */
export const withCause = <T>(entry: Entry, work: () => T): T => causes.run(entry, work);

/** Runs the work so that no entry answers for it. */
export const withoutCause = <T>(work: () => T): T => causes.run(undefined, work);

/** The entry on behalf of which the running code works. */
export const currentCause = (): Entry | undefined => causes.getStore();

/** The same work, still known to come of the present entry when something else runs it later. */
export function keepCause<T>(work: () => T): () => T {
  const entry = causes.getStore();
  return entry ? () => causes.run(entry, work) : work;
}
