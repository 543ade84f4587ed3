import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';

/** Stands where a member's own list would be; logging in shows the list in its place. */
export function LoginRequired() {
  const { t } = useTranslation(['games', 'common']);
  const { overlays } = useAppServices();
  return (
    <EmptyState
      illustration="favorites"
      title={t('games:results.guestTitle')}
      description={t('games:results.guestText')}
      action={
        <>
          <Button onClick={() => overlays.openLogin('asked')}>{t('common:actions.logIn')}</Button>
          <Button variant="secondary" onClick={() => overlays.open({ kind: 'register' })}>
            {t('common:actions.register')}
          </Button>
        </>
      }
    />
  );
}
