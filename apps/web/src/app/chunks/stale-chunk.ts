/** Set in session storage while the page has reloaded for a chunk that was gone. */
const RELOADED_KEY = 'chunkReload';
/** A second failure within this time means that the reload did not help. */
const LOOP_GUARD_MS = 60_000;

interface ReloadablePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/** How much is being fetched that nobody has asked for yet. */
let ahead = 0;

/** What is fetched beforehand: where it is missing, the page stays as it is, with all that was typed, until somebody asks for it. */
export async function aheadOfNeed<T>(work: Promise<T>): Promise<T> {
  ahead += 1;
  try {
    return await work;
  } finally {
    ahead -= 1;
  }
}

/**
 * After a new release the old chunks are gone: the page reloads itself once to get the new ones (SYS-06).
 * A chunk that is still missing afterwards is left to the error screen with its retry.
 */
export function reloadOnceOnStaleChunk(page: ReloadablePage): void {
  page.addEventListener('vite:preloadError', () => {
    if (ahead === 0) reloadOnce(page);
  });
}

export function reloadOnce(page: Omit<ReloadablePage, 'addEventListener'>): void {
  if (!page.navigator.onLine) return;
  const now = Date.now();
  const agoMs = now - Number(page.sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN);
  // What stands there may be damaged; only a time that just passed counts.
  if (agoMs >= 0 && agoMs < LOOP_GUARD_MS) return;
  page.sessionStorage.setItem(RELOADED_KEY, String(now));
  page.location.reload();
}
