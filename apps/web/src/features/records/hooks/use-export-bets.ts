import type { AppRouter } from '@tonalli/gateway/public';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { toast } from '@tonalli/ui/toast/toast-store';
import type { inferProcedureInput } from '@trpc/server';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { EXPORT_ROWS_SHOWN } from '../export-limit';

type Filter = inferProcedureInput<AppRouter['records']['exportBets']>;

/** Saves every bet of the filter as a file. */
export function useExportBets(filter: Filter, range: DayRange) {
  const { t } = useTranslation('records');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const [exporting, setExporting] = useState(false);

  const save = async () => {
    setExporting(true);
    try {
      const { csv, truncated } = await client.records.exportBets.query(filter);
      saveFile(csv, `tonalli-${range.from}-${range.to}.csv`);
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
