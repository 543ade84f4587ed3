import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

/** Nothing waits for a result. */
export function NoOpenBets() {
  const { t } = useTranslation('records');
  return (
    <Card>
      <EmptyState
        title={t('open.emptyTitle')}
        description={t('open.emptyText')}
        action={
          <Button asChild variant="secondary">
            <Link to={PATHS.member} search={{ page: 'personalHistoryCopy' }}>
              {t('open.toRecord')}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
