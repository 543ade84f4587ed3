import { useTranslation } from 'react-i18next';

interface JackpotFailureProps {
  busy: boolean;
  onRetry: () => void;
}

export default function JackpotFailure({ busy, onRetry }: JackpotFailureProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <p role="alert" className="mt-1 flex min-h-9 flex-wrap items-center gap-x-3 font-medium text-sm">
      {t('home:jackpot.failed')}
      <button type="button" disabled={busy} onClick={onRetry} className="min-h-8 font-bold underline">
        {t('common:actions.retry')}
      </button>
    </p>
  );
}
