import { Alert } from '@tonalli/ui/alert/alert';
import { Card } from '@tonalli/ui/card/card';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { SameAs } from '../../control/same-as';
import { useReading } from '../../control/use-reading';

/** Whether the books of this world are right. */
export default function LedgerPanel() {
  const { t, i18n } = useTranslation();
  const { data: report } = useReading('audit', {});
  const figures = report ? { postings: report.postings, entries: report.entries, accounts: report.accounts } : null;
  return (
    <Card className="flex flex-col gap-4">
      {report ? (
        <Alert
          tone={report.clean ? 'success' : 'danger'}
          title={t(report.clean ? 'ledger.clean' : 'ledger.broken')}
          announce
        >
          {report.findings.join('\n')}
        </Alert>
      ) : null}
      <dl className="grid grid-cols-3 gap-3">
        {figures
          ? (['postings', 'entries', 'accounts'] as const).map((name) => (
              <Stat key={name} label={t(`ledger.${name}`)} value={figures[name].toLocaleString(i18n.language)} />
            ))
          : null}
      </dl>
      <SameAs name="audit" input={{}} />
    </Card>
  );
}
