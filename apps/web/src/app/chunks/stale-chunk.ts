/** Set in session storage while the page has reloaded for a chunk that was gone. */
const RELOADED_KEY = 'chunkReload';
/** A second failure within this time means that the reload did not help. */
const LOOP_GUARD_MS = 60_000;
/** A page that is left is unloaded by then; one that still runs has stayed, as after a download link. */
const LEAVING_MS = 10_000;

interface ReloadablePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/** When the page was last about to be left. */
let leftAt = Number.NEGATIVE_INFINITY;

let prefetches = 0;

/** While only prefetches run, a missing chunk does not reload the page, which would lose what was typed. */
export async function trackPrefetch<T>(work: Promise<T>): Promise<T> {
  prefetches += 1;
  try {
    return await work;
  } finally {
    prefetches -= 1;
  }
}

/**
 * After a new release the old chunks are gone: the page reloads itself once to get the new ones (SYS-06).
 * A chunk that is still missing afterwards is left to the error screen with its retry. A page that is being left loses
 * the chunks that were on their way: a reload would take the visitor back from where they are going, in WebKit.
 */
export function reloadOnceOnStaleChunk(page: ReloadablePage): void {
  page.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  page.addEventListener('vite:preloadError', () => {
    if (prefetches === 0) reloadOnce(page);
  });
}

export function reloadOnce(page: Omit<ReloadablePage, 'addEventListener'>): void {
  if (!page.navigator.onLine) return;
  const now = Date.now();
  if (now - leftAt < LEAVING_MS) return;
  const agoMs = now - Number(page.sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN);
  // The stored value may be damaged: only a recent time counts.
  if (agoMs >= 0 && agoMs < LOOP_GUARD_MS) return;
  page.sessionStorage.setItem(RELOADED_KEY, String(now));
  page.location.reload();
}
