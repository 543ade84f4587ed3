import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** How a bonus ended: what became the member's own, what was lost and why. */
export function EndedGrant({ grant }: { grant: GrantView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { state, ending, endedAt, keptMinor, lostMinor, bonusMinor, title } = grant;
  const shown = (minor: number) => formatAmount(minor, { language });
  const isDone = state === 'COMPLETED';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted text-sm">
          {t(ending ? `ending.${ending}` : `state.${state}`)}
          {endedAt ? (
            <>
              {' · '}
              <time dateTime={endedAt}>{formatDateTime(endedAt, language)}</time>
            </>
          ) : null}
        </p>
      </div>
      <p className="money text-end text-sm">
        <span className={isDone ? 'block font-semibold text-jade' : 'block text-muted'}>
          {isDone ? t('ended.kept', { amount: shown(keptMinor) }) : t('ended.lost', { amount: shown(lostMinor) })}
        </span>
        <span className="block text-faint text-xs">{t('ended.given', { amount: shown(bonusMinor) })}</span>
      </p>
    </li>
  );
}
