import { Button } from '@tonalli/ui/button/button';
import { Cookie } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { PageLink } from '../shell/page-link';
import { consentStore } from './consent-store';

/** Asks once, over the lower edge; to refuse is as easy as to agree (SYS-09). */
export function ConsentBanner() {
  const { t } = useTranslation('site');
  return (
    <section
      aria-label={t('consent.label')}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 animate-rise rounded-xl bg-surface p-4 shadow-float ring-1 ring-line-strong ring-inset motion-reduce:animate-none sm:inset-x-auto sm:end-6 sm:w-110 sm:p-5 lg:bottom-6"
    >
      <h2 className="flex items-center gap-2 text-lg">
        <Cookie aria-hidden="true" className="size-5 shrink-0 text-marigold" />
        {t('consent.title')}
      </h2>
      <p className="mt-1 text-pretty text-muted text-sm">
        {t('consent.text')}{' '}
        <PageLink to={PATHS.privacy} className="whitespace-nowrap text-marigold underline underline-offset-2">
          {t('consent.more')}
        </PageLink>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" onClick={() => consentStore.decide('denied')}>
          {t('consent.reject')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => consentStore.decide('granted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
