import { answerTo } from './answer';
import type { Release, WorkerMessage } from './release';
import { createReleaseStore } from './store';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const RELEASE: Release;

const ask = (request: string | Request, init?: RequestInit) => fetch(request, init);
const store = createReleaseStore({ release: RELEASE, caches, fetch: ask });

self.addEventListener('install', (event) => event.waitUntil(store.keepShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([store.forgetOlder(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  // Only pages of this origin can send one, and they send nothing else.
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else if (message.type === 'claim') event.waitUntil(self.clients.claim());
  else if (message.type === 'keep-later') event.waitUntil(store.keepLater());
  else if (message.type === 'entry') event.ports[0]?.postMessage(RELEASE.entry);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const preloadResponse: Promise<Response | undefined> = Promise.resolve(event.preloadResponse);
  const answer = answerTo({ request, preloadResponse }, { origin: self.location.origin, store, fetch: ask });
  if (answer) event.respondWith(answer);
});
