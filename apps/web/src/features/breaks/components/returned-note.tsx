import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { pendingProps } from '../../../components/reveal-in-order';
import { trpc } from '../../../trpc/trpc';

/** Whoever came back from an exclusion chooses limits before anything else (RG-03). */
export function ReturnedNote() {
  const { t } = useTranslation('breaks');
  const query = trpc.breaks.mine.useQuery();
  return (
    <div {...pendingProps(query)} className="empty:hidden">
      {query.data?.asksForLimits ? <Alert tone="info">{t('section.returned')}</Alert> : null}
    </div>
  );
}
