import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

/** The way to the member's own limits. */
export function LimitsLink() {
  const { t } = useTranslation('cashier');
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={PATHS.member} search={{ page: 'protection' }}>
        {t('limitReached.open')}
      </Link>
    </Button>
  );
}
