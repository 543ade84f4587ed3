import type { DayRange } from '@tonalli/ui/date-range/dates';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { EXPORT_ROWS_SHOWN } from '../export-limit';

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
      saveFile(csv, `tonalli-${name}-${range.from}-${range.to}.csv`);
      if (truncated) toast.warning(t('export.truncated', { count: EXPORT_ROWS_SHOWN }));
    } catch (error) {
      toast.danger(t('export.failed'), { description: failureText(error) });
    } finally {
      setExporting(false);
    }
  };
  return { save: () => void save(), exporting };
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
