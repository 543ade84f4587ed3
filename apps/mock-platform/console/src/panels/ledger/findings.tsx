import { Link } from '@tanstack/react-router';
import type { AuditReport } from '@tonalli/qa/ledger';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { useControl } from '../../control/control-context';

/** What is wrong, each with the call behind it where that is known. */
export function Findings({ report: { findings, culprits } }: { report: AuditReport }) {
  const { t } = useTranslation();
  const { world } = useControl();
  const where = world === 'default' ? {} : { world };
  return (
    <Section title={t('ledger.findings')}>
      <ul className="-my-2 divide-y divide-line">
        {findings.map((finding) => {
          const culprit = culprits.find((one) => one.finding === finding);
          return (
            <li key={finding} className="py-2.5">
              <p className="break-words text-sm">{finding}</p>
              {culprit?.seq ? (
                <Link
                  to="/$panel"
                  params={{ panel: 'journal' }}
                  search={{ ...where, seq: culprit.seq }}
                  className="text-marigold-bright text-sm underline"
                >
                  {culprit.cause}
                </Link>
              ) : (
                <p className="text-faint text-xs">{culprit?.cause ?? t('ledger.unknown')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
