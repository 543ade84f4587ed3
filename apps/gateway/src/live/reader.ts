import type { LiveEvent } from '@tonalli/contracts/live';
import { addressTo } from './addressed';
import type { Subscription } from './live-hub';
import { createMailbox, type Mailbox } from './mailbox';

/** One tab on a channel. Nothing personal is told to it before the platform has said that its session is open. */
export interface Reader {
  readonly subscription: Subscription;
  readonly mailbox: Mailbox;
  hear(id: string, event: LiveEvent): void;
  /** Something may have been missed, the end of the session included. */
  resync(id: string): void;
}

/** `unknown`: the platform could not be asked. */
type Standing = 'guest' | 'open' | 'unknown' | 'ended';

export function createReader(subscription: Subscription): Reader {
  const { session, language } = subscription;
  const mailbox = createMailbox();
  let standing: Standing = session ? 'unknown' : 'guest';
  let asking: Promise<void> | null = null;

  const ask = (id: string, then: (now: Standing) => void = () => {}) => {
    asking = subscription
      .isSessionAlive()
      .then(
        (alive): Standing => (alive ? 'open' : 'ended'),
        (): Standing => 'unknown',
      )
      .then((now) => {
        standing = now;
        asking = null;
        if (now === 'ended') mailbox.finish({ id, message: { type: 'session-ended' } });
        else then(now);
      });
  };

  /** What comes while the platform is asked waits for its word, in its order. */
  const inTurn = (tell: () => void) => {
    if (asking) void asking.then(() => inTurn(tell));
    else if (standing !== 'ended') tell();
  };

  const pushResync = (id: string) => mailbox.push({ id, message: { type: 'resync' } });

  const resync = (id: string) => {
    if (standing === 'guest') pushResync(id);
    else ask(id, () => pushResync(id));
  };

  const hear = (id: string, event: LiveEvent) => {
    const message = addressTo(event, { language, session });
    if (!message) return;
    if (message.type === 'resync') return resync(id);
    // The member may have logged in elsewhere since; only the platform knows whether this tab's token still counts.
    if (message.type === 'session-ended') return ask(id);
    const isPersonal = addressTo(event, { language, session: null }) === null;
    if (!isPersonal || standing === 'open') mailbox.push({ id, message });
    else ask(id, (now) => now === 'open' && pushResync(id));
  };

  if (session) ask(subscription.lastEventId ?? '0');
  return {
    subscription,
    mailbox,
    hear: (id, event) => inTurn(() => hear(id, event)),
    resync: (id) => inTurn(() => resync(id)),
  };
}
