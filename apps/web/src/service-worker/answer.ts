import type { ReleaseStore } from './store';
import { strategyOf } from './strategy';

interface Asked {
  readonly request: Request;
  /** Navigation preload: what the browser has fetched already. */
  readonly preloadResponse: Promise<Response | undefined>;
}

interface Answering {
  readonly origin: string;
  readonly store: Pick<ReleaseStore, 'asset' | 'page'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The worker's answer to a request; null leaves the request to the browser. */
export function answerTo({ request, preloadResponse }: Asked, by: Answering): Promise<Response> | null {
  const strategy = strategyOf(request, by.origin);
  if (strategy === 'kept') return by.store.asset(request);
  if (strategy === 'page') return by.store.page(request, preloadResponse);
  // Must be used: otherwise the browser fetches again, which breaks links that work only once.
  return request.mode === 'navigate' ? preloadResponse.then((answer) => answer ?? by.fetch(request)) : null;
}
