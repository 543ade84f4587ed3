import { useMemo } from 'react';
import { operatorDay } from './operator-day';
import { usePlatformClock } from './use-platform-clock';

/** The operator's day (yyyy-MM-dd) by the platform's clock; until that is known, by the device's. */
export function useToday(): string {
  const { said, readAt } = usePlatformClock().clock ?? {};
  return useMemo(() => {
    const now = Date.now();
    return operatorDay(said === undefined || readAt === undefined ? now : Date.parse(said) + Math.max(0, now - readAt));
  }, [said, readAt]);
}
