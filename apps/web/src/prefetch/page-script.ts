import { startPrefetch, type TextFiles } from './start-prefetch';

/** Defined by the build. */
declare const TEXT_FILES: TextFiles;

try {
  startPrefetch(window, TEXT_FILES);
} catch {
  // Storage may be blocked: the app then fetches everything by itself.
}
