import type { SessionView } from '@tonalli/contracts/session/api';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import {
  canAutofillPasskeys,
  isPasskeyHere,
  leavePasskeys,
  notePasskeyHere,
  signWithPasskey,
} from '../../../hooks/passkeys';
import { trpc } from '../../../trpc/trpc';

/** Logs in by a passkey: with the button, or by choosing one among the saved names (AUTH-17). */
export function usePasskeyLogin(onEntered: (view: SessionView) => void) {
  const { client } = useAppServices();
  const entered = useRef(onEntered);
  entered.current = onEntered;
  const [trouble, setTrouble] = useState<'left' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const { mutateAsync, error, reset } = trpc.session.logInByPasskey.useMutation();

  useEffect(() => {
    if (!isPasskeyHere()) return;
    let gone = false;
    const wait = async () => {
      if (!(await canAutofillPasskeys()) || gone) return;
      const options = await client.session.beginPasskeyLogin.mutate();
      const signed = gone ? null : await signWithPasskey(options, true);
      if (signed && !gone) entered.current(await mutateAsync({ response: signed }));
    };
    // Nobody asked for it, so nobody is told that it did not work.
    wait().catch(() => undefined);
    return () => {
      gone = true;
      void leavePasskeys();
    };
  }, [client, mutateAsync]);

  const run = async () => {
    setBusy(true);
    setTrouble(null);
    reset();
    try {
      const options = await client.session.beginPasskeyLogin.mutate();
      const signed = await signWithPasskey(options, false);
      if (signed === null) return setTrouble('left');
      const view = await mutateAsync({ response: signed });
      notePasskeyHere();
      entered.current(view);
    } finally {
      setBusy(false);
    }
  };
  return { enter: () => void run().catch(() => setTrouble('failed')), busy, error, trouble: error ? null : trouble };
}
