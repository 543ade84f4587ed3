import type { Language } from '@tonalli/contracts/language';
import type { Lottery } from '@tonalli/lottery/lotteries';
import type { Say } from './words';

const MINUTE_MS = 60_000;
const locale = (language: Language): string => (language === 'es' ? 'es-MX' : 'en-US');

const lasting = (say: Say, ms: number): string => {
  if (ms < MINUTE_MS) return say('seconds', { count: ms / 1_000 });
  return ms === MINUTE_MS ? say('minute') : say('minutes', { count: ms / MINUTE_MS });
};

/** The days of a week, Sunday being 0. */
function weekdaysText(days: readonly number[], language: Language): string {
  const name = new Intl.DateTimeFormat(locale(language), { weekday: 'long', timeZone: 'UTC' });
  // The fourth of January 2026 was a Sunday.
  const names = days.map((day) => name.format(Date.UTC(2026, 0, 4 + day)));
  return new Intl.ListFormat(locale(language)).format(names);
}

const zoneOf = (offsetMinutes: number): string => `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.abs(offsetMinutes) / 60}`;

/** When a lottery draws, and when it closes. */
export function scheduleText(
  lottery: Lottery,
  { name, say, language }: { name: string; say: Say; language: Language },
) {
  const { schedule, closedMs, revealMs } = lottery;
  const common = { name, closed: lasting(say, closedMs) };
  const revealed = revealMs > 0 ? ` ${say('revealed', { minutes: revealMs / MINUTE_MS })}` : '';
  if (schedule.kind === 'every') {
    const minutes = schedule.everyMs / MINUTE_MS;
    if (minutes === 1) return `${say('everyMinute', common)}${revealed}`;
    return `${minutes === 60 ? say('everyHour', common) : say('every', { ...common, minutes })}${revealed}`;
  }
  const { weekdays, monthDays, time, offsetMinutes } = schedule;
  const list = new Intl.ListFormat(locale(language));
  const days = monthDays
    ? say('monthDays', { days: list.format(monthDays.map(String)) })
    : weekdays
      ? say('weekdays', { days: weekdaysText(weekdays, language) })
      : say('allDays');
  return `${say('days', { ...common, days, time, zone: zoneOf(offsetMinutes) })}${revealed}`;
}
