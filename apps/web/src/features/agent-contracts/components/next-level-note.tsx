import type { BillDetail, ContractView } from '@tonalli/contracts/agent-contracts/api';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useSpanText } from '../hooks/use-span-text';
import { figuresOf, nextLevel } from '../rules/next-level';

interface NextLevelNoteProps {
  terms: ContractTerms;
  /** The last period that is over. */
  bill: BillDetail;
  side: ContractView['side'];
}

/** What the last period lacked for the level above. */
export function NextLevelNote({ terms, bill, side }: NextLevelNoteProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const span = useSpanText();
  const next = nextLevel(terms, figuresOf(bill));
  const period = span(bill.bill);
  const whose = side === 'downline' ? 'mine' : 'theirs';
  return (
    <p className="flex items-start gap-2.5 rounded-lg bg-jade-soft px-4 py-3 text-sm ring-1 ring-jade/30 ring-inset">
      <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-jade" />
      <span>
        {next
          ? t(`next.${whose}`, {
              period,
              level: next.tier + 1,
              rate: formatBasisPoints(next.rateBp, language),
              missing: next.missing
                .map(({ condition, amount }) =>
                  condition === 'minActiveMembers'
                    ? t('next.minActiveMembers', { count: amount })
                    : t(`next.${condition}`, { amount: formatAmount(amount, { language }) }),
                )
                .join(t('next.and')),
            })
          : t(`next.top.${whose}`, { period })}
      </span>
    </p>
  );
}
