import { Spinner } from '@tonalli/ui/spinner/spinner';
import { useTranslation } from 'react-i18next';

export function PendingScreen() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-[50dvh] items-center justify-center">
      <Spinner label={t('loading')} size="lg" />
    </div>
  );
}
