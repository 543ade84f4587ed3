import type { Bootstrap } from '@tonalli/contracts/system/api';
import { ownEntry } from './own-entry';

const KEY = 'site';

/** Keeps what the site says of itself to everybody, for visits without a connection; a closed one is not kept. */
export function keepSite({ localStorage, document }: Window, site: Bootstrap): void {
  const entry = ownEntry(document);
  if (entry === null || site.status !== 0) localStorage.removeItem(KEY);
  // Where the visitor was is theirs.
  else localStorage.setItem(KEY, JSON.stringify({ entry, site: { ...site, ip: '' } }));
}

/** The site as it was last known to this version of the app; null where there is none, or another version kept it. */
export function keptSite({ localStorage, document }: Window): Bootstrap | null {
  const entry = ownEntry(document);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    // What this version wrote has its shape.
    return entry !== null && Object(kept).entry === entry ? (kept as { site: Bootstrap }).site : null;
  } catch {
    return null;
  }
}
