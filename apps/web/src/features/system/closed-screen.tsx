import type { Bootstrap } from '@tonalli/contracts/system/api';
import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Headset, MapPinOff, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { useLanguage } from '../../hooks/use-language';
import { useNow } from '../../hooks/use-now';
import { trpc } from '../../trpc/trpc';
import { openCustomerService } from './customer-service';

/** The page recovers by itself when the platform opens again. */
const ASK_AGAIN_MS = 15_000;

/** Replaces the whole app while the platform is closed; maintenance wins over region (SYS-02, SYS-03). */
export function ClosedScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  const language = useLanguage();
  trpc.system.bootstrap.useQuery({ language }, { refetchInterval: ASK_AGAIN_MS });
  return bootstrap.status === 1 ? (
    <MaintenanceScreen bootstrap={bootstrap} />
  ) : (
    <RegionBlockedScreen bootstrap={bootstrap} />
  );
}

function MaintenanceScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  const { t } = useTranslation('system');
  const language = useLanguage();
  const now = useNow(1_000);
  const { maintenanceEndsAt: endsAt } = bootstrap;
  const seconds = endsAt ? (Date.parse(endsAt) - now) / 1_000 : 0;
  return (
    <main>
      <FullPage icon={Wrench} title={t('maintenance.title')} text={t('maintenance.text')}>
        {endsAt ? (
          <p className="w-full text-muted">{t('maintenance.endsAt', { time: formatDateTime(endsAt, language) })}</p>
        ) : null}
        {seconds > 0 ? (
          <p role="timer" className="money w-full font-bold font-display text-3xl text-marigold">
            {t('maintenance.remaining', { time: formatDuration(seconds) })}
          </p>
        ) : null}
        <CustomerServiceButton bootstrap={bootstrap} label={t('maintenance.support')} />
      </FullPage>
    </main>
  );
}

function RegionBlockedScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  const { t } = useTranslation('system');
  return (
    <main>
      <FullPage icon={MapPinOff} title={t('region.title')} text={t('region.text')}>
        <p className="money w-full text-muted">{t('region.ip', { ip: bootstrap.ip })}</p>
        <CustomerServiceButton bootstrap={bootstrap} label={t('region.support')} />
      </FullPage>
    </main>
  );
}

function CustomerServiceButton({ bootstrap, label }: { bootstrap: Bootstrap; label: string }) {
  const { t } = useTranslation('errors');
  const [channel] = bootstrap.customerService;
  const [blocked, setBlocked] = useState(false);
  if (!channel) return null;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setBlocked(!openCustomerService(channel.url))}
        iconStart={<Headset aria-hidden="true" className="size-5" />}
      >
        {label}
      </Button>
      {blocked ? (
        <Alert tone="warning" announce>
          {t('POPUP_BLOCKED')}
        </Alert>
      ) : null}
    </>
  );
}
