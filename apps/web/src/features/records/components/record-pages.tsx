import { formatCount } from '@tonalli/i18n/format';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface RecordPagesProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

export function RecordPages({ page, pageCount, onPageChange }: RecordPagesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={onPageChange}
      labels={{
        nav: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { page: formatCount(number, language) }),
        position: (number, total) => t('pagination.position', { page: number, total }),
      }}
    />
  );
}
