import type { ReleaseStore } from './store';
import { wayOf } from './ways';

interface Asked {
  readonly request: Request;
  /** What the browser has asked for already, where it did. */
  readonly preloadResponse: Promise<Response | undefined>;
}

interface Answering {
  readonly origin: string;
  readonly store: Pick<ReleaseStore, 'asset' | 'page'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The worker's answer to a request; null where the browser goes its own way. */
export function answerTo({ request, preloadResponse }: Asked, by: Answering): Promise<Response> | null {
  const way = wayOf(request, by.origin);
  if (way === 'kept') return by.store.asset(request);
  if (way === 'page') return by.store.page(request, preloadResponse);
  // The browser has asked already: left alone it would ask once more, and a link that works once would work no more.
  return request.mode === 'navigate' ? preloadResponse.then((answer) => answer ?? by.fetch(request)) : null;
}
