import type { PrizeView, TakingView } from '@tonalli/contracts/promotions/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { clsx } from 'clsx';
import { Check, Coins, Gift, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { usePrizeText } from '../hooks/use-prize-text';

type DayState = 'signed' | 'now' | 'ahead';

interface CalendarBoardProps {
  days: readonly PrizeView[];
  /** Null for visitors, who see what each day gives. */
  calendar: TakingView['calendar'];
  isOpen: boolean;
}

/** The days of a round with their prizes: what is marked, the one that is next, and what comes. */
export function CalendarBoard({ days, calendar, isOpen }: CalendarBoardProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const signed = calendar?.signedCount ?? 0;
  const isNext = (index: number) => isOpen && index === signed && !calendar?.isSignedToday;
  const stateOf = (index: number): DayState => (index < signed ? 'signed' : isNext(index) ? 'now' : 'ahead');
  return (
    <section aria-label={t('calendar.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-base">{t('calendar.title')}</h3>
        {calendar ? (
          <p className="text-muted text-sm">{t('calendar.marked', { count: signed, of: days.length })}</p>
        ) : null}
      </div>
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-7">
        {days.map((prize, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <Day key={index} number={index + 1} prize={prize} state={stateOf(index)} isLast={index === days.length - 1} />
        ))}
      </ol>
      {calendar?.isSignedToday ? (
        <p className="text-muted text-sm">{t('calendar.next', { at: formatDateTime(calendar.nextDayAt, language) })}</p>
      ) : null}
    </section>
  );
}

interface DayProps {
  number: number;
  prize: PrizeView;
  state: DayState;
  isLast: boolean;
}

const LOOKS: Record<DayState, string> = {
  signed: 'bg-jade-soft ring-jade/50 text-jade',
  now: 'bg-marigold-soft ring-2 ring-marigold text-marigold-bright',
  ahead: 'bg-raised ring-line text-muted',
};

function Day({ number, prize, state, isLast }: DayProps) {
  const { t } = useTranslation('promotions');
  const prizeText = usePrizeText();
  const Icon = state === 'signed' ? Check : isLast ? Gift : prize.kind === 'cash' ? Coins : Sparkles;
  return (
    <li
      aria-current={state === 'now' ? 'date' : undefined}
      className={clsx(
        'flex min-h-24 flex-col items-center justify-between gap-1 rounded-lg px-1 py-2.5 text-center ring-1 ring-inset',
        isLast && 'max-sm:col-span-3',
        LOOKS[state],
      )}
    >
      <span className="font-semibold text-2xs uppercase tracking-wide">{t('calendar.day', { number })}</span>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className="font-bold text-sm leading-tight">{prizeText(prize)}</span>
      <span className="sr-only">{t(`calendar.state.${state}`)}</span>
    </li>
  );
}
