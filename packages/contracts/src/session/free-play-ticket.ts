/** For so long after it was made a text opens a trial account, and so much may two clocks differ. */
export const FREE_PLAY_TEXT_LIFE_MS = 60_000;

const SECOND_MS = 1_000;
const DATED = /^(\d{1,12})\.[\w-]{16,}$/;

/** What a gateway seals for one trial account: when, in whole seconds since the epoch, and chance. */
export const freePlayTicket = (nowMs: number, chance: string): string => `${Math.floor(nowMs / SECOND_MS)}.${chance}`;

/** When a text was made, in milliseconds since the epoch; null for one that does not say, as of a gateway that knows only of chance. */
export function freePlayTextTime(text: string): number | null {
  const [, seconds] = DATED.exec(text) ?? [];
  return seconds === undefined ? null : Number(seconds) * SECOND_MS;
}
