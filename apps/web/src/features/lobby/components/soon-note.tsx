import { Link } from '@tanstack/react-router';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';

/**
 * Says that nothing of a list can be played yet, and leads to games that can. Nowhere above the first row of a page, which
 * the first view (decision 016) has at its place before the answer is there.
 */
export function SoonNote({ className }: { className: string }) {
  const { t } = useTranslation('lobby');
  return (
    <Alert
      title={t('soon.title')}
      className={className}
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
