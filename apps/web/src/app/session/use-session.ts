import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../app-services-context';
import type { SessionState } from './session-store';

/** The member's own break stands in place of the app: of a session for a break, and of one that it has ended. */
export function useIsOnBreak(): boolean {
  const state = useSession();
  return state.session ? state.session.onBreak : state.status === 'guest' && state.break !== undefined;
}

/** How the account stands that was closed; undefined: none was. It takes the place of the app. */
export function useClosedAccount(): ClosedTold | undefined {
  const state = useSession();
  return state.status === 'guest' ? state.closed : undefined;
}

export function useSession(): SessionState {
  const { session } = useAppServices();
  return useSyncExternalStore(session.subscribe, session.get);
}
