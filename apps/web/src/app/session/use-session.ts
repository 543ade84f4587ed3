import { useSyncExternalStore } from 'react';
import { useAppServices } from '../app-services-context';
import type { SessionState } from './session-store';

export function useSession(): SessionState {
  const { session } = useAppServices();
  return useSyncExternalStore(session.subscribe, session.get);
}
