import type { DayRange } from '@tonalli/ui/date-range/dates';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_ROWS_SHOWN } from './export-limit';
import { saveFile } from './save-file';
import { useFailureText } from './use-failure-text';

interface ExportedList {
  /** What the file is called, before its range of days. */
  name: string;
  range: DayRange;
  read: () => Promise<{ csv: string; truncated: boolean }>;
}

/** Saves every row of a filter as a file. */
export function useExport({ name, range, read }: ExportedList) {
  const { t } = useTranslation('records');
  const failureText = useFailureText();
  const [exporting, setExporting] = useState(false);

  const save = async () => {
    setExporting(true);
    try {
      const { csv, truncated } = await read();
      saveFile(csv, { name: `tonalli-${name}-${range.from}-${range.to}.csv`, type: 'text/csv' });
      if (truncated) toast.warning(t('export.truncated', { count: EXPORT_ROWS_SHOWN }));
    } catch (error) {
      toast.danger(t('export.failed'), { description: failureText(error) });
    } finally {
      setExporting(false);
    }
  };
  return { save: () => void save(), exporting };
}
