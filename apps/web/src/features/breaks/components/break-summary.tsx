import type { BreakView } from '@tonalli/contracts/breaks/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useUntilWords } from './break-words';

interface BreakSummaryProps {
  offered: BreakView['choices'][number];
  balanceReturnDays: number;
}

/** Exactly what happens, before it does. */
export function BreakSummary({ offered, balanceReturnDays }: BreakSummaryProps) {
  const { t } = useTranslation('breaks');
  const language = useLanguage();
  const untilWords = useUntilWords();
  const { data } = trpc.wallet.balance.useQuery();
  const amount = data ? formatAmount(data.mainMinor, { language }) : '…';
  const { kind } = offered;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-pretty">
      <li className="font-semibold">{untilWords(offered)}</li>
      <li>{t('summary.sessions')}</li>
      <li>{t(`summary.rounds.${kind}`)}</li>
      <li>{t('summary.balance', { amount })}</li>
      {kind === 'SELF_EXCLUSION' ? <li>{t('summary.paidOut', { count: balanceReturnDays })}</li> : null}
      <li>{t(`summary.withdrawals.${kind}`)}</li>
      <li>{t(`summary.offers.${kind}`)}</li>
      <li>{t(`summary.return.${kind}`)}</li>
    </ul>
  );
}
