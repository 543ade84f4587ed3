import { cacheNameOf, isReleaseCache, type Release, SHELL_PAGE } from './release';

/** A page that does not come within this time gives way to the one that is kept. */
const PAGE_WAIT_MS = 10_000;
/** So many files at once: what the visitor does meanwhile comes first. */
const AT_ONCE = 3;
/** Stored answers are chosen by address alone. */
const BY_ADDRESS = { ignoreVary: true } as const;

export interface StoreOptions {
  readonly release: Release;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
}

export interface ReleaseStore {
  /** Keeps the shell of this release, all of it or nothing. Rejects when a part cannot be had. */
  keepShell(): Promise<void>;
  /** Keeps the rest as far as it can be had; asked again, it goes on where it stopped. */
  keepLater(): Promise<void>;
  /** Forgets releases before the last one; that one may still be open in another tab. */
  forgetOlder(): Promise<void>;
  asset(request: Request): Promise<Response>;
  /** The page from the network (`arriving`, where the browser has asked already), or the empty one that is kept. */
  page(request: Request, arriving: Promise<Response | undefined>): Promise<Response>;
}

export function createReleaseStore({ release, caches, fetch }: StoreOptions): ReleaseStore {
  const own = () => caches.open(cacheNameOf(release));

  async function keepAsset(path: string): Promise<void> {
    const cache = await own();
    if (await cache.match(path, BY_ADDRESS)) return;
    // Most files are the same in two releases that follow each other.
    const known = await caches.match(path, BY_ADDRESS);
    await cache.put(path, known ?? (await whole(fetch(path, { credentials: 'omit' }), path)));
  }

  async function keepPage(): Promise<void> {
    const page = await whole(fetch(SHELL_PAGE, { credentials: 'omit', cache: 'no-store' }), SHELL_PAGE);
    await (await own()).put(SHELL_PAGE, page);
  }

  const keptPage = async () => (await own()).match(SHELL_PAGE, BY_ADDRESS);

  return {
    async keepShell() {
      await Promise.all([keepPage(), ...release.shell.map(keepAsset)]);
    },
    async keepLater() {
      const waiting = [...release.later];
      const work = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          await keepAsset(path).catch(() => undefined);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    async forgetOlder() {
      const others = (await caches.keys()).filter((name) => isReleaseCache(name) && name !== cacheNameOf(release));
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    async asset(request) {
      const kept = await caches.match(request, BY_ADDRESS);
      if (kept) return kept;
      const answer = await fetch(request);
      if (isWhole(answer)) await (await own()).put(request, answer.clone());
      return answer;
    },
    async page(request, arriving) {
      const coming = arriving.then((answer) => answer ?? fetch(request));
      const instead = await Promise.race([coming.then(isServed, () => false), after(PAGE_WAIT_MS)]);
      if (instead === true) return coming;
      return (await keptPage()) ?? coming;
    },
  };
}

const isWhole = (answer: Response): boolean =>
  answer.status === 200 && !answer.headers.get('content-type')?.includes('text/html');

/** A proxy whose servers are gone answers in their place; the app can say it better. */
const isServed = ({ status }: Response): boolean => status < 502 || status > 504;

async function whole(coming: Promise<Response>, path: string): Promise<Response> {
  const answer = await coming;
  if (path === SHELL_PAGE ? answer.status === 200 : isWhole(answer)) return answer;
  throw new Error(`${path} answered ${answer.status}`);
}

const after = (ms: number): Promise<'late'> => new Promise((resolve) => setTimeout(resolve, ms, 'late'));
