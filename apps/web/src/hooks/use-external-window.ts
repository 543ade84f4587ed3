import {
  EXTERNAL_CHANNEL,
  type ExternalIntent,
  type ExternalProvider,
} from '@tonalli/contracts/session/external-names';
import { useEffect, useRef, useState } from 'react';
import {
  type ExternalAttempt,
  leaveForService,
  openExternalWindow,
  type Typing,
  takeReturned,
} from './external-window';

const LOOK_EVERY_MS = 400;
/** A window that tells of its end closes right after. */
const LOOKS_BEFORE_CLOSED = 3;

interface ExternalWindow {
  intent: ExternalIntent;
  typing?: Typing | undefined;
  onReturn: (attempt: ExternalAttempt) => void;
}

/** The way to another service and back, in a window of its own or with the whole page (AUTH-09). */
export function useExternalWindow({ intent, typing, onReturn }: ExternalWindow) {
  const [waiting, setWaiting] = useState<ExternalProvider | null>(null);
  const [closed, setClosed] = useState(false);
  const begun = useRef<{ attempt: ExternalAttempt; opened: Window } | null>(null);
  const latest = useRef({ onReturn, typing });
  latest.current = { onReturn, typing };

  useEffect(() => {
    const returned = takeReturned(intent);
    if (returned) {
      latest.current.typing?.restore(returned.typed);
      latest.current.onReturn(returned);
    }
    const channel = new BroadcastChannel(EXTERNAL_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ attempt?: unknown } | null>) => {
      const ours = begun.current;
      if (!ours || data?.attempt !== ours.attempt.attempt) return;
      begun.current = null;
      setWaiting(null);
      setClosed(false);
      latest.current.onReturn(ours.attempt);
    };
    return () => channel.close();
  }, [intent]);

  useEffect(() => {
    if (!waiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks = begun.current?.opened.closed ? looks + 1 : 0;
      if (looks < LOOKS_BEFORE_CLOSED) return;
      // The service may have severed the opener: a result that arrives later still counts.
      setWaiting(null);
      setClosed(true);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    waiting,
    /** The window was closed before anything came back. */
    closed,
    begin(provider: ExternalProvider) {
      const attempt = { attempt: crypto.randomUUID(), provider };
      setClosed(false);
      const opened = openExternalWindow(attempt, intent);
      if (!opened) return leaveForService(attempt, intent, typing?.read());
      begun.current = { attempt, opened };
      setWaiting(provider);
    },
  };
}
