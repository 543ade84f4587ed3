import { Link } from '@tanstack/react-router';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';

/** That the operator looks into the account, until when at the latest, and where to ask. */
export function HeldNote({ until }: { until: string }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (
    <Alert tone="info" title={t('held.title')}>
      {t('held.text', { date: formatDateTime(until, language) })}{' '}
      <Link to={PATHS.member} search={{ page: 'feedback' }} className="font-semibold text-marigold underline">
        {t('held.ask')}
      </Link>
    </Alert>
  );
}
