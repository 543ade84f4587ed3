/** What the worker of one build keeps; worked out by the build and written into the worker. */
export interface Release {
  /** Differs whenever anything that is kept does. */
  readonly id: string;
  /** Path of the script that a page of this build begins with; tells pages of one build from those of another. */
  readonly entry: string;
  /** Paths that the app needs to draw itself without a connection. */
  readonly shell: readonly string[];
  /** Paths of everything else that pages fetch as they are opened. */
  readonly later: readonly string[];
}

export const WORKER_PATH = '/sw.js';
export const SHELL_PAGE = '/index.html';

const CACHE_PREFIX = 'tonalli-release-';
export const cacheNameOf = ({ id }: Pick<Release, 'id'>): string => `${CACHE_PREFIX}${id}`;
export const isReleaseCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);

/** Files of the build whose name holds a hash of their content: nothing else is ever kept, but for the empty page. */
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)$/;
export const isHashedAsset = (path: string): boolean => HASHED.test(path);

/** What a page and its worker say to each other. */
export type WorkerMessage =
  /** Take over from the worker before. */
  | { readonly type: 'take-over' }
  /** Serve this page too: it came while there was no worker yet, and none took it. */
  | { readonly type: 'claim' }
  /** Fetch what later pages will need. */
  | { readonly type: 'keep-later' }
  /** Answer `Release.entry` on the port that came with it. */
  | { readonly type: 'entry' };
