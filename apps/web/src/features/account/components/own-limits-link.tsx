import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

/** Limits stand where members protect themselves; who looks for them here finds the way. */
export function OwnLimitsLink() {
  const { t } = useTranslation('account');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl">{t('limits.title')}</h2>
        <p className="text-muted text-sm">{t('limits.text')}</p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link to={PATHS.member} search={{ page: 'protection' }}>
          {t('limits.open')}
        </Link>
      </Button>
    </Card>
  );
}
