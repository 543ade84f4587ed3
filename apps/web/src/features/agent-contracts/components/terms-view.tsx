import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTermsRows } from '../hooks/use-terms-rows';
import { useTermsWords } from '../hooks/use-terms-words';
import { Disclosure } from './disclosure';
import { TierCurve } from './tier-curve';
import { TierTable } from './tier-table';

interface TermsViewProps {
  terms: ContractTerms;
  reachedMinor?: number | undefined;
}

/** Terms in sentences, the levels as a table and as a drawing, and every condition by name. */
export function TermsView({ terms, reachedMinor }: TermsViewProps) {
  const { t } = useTranslation('agent-contracts');
  const words = useTermsWords();
  const rows = useTermsRows();
  const id = useId();
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm marker:text-marigold">
            {words(terms).map((sentence) => (
              <li key={sentence.id}>{sentence.text}</li>
            ))}
          </ul>
          <TierTable terms={terms} />
        </div>
        <section aria-labelledby={`${id}-curve`} className="flex flex-col gap-3">
          <h3 id={`${id}-curve`} className="text-lg">
            {t('curve.title')}
          </h3>
          <TierCurve terms={terms} reachedMinor={reachedMinor} />
        </section>
      </div>
      <Disclosure title={t('terms.all')}>
        <TermsList rows={rows(terms)} />
      </Disclosure>
      <Disclosure title={t('help.title')}>
        <TermsHelp />
      </Disclosure>
    </div>
  );
}

/** Names and values, a line each. */
export function TermsList({ rows }: { rows: readonly { id: string; label: string; value: string }[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(({ id, label, value }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const HELP = ['validBet', 'netLoss', 'active', 'level', 'carry', 'payer', 'boundary', 'hash'] as const;

/** What the words of contracts mean. */
function TermsHelp() {
  const { t } = useTranslation('agent-contracts');
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {HELP.map((term) => (
        <div key={term}>
          <dt className="font-semibold">{t(`help.${term}.term`)}</dt>
          <dd className="text-muted">{t(`help.${term}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
