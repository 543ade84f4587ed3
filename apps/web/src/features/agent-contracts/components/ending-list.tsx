import type { ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Contracts below that would end, each with why and what it last paid (CON-03). */
export function EndingList({ ending }: { ending: ProcessedContract['ending'] }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  return (
    <ul aria-label={t('ending.list')} className="divide-y divide-line rounded-lg bg-ink-deep text-sm ring-1 ring-line">
      {ending.map(({ contractId, upline, downline, depth, rateBp, allowedBp, lastPaid }) => (
        <li key={contractId} className="px-4 py-3">
          <p className="font-semibold">{t('ending.between', { upline: upline.name, downline: downline.name })}</p>
          <p className="text-muted">
            {t('ending.why', {
              count: depth,
              rate: formatBasisPoints(rateBp, language),
              allowed: formatBasisPoints(allowedBp, language),
            })}{' '}
            {t('ending.lastPaid', { amount: formatAmount(lastPaid, { language }) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
