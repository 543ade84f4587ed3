import { Button } from '@tonalli/ui/button/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from './page-heading';

interface RecordHeadingProps {
  title: string;
  exporting: boolean;
  /** There is nothing to save. */
  empty: boolean;
  onExport: () => void;
}

/** The page's name, and the button that saves what it lists. */
export function RecordHeading({ title, exporting, empty, onExport }: RecordHeadingProps) {
  const { t } = useTranslation('records');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <PageHeading title={title} />
      <Button
        variant="secondary"
        size="sm"
        loading={exporting}
        disabled={empty}
        onClick={onExport}
        iconStart={<Download aria-hidden="true" className="size-4" />}
      >
        {t('export.button')}
      </Button>
    </div>
  );
}
