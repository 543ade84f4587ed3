import type { ComponentType } from 'react';
import { PendingScreen } from '../screens/pending-screen';
import { useSession } from './use-session';

/**
 * A page that is gone in the moment in which the session ends: drawn once more on the way out, it would ask for
 * what it may not read any longer.
 */
export function memberOnly(Page: ComponentType): ComponentType {
  return function MemberOnly() {
    return useSession().status === 'member' ? <Page /> : <PendingScreen />;
  };
}
