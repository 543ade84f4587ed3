import { formatCount } from '@tonalli/i18n/format';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';

/** The pages of a list, in the reader's words. */
export function Pages(props: Omit<ComponentProps<typeof Pagination>, 'labels'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Pagination
      {...props}
      labels={{
        nav: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (page) => t('pagination.page', { page: formatCount(page, language) }),
        position: (page, total) => t('pagination.position', { page, total }),
      }}
    />
  );
}
