import type { ReactNode } from 'react';
import { PagedAnswer, type PagedQuery } from '../../../components/paged-answer';

interface HistoryFrameProps {
  query: PagedQuery;
  errorTitle: string;
  filter: ReactNode;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** A list of the past: its filter above, its pages below, and what is said when it does not come. */
export function HistoryFrame({ filter, ...answer }: HistoryFrameProps) {
  return (
    <div className="flex flex-col gap-4">
      {filter}
      <PagedAnswer {...answer} />
    </div>
  );
}
