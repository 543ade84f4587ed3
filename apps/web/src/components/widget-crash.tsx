import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';

/** Fallback of a crashed part. */
export default function WidgetCrash({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['system', 'common']);
  return (
    <div className="grid content-center rounded-xl bg-surface p-3 ring-1 ring-line ring-inset">
      <Alert
        tone="warning"
        announce
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {t('system:crash.widget')}
      </Alert>
    </div>
  );
}
