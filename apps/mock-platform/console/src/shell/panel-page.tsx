import { getRouteApi } from '@tanstack/react-router';
import { Spinner } from '@tonalli/ui/spinner/spinner';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PANELS, type PanelName } from '../panels';

const route = getRouteApi('/$panel');

/** The heading and the chosen panel. */
export function PanelPage() {
  const { t } = useTranslation();
  // The route lets known names pass only.
  const panel = route.useParams().panel as PanelName;
  const Page = PANELS[panel].page;
  return (
    <>
      <header>
        <h1 className="font-bold font-display text-2xl">{t(`panels.${panel}.title`)}</h1>
        <p className="mt-1 max-w-prose text-muted">{t(`panels.${panel}.lead`)}</p>
      </header>
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Page />
      </Suspense>
    </>
  );
}
