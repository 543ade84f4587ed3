import { WORKER_PATH, type WorkerMessage } from '../../service-worker/release';

const ANSWER_WAIT_MS = 3_000;
/** Minimum time between two checks for a new version. */
const LOOK_AGAIN_MS = 15 * 60_000;

/** What the page says when there is a newer version than its own: `take` brings it, and is called when the visitor likes. */
type OnNewer = (take: () => void) => void;

interface Page {
  readonly workers: ServiceWorkerContainer;
  /** Path of the script that this page began with. */
  readonly entry: string | null;
  readonly reload: () => void;
}

/**
 * Registers the worker and compares every version that it brings with the page's own. A page that was loaded after a
 * release runs it already: its worker takes over in silence. An older page is told, and nothing happens until its visitor
 * agrees (SYS-14).
 */
export async function watchReleases({ workers, entry, reload }: Page, onNewer: OnNewer): Promise<void> {
  let taking = false;

  const take = (worker: ServiceWorker) => {
    taking = true;
    if (worker === workers.controller) reload();
    else say(worker, { type: 'take-over' });
  };
  const judge = async (worker: ServiceWorker | null) => {
    const other = worker && (await entryOf(worker));
    if (!worker || !other) return;
    if (other !== entry) onNewer(() => take(worker));
    else if (worker !== workers.controller) say(worker, { type: 'take-over' });
  };

  workers.addEventListener('controllerchange', () => {
    if (taking) reload();
    else void judge(workers.controller);
  });
  // Browsers without storage, or in a private window, refuse.
  const registration = await workers.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) void judge(coming);
    });
  });
  if (registration.active) void judge(registration.waiting);
  lookAgain(registration);
  const { active } = await workers.ready;
  if (!active) return;
  // Requested by each page: the worker does not see requests from before it was active.
  if (!workers.controller) say(active, { type: 'claim' });
  if (affordsMore(navigator)) say(active, { type: 'keep-later' });
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Without a connection there is nothing to be found.
    registration.update().catch(() => null);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  setInterval(look, LOOK_AGAIN_MS);
}

const say = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []) =>
  worker.postMessage(message, transfer);

/** The script that pages of the worker's version begin with; null from a worker that does not know. */
function entryOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, ANSWER_WAIT_MS, null);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(late);
      port1.close();
      resolve(typeof data === 'string' ? data : null);
    };
    say(worker, { type: 'entry' }, [port2]);
  });
}

/** Not with the browser's data saver. */
function affordsMore(browser: object): boolean {
  const connection = 'connection' in browser ? browser.connection : null;
  if (typeof connection !== 'object' || connection === null) return true;
  const saves = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
  return !saves && !slow;
}
