import { useEffect } from 'react';
import { useLanguage } from '../../hooks/use-language';
import { useAppServices } from '../app-services-context';
import { whenIdle } from '../chunks/when-idle';
import { useSession } from '../session/use-session';

/**
 * The tab's one live stream; a new one for each member, since the token is told when it opens. Its code is
 * fetched once the page has come to rest.
 */
export function LiveEvents() {
  const services = useAppServices();
  const language = useLanguage();
  const { status, session } = useSession();
  const token = session?.token ?? null;

  useEffect(() => {
    if (status === 'resuming') return;
    let stop = () => {};
    let wanted = true;
    const cancel = whenIdle(async () => {
      const { openLiveStream } = await import('./live-stream');
      if (wanted) stop = openLiveStream({ services, language, token });
    });
    return () => {
      wanted = false;
      cancel();
      stop();
    };
  }, [services, language, status, token]);
  return null;
}
