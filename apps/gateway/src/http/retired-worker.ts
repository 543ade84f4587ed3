/**
 * Served as the service worker once it is switched off: browsers that have the real one fetch this in its place, at the
 * latest with their next page. It forgets what was kept and takes itself away; pages that are open stay as they are.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;
