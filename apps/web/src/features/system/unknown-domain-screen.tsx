import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { StatePage } from '../../components/state-page';
import { trpc } from '../../trpc/trpc';
import { MirrorsLink } from './components/mirrors-link';
import { ServiceButton } from './components/service-button';
import { DomainArt } from './components/state-art';

interface UnknownDomainScreenProps {
  reference: string | null;
  onRetry: () => void;
}

/** An address that the platform does not answer for, and the ways to one that it does (SYS-11). */
export function UnknownDomainScreen({ reference, onRetry }: UnknownDomainScreenProps) {
  const { t } = useTranslation(['site', 'errors', 'common']);
  const { data } = trpc.system.contact.useQuery();
  return (
    <StatePage
      art={<DomainArt />}
      title={t('errors:DOMAIN_UNKNOWN')}
      text={t('site:domain.text', { host: window.location.hostname })}
      actions={
        <>
          <ServiceButton channels={data?.customerService ?? []} />
          <MirrorsLink />
          <Button variant="ghost" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        </>
      }
    >
      <Alert tone="warning" className="text-start">
        {t('site:domain.caution')}
      </Alert>
      {reference ? <p className="break-all text-faint text-sm">{t('common:reference', { id: reference })}</p> : null}
    </StatePage>
  );
}
