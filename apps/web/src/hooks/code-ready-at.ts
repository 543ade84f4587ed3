import { SMS_COUNTDOWN_DEFAULT_MINUTES } from '@tonalli/contracts/constants';

const MINUTE_MS = 60_000;

/** When another code may be asked for, by what the server said of this one; a minute where it said nothing. */
export const codeReadyAt = (expiredMinutes: number): number =>
  Date.now() + (expiredMinutes || SMS_COUNTDOWN_DEFAULT_MINUTES) * MINUTE_MS;
