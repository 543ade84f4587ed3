import { formatDuration } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';

const DAY_S = 86_400;
/** From so many days on nobody counts seconds. */
const DAYS_FROM = 2;

/** How long it is until a moment, in days or by the clock. `now` is the platform's. */
export function useTimeLeft(now: number): (until: string) => string {
  const { t } = useTranslation('raffles');
  return (until) => {
    const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
    const days = Math.floor(seconds / DAY_S);
    return days >= DAYS_FROM ? t('days', { count: days }) : formatDuration(seconds);
  };
}
