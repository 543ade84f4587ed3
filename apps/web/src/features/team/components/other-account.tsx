import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';

/** In the form's place while somebody who is no agent is logged in: two sessions cannot share a browser. */
export function OtherAccount({ name }: { name: string }) {
  const { t } = useTranslation('team');
  const { client, session } = useAppServices();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await session.logOut(() => client.session.logout.mutate());
  };
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="info" title={t('other.title')}>
        {t('other.text', { name })}
      </Alert>
      <Button size="lg" block loading={leaving} onClick={() => void leave()}>
        {t('other.leave')}
      </Button>
    </div>
  );
}
