import type { LiveHub, LiveMessage } from '../live/live-hub';

/** What a tab has heard so far, oldest first, and how it goes away. */
interface ListeningTab {
  readonly heard: readonly { readonly id: string; readonly type: LiveMessage['type'] }[];
  leave(): Promise<void>;
}

/** A visitor's tab that listens to a hub, with answers so many milliseconds old. */
export function listenTo(hub: LiveHub, ageMs = 0): ListeningTab {
  const tab = new AbortController();
  const heard: { id: string; type: LiveMessage['type'] }[] = [];
  const letters = hub.subscribe({
    world: null,
    language: 'es',
    session: null,
    ageMs,
    lastEventId: null,
    signal: tab.signal,
    isSessionAlive: async () => true,
  });
  const done = (async () => {
    for await (const { id, message } of letters) heard.push({ id, type: message.type });
  })();
  return {
    heard,
    async leave() {
      tab.abort();
      await done;
    },
  };
}
