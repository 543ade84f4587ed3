import { LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { readFailure } from '../../../trpc/platform-failure';

/** Which of the member's own limits is in the way of a deposit, what it leaves, and when it begins anew. */
export function LimitReached({ error }: { error: unknown }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { limit } = readFailure(error);
  const period = LIMIT_PERIODS.find((each) => each === limit?.period);
  if (limit?.kind !== 'deposit' || !period) return null;
  const shown = (minor: number) => formatAmount(minor, { language });
  return t(`limitReached.${period}`, {
    limit: shown(limit.limitMinor),
    used: shown(limit.usedMinor),
    left: shown(Math.max(0, limit.limitMinor - limit.usedMinor)),
    at: formatDateTime(limit.startsAnewAt ?? '', language),
  });
}
