import type { StatementView } from '@tonalli/contracts/records/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { saveFile } from '../../../hooks/save-file';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';

/** Saves a month as PDF in the language that the page is in, named as its CSV is. */
export function useStatementPdf({ month, hash }: StatementView) {
  const { t } = useTranslation('records');
  const { client } = useAppServices();
  const language = useLanguage();
  const failureText = useFailureText();
  const [isPrinting, setPrinting] = useState(false);
  const save = async () => {
    setPrinting(true);
    try {
      const { pdf } = await client.records.printStatement.query({ month, language });
      const bytes = Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0));
      const name = `tonalli-${t('export.statement')}-${month}-${hash.slice(0, 8)}.pdf`;
      saveFile(bytes, { name, type: 'application/pdf' });
    } catch (error) {
      toast.danger(t('export.failed'), { description: failureText(error) });
    } finally {
      setPrinting(false);
    }
  };
  return { save: () => void save(), isPrinting };
}
