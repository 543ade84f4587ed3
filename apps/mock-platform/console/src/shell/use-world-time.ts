import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Running {
  now: string;
  mode: 'live' | 'frozen';
}

/** The time of a world in the operator's zone; it runs on by itself between readings. */
export function useWorldTime(world: Running | undefined): string {
  const { i18n } = useTranslation();
  const [, tick] = useState(0);
  const [read, setRead] = useState({ world, at: Date.now() });
  if (read.world !== world) setRead({ world, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (!world) return '';
  const since = world.mode === 'live' ? Date.now() - read.at : 0;
  return showTime(Date.parse(world.now) + since, i18n.language);
}

export const showTime = (at: number | string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en' : 'es-MX', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/Mexico_City',
  }).format(new Date(at));
