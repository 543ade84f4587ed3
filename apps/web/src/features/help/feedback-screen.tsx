import { keepPreviousData } from '@tanstack/react-query';
import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { PagedAnswer } from '../../components/paged-answer';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { FeedbackEntry } from './components/feedback-entry';
import { FeedbackForm } from './components/feedback-form';

const PAGE_SIZE = 10;
const ROWS = ['a', 'b'];

interface FeedbackSearch {
  /** The page of the list. */
  no?: number;
}

function parseFeedbackSearch({ no }: Record<string, unknown>): FeedbackSearch {
  return typeof no === 'number' && Number.isInteger(no) && no > 1 ? { no } : {};
}

/** Writing to the operator, and what was written before with the replies (MEM-15). */
export default function FeedbackScreen() {
  const { t } = useTranslation('help');
  const { search, show } = useMemberSearch(parseFeedbackSearch);
  const query = trpc.help.feedback.useQuery(
    { page: search.no ?? 1, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const rows = query.data?.rows;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('feedback.title')} />
        <p className="mt-1 max-w-prose text-muted">{t('feedback.lead')}</p>
      </div>
      <Card>
        <FeedbackForm />
      </Card>
      <section aria-label={t('feedback.history')}>
        <SectionHeader level={2} title={t('feedback.history')} />
        <PagedAnswer query={query} errorTitle={t('feedback.error')} onPageChange={(no) => show({ no })}>
          {rows === undefined ? (
            <div aria-hidden="true" className="flex flex-col gap-4">
              {ROWS.map((row) => (
                <Skeleton key={row} className="h-36 rounded-lg" />
              ))}
            </div>
          ) : null}
          {rows?.length === 0 ? (
            <EmptyState illustration="inbox" title={t('feedback.empty')} description={t('feedback.emptyHint')} />
          ) : null}
          {rows && rows.length > 0 ? (
            <ul className="flex flex-col gap-4">
              {rows.map((feedback) => (
                <li key={feedback.id}>
                  <FeedbackEntry feedback={feedback} />
                </li>
              ))}
            </ul>
          ) : null}
        </PagedAnswer>
      </section>
    </div>
  );
}
