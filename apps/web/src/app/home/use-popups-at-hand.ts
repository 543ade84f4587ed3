import { useEffect } from 'react';
import { audienceOf } from '../../features/content/popup-audience';
import { useAppServices } from '../app-services-context';
import { holdIdleWorkUntil } from '../chunks/when-idle';
import { languageOf } from '../language-of';

/** Fetches what draws announcements as soon as home is drawn, where there are some: they lie over everything (HOME-07). */
export function usePopupsAtHand(fetchHost: () => Promise<void>): void {
  const { queries, i18n, session } = useAppServices();
  useEffect(() => {
    const asked = { language: languageOf(i18n), audience: audienceOf(session.get()) };
    if (!queries.content.popups.getData(asked)?.length) return;
    holdIdleWorkUntil(Promise.all([fetchHost(), i18n.loadNamespaces('home')]));
  }, [queries, i18n, session, fetchHost]);
}
