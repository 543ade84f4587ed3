import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { type Consent, consentStore } from './consent-store';

/** The choice again, whenever the visitor wants to change it (SYS-09). */
export function ConsentDialog({ consent }: { consent: Consent }) {
  const { t } = useTranslation(['site', 'common']);
  const decide = (decision: Exclude<Consent, 'undecided'>) => {
    consentStore.decide(decision);
    toast.success(t('site:consent.saved'), { id: 'consent', description: t(`site:consent.${decision}`) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) consentStore.close();
      }}
      title={t('site:consent.manage')}
      description={t('site:consent.manageText')}
      closeLabel={t('common:actions.close')}
      size="sm"
      layout="card"
      footer={
        <div className="grid w-full gap-2 sm:grid-cols-2">
          <Button variant="secondary" onClick={() => decide('denied')}>
            {t('site:consent.reject')}
          </Button>
          <Button variant="secondary" onClick={() => decide('granted')}>
            {t('site:consent.accept')}
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-line">
        <li className="pb-4">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {t('site:consent.needed')}
            <Badge tone="jade">{t('site:consent.always')}</Badge>
          </p>
          <p className="mt-1 text-muted text-sm">{t('site:consent.neededText')}</p>
        </li>
        <li className="pt-4">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {t('site:consent.analytics')}
            {consent === 'undecided' ? null : (
              <Badge tone={consent === 'granted' ? 'jade' : 'neutral'}>{t(`site:consent.${consent}`)}</Badge>
            )}
          </p>
          <p className="mt-1 text-muted text-sm">{t('site:consent.analyticsText')}</p>
        </li>
      </ul>
    </Dialog>
  );
}
