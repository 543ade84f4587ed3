import { Link } from '@tanstack/react-router';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';

const ASKED_AGAIN_MS = 15_000;

/** In the place of the cashier's form as long as a look at the member's finances is in the way of deposits (RG-04). */
export function FinancesReview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('finances');
  const { data } = trpc.finances.read.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? ASKED_AGAIN_MS : false),
  });
  if (!data || data.status === 'CLEAR') return children;
  return (
    <Alert
      tone="info"
      title={t(`${data.status}.title`)}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to={PATHS.member} search={{ page: 'protection' }}>
            {t('protection')}
          </Link>
        </Button>
      }
    >
      {t(`${data.status}.text`)} {t('rest')}
    </Alert>
  );
}
