import { Link } from '@tanstack/react-router';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';

/** Stands above a list of which nothing can be played yet, and leads to games that can. */
export function SoonNote() {
  const { t } = useTranslation('lobby');
  return (
    <Alert
      title={t('soon.title')}
      className="mb-5"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/$category" params={{ category: CATEGORY_SEGMENTS.RNG }}>
            {t('soon.action')}
          </Link>
        </Button>
      }
    >
      {t('soon.text')}
    </Alert>
  );
}
