import type { ComponentType } from 'react';
import { PendingScreen } from '../screens/pending-screen';
import { useSession } from './use-session';

/** Unmounts a page at once when the session ends: one more render on the way out would query what it may no longer read. */
export function memberOnly(Page: ComponentType): ComponentType {
  return function MemberOnly() {
    return useSession().status === 'member' ? <Page /> : <PendingScreen />;
  };
}
