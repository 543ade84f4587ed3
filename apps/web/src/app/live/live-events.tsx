import { useEffect } from 'react';
import { useLanguage } from '../../hooks/use-language';
import { useAppServices } from '../app-services-context';
import { whenIdle } from '../chunks/when-idle';
import { useSession } from '../session/use-session';

/**
 * The tab's one live stream, reopened for each member, since the token is sent when it opens. Its code is loaded when
 * the page is idle.
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
