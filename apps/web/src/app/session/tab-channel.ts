export type EndReason = 'logout' | 'expired';

type TabMessage = { type: 'started' } | { type: 'ended'; reason: EndReason };

const CHANNEL = 'tonalli-session';

/** What the tabs of one browser tell each other about the session; a tab does not hear itself. */
export function openTabChannel(hear: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = readMessage(event.data);
    if (message) hear(message);
  };
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** A tab that runs another release may say anything. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'started') return { type: 'started' };
  if (data.type !== 'ended') return null;
  return { type: 'ended', reason: 'reason' in data && data.reason === 'expired' ? 'expired' : 'logout' };
}
