import type { PointsOverview } from '@tonalli/contracts/points/api';
import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { ChevronsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useNow } from '../../../hooks/use-now';

const SECOND_MS = 1_000;
/** From here on the time left runs; before it a date says more. */
const RUNS_FROM_MS = 24 * 3_600_000;

/** Multipliers that run, the one that counts first, each until its end. */
export function Multipliers({ running }: { running: PointsOverview['multipliers'] }) {
  const { t } = useTranslation('points');
  const now = useNow(SECOND_MS);
  const left = running.filter(({ endsAt }) => Date.parse(endsAt) > now);
  if (left.length === 0) return null;
  return (
    <section aria-label={t('multiplier.label')}>
      <ul className="flex flex-col gap-1.5">
        {left.map(({ factor, endsAt }) => (
          <li key={`${factor} ${endsAt}`} className="flex items-center gap-2 text-sm">
            <ChevronsUp aria-hidden="true" className="size-5 shrink-0 text-marigold-bright" />
            <span className="money font-bold">{t('multiplier.times', { factor })}</span>
            <End endsAt={endsAt} leftMs={Date.parse(endsAt) - now} />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-pretty text-muted text-xs">{t('multiplier.rule')}</p>
    </section>
  );
}

function End({ endsAt, leftMs }: { endsAt: string; leftMs: number }) {
  const { t } = useTranslation('points');
  const date = formatDateTime(endsAt, useLanguage());
  if (leftMs > RUNS_FROM_MS) return <time dateTime={endsAt}>{t('multiplier.until', { date })}</time>;
  return (
    <time dateTime={endsAt} role="timer" aria-live="off" title={date} className="money">
      {t('multiplier.left', { time: formatDuration(leftMs / SECOND_MS) })}
    </time>
  );
}
