import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app-services-context';

/** A tab that is still asking for its token keeps the place without offering to log in. */
export function GuestActions({ waiting }: { waiting: boolean }) {
  const { t } = useTranslation(['session', 'common']);
  const { overlays } = useAppServices();
  return (
    <div className={waiting ? 'invisible flex gap-2' : 'flex gap-2'}>
      <Button variant="secondary" size="sm" className="whitespace-nowrap" onClick={() => overlays.openLogin('asked')}>
        {t('session:login.open')}
      </Button>
      <Button size="sm" onClick={() => overlays.open({ kind: 'register' })} className="whitespace-nowrap">
        {t('common:actions.register')}
      </Button>
    </div>
  );
}
