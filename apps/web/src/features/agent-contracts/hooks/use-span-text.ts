import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { formatDate, formatTime } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface Span {
  kind: ContractKind;
  /** Moments, the end exclusive. */
  from: string;
  to: string;
}

/** A period as people name it: a day, some hours of one, or from one day to another. */
export function useSpanText(): (span: Span) => string {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  return ({ kind, from, to }) => {
    const day = formatDate(from, language);
    if (kind === 'hourly' || kind === 'realtime') {
      return t('span.hours', { day, from: formatTime(from, language), to: formatTime(to, language) });
    }
    const last = formatDate(Date.parse(to) - 1, language);
    return day === last ? day : t('span.days', { from: day, to: last });
  };
}
