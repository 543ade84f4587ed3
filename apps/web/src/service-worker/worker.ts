import type { Release, WorkerMessage } from './release';
import { createReleaseStore } from './store';
import { wayOf } from './ways';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const RELEASE: Release;

const store = createReleaseStore({ release: RELEASE, caches, fetch: (request, init) => fetch(request, init) });

self.addEventListener('install', (event) => event.waitUntil(store.keepShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([store.forgetOlder(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  // Only pages of this origin can send one, and they send nothing else.
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else if (message.type === 'keep-later') event.waitUntil(store.keepLater());
  else if (message.type === 'entry') event.ports[0]?.postMessage(RELEASE.entry);
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === 'kept') event.respondWith(store.asset(event.request));
  else if (way === 'page') event.respondWith(store.page(event.request, Promise.resolve(event.preloadResponse)));
  // The browser has asked already: left alone it would ask once more, and a link that works once would work no more.
  else if (event.request.mode === 'navigate') event.respondWith(answerOnce(event));
});

async function answerOnce({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const answer: Response | undefined = await preloadResponse;
  return answer ?? fetch(request);
}
