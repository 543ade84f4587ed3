import { ErrorState } from '@tonalli/ui/error-state/error-state';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../hooks/use-failure-text';
import { readFailure } from '../trpc/platform-failure';

interface LoadFailureProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** One of several parts of a page. */
  part?: boolean;
}

/** The error state of a list: why, a retry button, and a reference for support. */
export default function LoadFailure({ title, error, busy, onRetry, part }: LoadFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { requestId } = readFailure(error);
  return (
    <ErrorState
      part={part}
      title={title}
      description={failureText(error)}
      reference={requestId ? t('reference', { id: requestId }) : undefined}
      retry={{ label: t('actions.retry'), onRetry, busy }}
    />
  );
}
