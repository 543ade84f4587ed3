import type { LotteryFamily } from '@tonalli/lottery/play';
import { useEffect, useReducer, useRef } from 'react';
import { useSession } from '../../../app/session/use-session';
import { type DeskAction, deskReducer } from './desk';
import { deskKey, readDesk, writeDesk } from './desk-storage';

const WRITE_MS = 400;

/** What a member has chosen at a lottery, kept in this tab by lottery and member. */
export function useDesk(gameCode: string, family: LotteryFamily) {
  const { session } = useSession();
  const key = deskKey(session?.username ?? '', gameCode);
  const [desk, dispatch] = useReducer(deskReducer, null, () => readDesk(window.sessionStorage, key, family));
  const newest = useRef(desk);
  useEffect(() => {
    newest.current = desk;
    // Numbers that are pasted by thousands are not written with every key.
    const timer = setTimeout(() => writeDesk(window.sessionStorage, key, desk), WRITE_MS);
    return () => clearTimeout(timer);
  }, [desk, key]);
  useEffect(() => {
    const write = () => writeDesk(window.sessionStorage, key, newest.current);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [key]);
  return { desk, dispatch };
}

export type DeskDispatch = (action: DeskAction) => void;
