import { formatDate, formatTime } from '@tonalli/i18n/format';
import { useLanguage } from '../hooks/use-language';

/** Day and time in the operator's zone; where it is narrow the time goes below the day. */
export function RecordTime({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{formatDate(at, language)},</span>{' '}
      <span className="whitespace-nowrap">{formatTime(at, language)}</span>
    </time>
  );
}
