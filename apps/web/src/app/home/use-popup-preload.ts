import { useEffect } from 'react';
import { audienceOf } from '../../features/content/popup-audience';
import { useAppServices } from '../app-services-context';
import { holdIdleWorkUntil } from '../chunks/when-idle';
import { languageOf } from '../language-of';

/** Fetches the popup's code as soon as home has rendered, where there are popups: they cover everything else (HOME-07). */
export function usePopupPreload(fetchHost: () => Promise<void>): void {
  const { queries, i18n, session } = useAppServices();
  useEffect(() => {
    const input = { language: languageOf(i18n), audience: audienceOf(session.get()) };
    if (!queries.content.popups.getData(input)?.length) return;
    holdIdleWorkUntil(Promise.all([fetchHost(), i18n.loadNamespaces('home')]));
  }, [queries, i18n, session, fetchHost]);
}
