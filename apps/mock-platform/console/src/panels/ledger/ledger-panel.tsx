import type { AuditReport } from '@tonalli/qa/ledger';
import { Alert } from '@tonalli/ui/alert/alert';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { Findings } from './findings';

const FIGURES = ['postings', 'entries', 'accounts'] as const;

/** Whether the books of this world are right, and what is behind it where they are not. */
export default function LedgerPanel() {
  const audit = useControlQuery('audit', {});
  return (
    <>
      <QueryResult of={audit} bone="h-24">
        {(report) => <Report report={report} />}
      </QueryResult>
      <CommandHint name="audit" input={{}} />
    </>
  );
}

function Report({ report }: { report: AuditReport }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Alert
        tone={report.clean ? 'success' : 'danger'}
        title={t(report.clean ? 'ledger.clean' : 'ledger.broken')}
        announce
      >
        {t(report.clean ? 'ledger.cleanText' : 'ledger.brokenText', { count: report.findings.length })}
      </Alert>
      <div className="grid gap-3 sm:grid-cols-3">
        {FIGURES.map((name) => (
          <Stat key={name} label={t(`ledger.${name}`)} value={report[name].toLocaleString(i18n.language)} />
        ))}
      </div>
      {report.clean ? null : <Findings report={report} />}
    </>
  );
}
