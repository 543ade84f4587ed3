import { formatDuration } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../hooks/use-failure-text';
import { readFailure } from '../trpc/platform-failure';

/** Why the login failed, and when to try again if that is known. */
export function LoginFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('session');
  const failureText = useFailureText();
  if (!error) return null;
  const { retryAfterSeconds } = readFailure(error);
  return (
    <Alert tone="danger" announce>
      <p>{failureText(error)}</p>
      {retryAfterSeconds ? (
        <p className="mt-1 text-muted">{t('login.retryIn', { time: formatDuration(retryAfterSeconds) })}</p>
      ) : null}
    </Alert>
  );
}
