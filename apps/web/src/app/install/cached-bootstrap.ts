import type { Bootstrap } from '@tonalli/contracts/system/api';
import { entryScriptPath } from './entry-script';

const KEY = 'site';

/** Keeps the public bootstrap for offline visits; that of a closed site is not kept. */
export function cacheBootstrap({ localStorage, document }: Window, site: Bootstrap): void {
  const entry = entryScriptPath(document);
  if (entry === null || site.status !== 0) localStorage.removeItem(KEY);
  // The visitor's address is personal.
  else localStorage.setItem(KEY, JSON.stringify({ entry, site: { ...site, ip: '' } }));
}

/** Null where there is none, or another version of the app wrote it. */
export function readCachedBootstrap({ localStorage, document }: Window): Bootstrap | null {
  const entry = entryScriptPath(document);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    // The same version wrote it, so it has this shape.
    return entry !== null && Object(kept).entry === entry ? (kept as { site: Bootstrap }).site : null;
  } catch {
    return null;
  }
}
