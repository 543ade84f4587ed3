import type { AuditReport } from '@tonalli/qa/ledger';
import { Alert } from '@tonalli/ui/alert/alert';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { Reading } from '../../components/reading';
import { SameAs } from '../../control/same-as';
import { useReading } from '../../control/use-reading';
import { Findings } from './findings';

const FIGURES = ['postings', 'entries', 'accounts'] as const;

/** Whether the books of this world are right, and what is behind it where they are not. */
export default function LedgerPanel() {
  const audit = useReading('audit', {});
  return (
    <>
      <Reading of={audit} bone="h-24">
        {(report) => <Report report={report} />}
      </Reading>
      <SameAs name="audit" input={{}} />
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
