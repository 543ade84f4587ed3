import { type Language, LOCALE_TAGS } from './languages';

const MINOR_PER_MAJOR = 100;
const TIME_ZONE = 'America/Mexico_City';

const GROUP: Record<Language, string> = { es: ',', en: ',' };
const THREES = /\B(?=(?:\d{3})+$)/g;

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

const amountFormats = new Map<Language, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function amountFormat(language: Language): Intl.NumberFormat {
  const kept = amountFormats.get(language);
  if (kept) return kept;
  const made = new Intl.NumberFormat(LOCALE_TAGS[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  amountFormats.set(language, made);
  return made;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}/${JSON.stringify(options)}`;
  const kept = dateFormats.get(key);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(LOCALE_TAGS[language], { timeZone: TIME_ZONE, ...options });
  dateFormats.set(key, made);
  return made;
}

/** Minor units as money with two places: `1234567` becomes `$12,345.67`, a loss `-$12.00`. */
export function formatAmount(amountMinor: number, language: Language, symbol = '$'): string {
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${symbol}${amountFormat(language).format(Math.abs(amountMinor) / MINOR_PER_MAJOR)}`;
}

/** A whole number, as `Intl` writes it there, without the tables that it reads first, which hold up a phone. */
export function formatCount(count: number, language: Language): string {
  return String(Math.round(count)).replace(THREES, GROUP[language]);
}

/** Has the browser read the tables that dates need, which holds a phone up: for a moment in which nobody waits. */
export const prepareDates = (language: Language): void => void dateFormat(language, DAY);

/** A moment (ISO 8601 or ms) as date and time in the operator's zone. */
export function formatDateTime(at: string | number, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** The time of a moment in the operator's zone. */
export function formatTime(at: string | number, language: Language): string {
  return dateFormat(language, { timeStyle: 'short' }).format(new Date(at));
}

export function formatDate(at: string | number, language: Language): string {
  return dateFormat(language, DAY).format(new Date(at));
}

/** A calendar day (yyyy-MM-dd) without its year, such as `12 ene`. */
export function formatDay(day: string, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment (ms) as the clock on the operator's wall, with its distance from Greenwich, such as `20:31:07 GMT-6`. */
export function formatClock(at: number, language: Language): string {
  return dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).format(at);
}

/** Seconds as `m:ss`, or `h:mm:ss` from an hour on. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** A month (yyyy-MM) in words, such as `octubre de 2026`. */
export function formatMonth(month: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
