import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** A thin line while the next page is on its way. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const loading = useRouterState({ select: (state) => state.isLoading });
  if (!loading) return null;
  return (
    <div role="progressbar" aria-label={t('loading')} className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      <span className="block h-full w-1/2 animate-sweep bg-linear-to-r from-transparent via-marigold to-transparent" />
    </div>
  );
}
