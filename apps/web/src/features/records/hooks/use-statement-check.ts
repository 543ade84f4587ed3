import type { StatementView } from '@tonalli/contracts/records/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { checkStatement, type StatementChecked } from '../check-statement';

/** Reads a month as the ledger has it now, and checks it in the browser. */
export function useStatementCheck(month: string, months: readonly StatementView[]) {
  const { t } = useTranslation('records');
  const { client } = useAppServices();
  const failureText = useFailureText();
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<StatementChecked | null>(null);
  const run = async () => {
    setChecking(true);
    try {
      const detail = await client.records.statement.query({ month });
      setFound(await checkStatement(detail, months));
    } catch (error) {
      toast.danger(t('statements.failed'), { description: failureText(error) });
    } finally {
      setChecking(false);
    }
  };
  return { run: () => void run(), isChecking, checked: found };
}
