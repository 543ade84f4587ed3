export type EndReason = 'logout' | 'expired';

const MESSAGES = ['started', 'logout', 'expired'] as const;
type TabMessage = (typeof MESSAGES)[number];

const CHANNEL = 'tonalli-session';

/** Session events between the tabs of one browser; messages of another release are ignored. */
export function openTabChannel(hear: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = MESSAGES.find((known) => known === data);
    if (message) hear(message);
  };
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
