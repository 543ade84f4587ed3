import { useNow } from './use-now';

/** The platform's time, renewed every second: what its answer said, and what went by since that came. */
export function usePlatformNow(said: string, readAt: number): number {
  // Right after an answer the ticking time may lie before it.
  return Date.parse(said) + Math.max(0, useNow(1_000) - readAt);
}
