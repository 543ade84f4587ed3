import type { LiveEvent } from '@tonalli/contracts/live';
import type { LiveMessage, Subscription } from './live-hub';
import { messageFor } from './message-for';
import { createMessageQueue, type MessageQueue } from './message-queue';

/** One tab on a channel. It gets nothing personal before the platform has confirmed that its session is open. */
export interface Subscriber {
  readonly subscription: Subscription;
  readonly queue: MessageQueue;
  receive(id: string, event: LiveEvent): void;
  /** Something may have been missed, the end of the session included. */
  resync(id: string): void;
}

type SessionEnd = Extract<LiveMessage, { type: 'session-ended' }>;

/** `unknown`: the platform could not be asked. */
type Standing = 'guest' | 'open' | 'unknown' | 'ended';

export function createSubscriber(subscription: Subscription): Subscriber {
  const { session, language } = subscription;
  const queue = createMessageQueue();
  let standing: Standing = session ? 'unknown' : 'guest';
  let asking: Promise<void> | null = null;

  const ask = (id: string, then: (now: Standing) => void, end: SessionEnd = { type: 'session-ended' }) => {
    asking = subscription
      .isSessionAlive()
      .then(
        (alive): Standing => (alive ? 'open' : 'ended'),
        (): Standing => 'unknown',
      )
      .then((now) => {
        standing = now;
        asking = null;
        if (now === 'ended') queue.finish({ id, message: end });
        else then(now);
      });
  };

  /** Events that arrive while the session is being checked wait for the result, in their order. */
  const inTurn = (tell: () => void) => {
    if (asking) void asking.then(() => inTurn(tell));
    else if (standing !== 'ended') tell();
  };

  const pushResync = (id: string) => queue.push({ id, message: { type: 'resync' } });

  const resync = (id: string) => {
    if (standing === 'guest') pushResync(id);
    else ask(id, () => pushResync(id));
  };

  const receive = (id: string, event: LiveEvent) => {
    const message = messageFor(event, { language, session });
    if (!message) return;
    if (message.type === 'resync') return resync(id);
    // The member may have logged in elsewhere since; only the platform knows whether this tab's token still counts.
    if (message.type === 'session-ended') return ask(id, () => {}, message);
    const isPersonal = messageFor(event, { language, session: null }) === null;
    if (!isPersonal || standing === 'open') queue.push({ id, message });
    else ask(id, (now) => now === 'open' && pushResync(id));
  };

  if (session) ask(subscription.lastEventId ?? '0', () => {});
  return {
    subscription,
    queue,
    receive: (id, event) => inTurn(() => receive(id, event)),
    resync: (id) => inTurn(() => resync(id)),
  };
}
