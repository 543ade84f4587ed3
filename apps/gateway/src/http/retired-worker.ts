/**
 * Served in place of the service worker once that is switched off. It deletes the caches and unregisters itself; open
 * pages stay as they are.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;
