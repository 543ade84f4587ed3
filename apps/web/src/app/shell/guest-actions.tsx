import { Button } from '@tonalli/ui/button/button';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app-services-context';

/** While a tab resumes its session, the place stays empty. */
export function GuestActions({ waiting }: { waiting: boolean }) {
  const { t } = useTranslation('common');
  const { overlays } = useAppServices();
  return (
    <div className={clsx('flex min-w-0 gap-2', waiting && 'invisible')}>
      {/* On the narrowest phones it stands at the thumb alone. */}
      <Button
        variant="secondary"
        size="sm"
        className="min-w-0 max-lg:min-h-11 max-[22rem]:hidden"
        onClick={() => overlays.openLogin('asked')}
      >
        <span className="truncate">{t('actions.logIn')}</span>
      </Button>
      <Button size="sm" className="min-w-0 max-lg:min-h-11" onClick={() => overlays.open({ kind: 'register' })}>
        <span className="truncate">{t('actions.register')}</span>
      </Button>
    </div>
  );
}
