import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZONE } from '../components/zone';

interface Running {
  now: string;
  mode: 'live' | 'frozen';
}

/** The time of a world in milliseconds; it runs on by itself between readings. */
export function useWorldNow(world: Running): number {
  const [, tick] = useState(0);
  const [read, setRead] = useState({ world, at: Date.now() });
  if (read.world !== world) setRead({ world, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(world.now) + (world.mode === 'live' ? Date.now() - read.at : 0);
}

/** The time of a world in words, in the operator's zone. */
export function useWorldTime(world: Running): string {
  const { i18n } = useTranslation();
  return showTime(useWorldNow(world), i18n.language);
}

/** A day of the calendar, such as `2026-11-09`, in words. */
export const showDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en' : 'es-MX', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const showTime = (at: number | string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en' : 'es-MX', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: ZONE,
  }).format(new Date(at));
