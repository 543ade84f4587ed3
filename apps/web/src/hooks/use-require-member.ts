import { useCallback } from 'react';
import { useAppServices } from '../app/app-services-context';

/**
 * Runs what was asked when somebody is logged in. A visitor gets the login dialog first and the wish
 * afterwards; a trial account gets the prompt when a real account is needed (GAME-02).
 */
export function useRequireMember(): (then: () => void, needs?: 'any' | 'real') => void {
  const { session, overlays } = useAppServices();
  return useCallback(
    (then, needs = 'any') => {
      const run = () => {
        const { session: current } = session.get();
        if (needs === 'real' && current?.isTrial) overlays.open({ kind: 'trial-prompt' });
        else then();
      };
      if (session.get().status === 'member') run();
      else overlays.openLogin('asked', run);
    },
    [session, overlays],
  );
}
