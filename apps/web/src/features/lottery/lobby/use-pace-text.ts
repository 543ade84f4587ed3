import { formatDateTime } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldCard } from '../results/told';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** How often a lottery draws, or when next where days lie between. */
export function usePaceText(): (card: ToldCard) => string {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return ({ everySeconds, current }) => {
    if (everySeconds === null) {
      return current ? t('lobby.nextDraw', { date: formatDateTime(current.drawsAt, language) }) : t('lobby.closed');
    }
    return everySeconds % HOUR_SECONDS === 0
      ? t('lobby.everyHours', { count: everySeconds / HOUR_SECONDS })
      : t('lobby.everyMinutes', { count: Math.round(everySeconds / MINUTE_SECONDS) });
  };
}
