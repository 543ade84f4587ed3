import type { StatementView } from '@tonalli/contracts/records/api';
import { formatDateTime, formatMonth } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Money } from '@tonalli/ui/money/money';
import { Check, Download, FileText, ShieldCheck, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useExport } from '../../../hooks/use-export';
import { useLanguage } from '../../../hooks/use-language';
import { STATEMENT_STEPS, type StatementChecked } from '../check-statement';
import { useStatementCheck } from '../hooks/use-statement-check';
import { useStatementPdf } from '../hooks/use-statement-pdf';

interface StatementCardProps {
  statement: StatementView;
  /** All of them, newest first. */
  months: readonly StatementView[];
}

/** A month in figures, with its file, its check and its hash. */
export function StatementCard({ statement, months }: StatementCardProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const id = useId();
  const { client } = useAppServices();
  const { month, movements } = statement;
  const name = formatMonth(month, language);
  const exporter = useExport({
    ...{ name: t('export.statement'), range: { from: month, to: statement.hash.slice(0, 8) } },
    read: () => client.records.exportStatement.query({ month }),
  });
  const printed = useStatementPdf(statement);
  const check = useStatementCheck(month, months);
  return (
    <Card role="group" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-xl first-letter:uppercase">
            {name}
          </h2>
          <p className="text-muted text-sm">{t('statements.movements', { count: movements })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            loading={printed.isPrinting}
            aria-label={t('statements.printOf', { month: name })}
            iconStart={<FileText aria-hidden="true" className="size-4" />}
            onClick={printed.save}
          >
            {t('statements.print')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={exporter.exporting}
            aria-label={t('statements.saveOf', { month: name })}
            iconStart={<Download aria-hidden="true" className="size-4" />}
            onClick={exporter.save}
          >
            {t('statements.save')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={check.isChecking}
            aria-label={t('statements.checkOf', { month: name })}
            iconStart={<ShieldCheck aria-hidden="true" className="size-4" />}
            onClick={check.run}
          >
            {t('statements.check')}
          </Button>
        </div>
      </div>
      <Figures statement={statement} />
      {check.checked ? <Verdict checked={check.checked} /> : null}
      <Seal statement={statement} />
    </Card>
  );
}

function Figures({ statement }: { statement: StatementView }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const figures = [
    [t('statements.opening'), statement.openingMinor],
    [t('statements.in'), statement.inMinor],
    [t('statements.out'), -statement.outMinor],
    [t('statements.closing'), statement.closingMinor],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {figures.map(([label, amountMinor]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="money font-semibold">
            <Money amountMinor={amountMinor} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the month was fixed with. */
function Seal({ statement: { issuedAt, hash, previousHash } }: { statement: StatementView }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const hashes = [
    [t('statements.hash'), hash],
    [t('statements.previous'), previousHash ?? t('statements.first')],
  ];
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-marigold">{t('statements.seal')}</summary>
      <p className="mt-1 text-muted">{t('statements.issued', { at: formatDateTime(issuedAt, language) })}</p>
      <dl className="mt-2 grid gap-2">
        {hashes.map(([label, value]) => (
          <div key={label}>
            <dt className="text-faint text-xs">{label}</dt>
            <dd className="break-all font-mono text-muted text-xs">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Verdict({ checked }: { checked: StatementChecked }) {
  const { t } = useTranslation('records');
  const isRight = STATEMENT_STEPS.every((step) => checked[step]);
  return (
    <Alert announce tone={isRight ? 'success' : 'danger'} title={t(isRight ? 'statements.right' : 'statements.wrong')}>
      <ul className="flex flex-col gap-1">
        {STATEMENT_STEPS.map((step) => (
          <li key={step} className="flex items-center gap-2">
            {checked[step] ? (
              <Check role="img" aria-label={t('statements.ok')} className="size-4 shrink-0 text-jade" />
            ) : (
              <X role="img" aria-label={t('statements.bad')} className="size-4 shrink-0 text-danger" />
            )}
            {t(`statements.steps.${step}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
