import type { Bootstrap } from '@tonalli/contracts/system/api';
import { Card } from '@tonalli/ui/card/card';
import { Illustration } from '@tonalli/ui/empty-state/illustration';
import { useTranslation } from 'react-i18next';
import { StatePage } from '../../components/state-page';
import { MirrorsLink } from './components/mirrors-link';
import { ServiceButton } from './components/service-button';
import { RegionArt } from './components/state-art';
import { TimeUntilOpen } from './components/time-until-open';

/** Stands for the whole app while the platform is closed; maintenance wins over region (SYS-02, SYS-03). */
export function ClosedScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  return bootstrap.status === 1 ? (
    <MaintenanceScreen bootstrap={bootstrap} />
  ) : (
    <RegionBlockedScreen bootstrap={bootstrap} />
  );
}

function MaintenanceScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  const { t } = useTranslation('site');
  return (
    <StatePage
      art={<Illustration name="eclipse" className="w-44 sm:w-52" />}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={<WaysOut bootstrap={bootstrap} />}
    >
      <TimeUntilOpen endsAt={bootstrap.maintenanceEndsAt} />
    </StatePage>
  );
}

function RegionBlockedScreen({ bootstrap }: { bootstrap: Bootstrap }) {
  const { t } = useTranslation('site');
  return (
    <StatePage
      art={<RegionArt />}
      title={t('region.title')}
      text={t('region.text')}
      actions={<WaysOut bootstrap={bootstrap} />}
    >
      <Card className="w-full max-w-md">
        <p className="text-muted text-sm">{t('region.ipLabel')}</p>
        <p className="money break-all font-bold font-display text-2xl">{bootstrap.ip}</p>
        <p className="mt-2 text-pretty text-muted text-sm">{t('region.hint')}</p>
      </Card>
    </StatePage>
  );
}

function WaysOut({ bootstrap }: { bootstrap: Bootstrap }) {
  return (
    <>
      <ServiceButton channels={bootstrap.customerService} />
      <MirrorsLink />
    </>
  );
}
