import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { startAnalytics } from './analytics';
import { ConsentBanner } from './consent-banner';
import { ConsentDialog } from './consent-dialog';
import { consentStore } from './consent-store';

/** The question, its answer to be changed, and the measuring that follows from it. */
export default function ConsentAndAnalytics({ gtagId }: { gtagId: string }) {
  const { consent, reviewing } = useSyncExternalStore(consentStore.subscribe, consentStore.get);
  useAnalytics(gtagId, consent === 'granted');
  if (reviewing) return <ConsentDialog consent={consent} />;
  return consent === 'undecided' ? <ConsentBanner /> : null;
}

/** Measures every page that is shown, from the one on which the visitor agreed. */
function useAnalytics(gtagId: string, granted: boolean) {
  const router = useRouter();
  useEffect(() => {
    if (!granted) return;
    const analytics = startAnalytics(gtagId);
    analytics.pageView();
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) analytics.pageView();
    });
    return () => {
      stop();
      analytics.stop();
    };
  }, [gtagId, granted, router]);
}
