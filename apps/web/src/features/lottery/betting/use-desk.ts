import type { LotteryFamily } from '@tonalli/lottery/play';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import { type DeskAction, deskReducer } from './desk';
import { deskKey, readDesk, writeDesk } from './desk-storage';

const WRITE_MS = 400;

/** What a member has chosen at a lottery, kept in this tab by lottery and member until they log out. */
export function useDesk(gameCode: string, family: LotteryFamily) {
  const { session } = useSession();
  const key = deskKey(session?.username ?? '', gameCode);
  const [desk, dispatch] = useReducer(deskReducer, null, () => readDesk(window.sessionStorage, key, family));
  const newest = useRef(desk);
  const isLeft = useLoggedOut();
  const write = useCallback(() => {
    if (!isLeft.current) writeDesk(window.sessionStorage, key, newest.current);
  }, [key, isLeft]);
  useEffect(() => {
    newest.current = desk;
    // Numbers that are pasted by thousands are not written with every key.
    const timer = setTimeout(write, WRITE_MS);
    return () => clearTimeout(timer);
  }, [desk, write]);
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  return { desk, dispatch };
}

/** Whether the member logged out, which empties the tab's storage: nothing is written behind it (AUTH-12). */
function useLoggedOut() {
  const { session } = useAppServices();
  const isLeft = useRef(false);
  useEffect(() => {
    const offs = [
      session.on('ended', (reason) => {
        isLeft.current = reason === 'logout';
      }),
      session.on('started', () => {
        isLeft.current = false;
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [session]);
  return isLeft;
}

export type DeskDispatch = (action: DeskAction) => void;
