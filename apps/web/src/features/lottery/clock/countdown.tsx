import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { durationOf, durationText } from './duration-text';
import { type ServerClock, useAt, useTimeLeft } from './server-clock';

export const WARNING_MS = 10_000;

interface CountdownProps {
  /** When the draw closes, ISO 8601. */
  until: string;
  clock: ServerClock;
  /** What is over then, for screen readers. */
  label: string;
  onEnd?: () => void;
  /** Says the last ten seconds and the end aloud; one countdown of a page does. */
  isSpoken?: boolean;
  className?: string;
}

/** Time left until a draw closes; its last ten seconds are marked, and said once. */
export function Countdown({ until, clock, label, onEnd, isSpoken = false, className }: CountdownProps) {
  const { t } = useTranslation('lottery');
  const leftMs = useTimeLeft(until, clock);
  useAt(until, clock, () => onEnd?.());
  const isWarning = leftMs <= WARNING_MS && leftMs > 0;
  const said = leftMs === 0 ? t('clock.closed') : isWarning ? t('clock.warning') : '';
  return (
    <>
      <time
        role="timer"
        aria-label={t('clock.left', { label, time: durationText(leftMs) })}
        aria-live="off"
        dateTime={durationOf(leftMs)}
        data-warning={isWarning || undefined}
        className={clsx('money whitespace-nowrap data-warning:text-coral', leftMs === 0 && 'text-faint', className)}
      >
        {durationText(leftMs)}
      </time>
      {isSpoken ? <LiveRegion>{said}</LiveRegion> : null}
    </>
  );
}
