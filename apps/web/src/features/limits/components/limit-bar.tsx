import type { LimitStateView } from '@tonalli/contracts/limits/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Progress } from '@tonalli/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** How much of a limit is used and left, drawn and in amounts, and when it starts anew. */
export function LimitBar({ state }: { state: LimitStateView & { limitMinor: number } }) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  const { period, limitMinor, startsAnewAt } = state;
  const usedMinor = Math.max(0, state.usedMinor);
  const shown = (minor: number) => formatAmount(minor, { language });
  const usedOf = t('usedOf', { used: shown(usedMinor), limit: shown(limitMinor) });
  const left = t('left', { left: shown(state.leftMinor ?? 0) });
  if (period === 'each') {
    return (
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">{t('period.each')}</span>
        <span className="money font-semibold">{shown(limitMinor)}</span>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted">{t(`period.${period}`)}</span>
        <span className="money text-sm">{usedOf}</span>
      </p>
      <Progress
        label={t(`period.${period}`)}
        value={usedMinor}
        max={limitMinor}
        valueText={`${usedOf}. ${left}`}
        tone={usedMinor >= limitMinor ? 'danger' : 'marigold'}
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="money font-semibold">{left}</span>
        <span className="text-faint">
          {startsAnewAt === null ? t('rolls') : t('startsAnew', { at: formatDateTime(startsAnewAt, language) })}
        </span>
      </p>
    </div>
  );
}
