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
  const [found, setFound] = useState<StatementChecked | 'too long' | null>(null);
  const run = async () => {
    setChecking(true);
    try {
      const detail = await client.records.statement.query({ month });
      setFound(detail.truncated ? 'too long' : await checkStatement(detail, months));
    } catch (error) {
      toast.danger(t('statements.failed'), { description: failureText(error) });
    } finally {
      setChecking(false);
    }
  };
  const checked = found === 'too long' ? null : found;
  return { run: () => void run(), isChecking, checked, isTooLong: found === 'too long' };
}
