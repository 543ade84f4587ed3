import { formatCount } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { BillCheck, Difference } from '../rules/bill-check';

/** Whether the bill follows from its inputs, as this browser worked it out; if not, what differs. */
export function BillCheckNote({ check: { differences } }: { check: BillCheck }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const write = ({ check }: Difference, value: number) =>
    check === 'activeMembers' ? formatCount(value, language) : formatAmount(value, { language });
  if (differences.length === 0) {
    return (
      <Alert tone="success" title={t('check.same')}>
        {t('check.sameText')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={t('check.differs')} announce>
      <p>{t('check.differsText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {differences.map((difference) => (
          <li key={difference.check}>
            {t('check.difference', {
              what: t(`check.what.${difference.check}`),
              shown: write(difference, difference.shown),
              computed: write(difference, difference.computed),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
