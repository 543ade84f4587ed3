import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';

/** In place of a balance for whoever has none: a visitor, or a trial account. */
export function GuestWallet({ trial }: { trial: boolean }) {
  const { t } = useTranslation('transfer');
  const { overlays } = useAppServices();
  return (
    <section aria-label={t('seamless.loginTitle')} className="flex flex-col gap-4 rounded-xl bg-raised p-6">
      <p className="font-semibold">{trial ? t('seamless.trial') : t('seamless.loginTitle')}</p>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button onClick={() => overlays.open({ kind: 'register' })}>{t('seamless.register')}</Button>
        {trial ? null : (
          <Button variant="secondary" onClick={() => overlays.openLogin('asked')}>
            {t('seamless.login')}
          </Button>
        )}
      </div>
    </section>
  );
}
