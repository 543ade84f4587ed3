import { keepPreviousData } from '@tanstack/react-query';
import type { WheelSpin } from '@tonalli/contracts/wheel/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSection } from '../../../components/member-list';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { usePrizeText } from '../hooks/use-prize-text';
import { SpinProof } from './spin-proof';

const PAGE_SIZE = 10;

/** The member's own spins, each with its proof. */
export function PastSpins() {
  const { t } = useTranslation('wheel');
  const [page, setPage] = useState(1);
  const query = trpc.wheel.spins.useQuery({ page, pageSize: PAGE_SIZE }, { placeholderData: keepPreviousData });
  const rows = query.data?.rows;
  return (
    <ListSection title={t('past.title')}>
      <PagedAnswer query={query} errorTitle={t('past.error')} onPageChange={setPage}>
        {rows ? null : <Skeleton className="h-40 rounded-xl" />}
        {rows?.length === 0 ? <p className="text-muted">{t('past.empty')}</p> : null}
        {rows && rows.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line rounded-xl bg-raised px-4">
            {rows.map((spin) => (
              <li key={spin.spinId}>
                <PastSpin spin={spin} />
              </li>
            ))}
          </ul>
        ) : null}
      </PagedAnswer>
    </ListSection>
  );
}

function PastSpin({ spin }: { spin: WheelSpin }) {
  const language = useLanguage();
  const { long } = usePrizeText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2.5">
        <span className="money min-w-0 grow font-semibold">{long(spin.reward)}</span>
        <time dateTime={spin.at} className="text-muted text-sm">
          {formatDateTime(spin.at, language)}
        </time>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-4">{isOpen ? <SpinProof spin={spin} /> : null}</div>
    </details>
  );
}
