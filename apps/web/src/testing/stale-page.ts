import { vi } from 'vitest';
import { reloadOnceOnStaleChunk } from '../app/chunks/stale-chunk';

/** How often a page reloads itself when two parts of an older release are missing, after these events of its window. */
export function reloadsOfStalePage(...before: string[]): number {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    sessionStorage: window.sessionStorage,
    location: { reload },
  });
  reloadOnceOnStaleChunk(page);
  for (const event of before) page.dispatchEvent(new Event(event));
  page.dispatchEvent(new Event('vite:preloadError'));
  page.dispatchEvent(new Event('vite:preloadError'));
  return reload.mock.calls.length;
}
