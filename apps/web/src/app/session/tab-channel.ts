import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { BREAK_KINDS } from '@tonalli/contracts/breaks/kinds';
import type { BreakTold } from '@tonalli/contracts/breaks/told';
import { closedIn } from '../../trpc/closed-told';

/** An object: by a break of the member's, or with the account. */
export type EndReason = 'logout' | 'expired' | BreakTold | ClosedTold;

const MESSAGES = ['started', 'logout', 'expired'] as const;
type TabMessage = (typeof MESSAGES)[number] | BreakTold | ClosedTold;

const CHANNEL = 'tonalli-session';

/** What another tab of this release says of a break. */
function breakIn(data: unknown): BreakTold | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const kind = BREAK_KINDS.find((known) => known === Reflect.get(data, 'kind'));
  const until: unknown = Reflect.get(data, 'until');
  return kind && (until === null || typeof until === 'string') ? { kind, until } : undefined;
}

/** Session events between the tabs of one browser; messages of another release are ignored. */
export function openTabChannel(hear: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = MESSAGES.find((known) => known === data) ?? breakIn(data) ?? closedIn(data);
    if (message) hear(message);
  };
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
