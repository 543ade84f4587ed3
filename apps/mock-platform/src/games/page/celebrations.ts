import { lessMotion } from './dom';
import { splash } from './splash';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
}

const BIG_WINS = [
  { stakes: 100, key: 'epicWin', force: 1.6 },
  { stakes: 40, key: 'megaWin', force: 1.2 },
  { stakes: 15, key: 'bigWin', force: 0.9 },
] as const;

/** How large a payout is, from 0.9 on; null where it is none of the large ones. */
export const bigWinOf = (payoutMinor: number, stakeMinor: number) =>
  BIG_WINS.find(({ stakes }) => payoutMinor >= stakes * stakeMinor) ?? null;

/** A large win over the game. `again` is called while it lasts. Resolves when it has passed. */
export async function celebrateWin(
  { t, money }: Words,
  { amountMinor, level, again }: { amountMinor: number; level: (typeof BIG_WINS)[number]; again: () => void },
): Promise<void> {
  const lastsMs = lessMotion() ? 0 : 1_600 * level.force;
  const timer = setInterval(again, 700);
  await splash({
    kicker: t(level.key),
    number: { to: amountMinor, write: money, lastsMs },
    staysMs: lastsMs + 1_700,
  });
  clearInterval(timer);
}

/** The pool is won: nothing is larger, so it waits for the player. */
export async function celebrateJackpot(
  { t, money }: Words,
  { amountMinor, again }: { amountMinor: number; again: () => void },
): Promise<void> {
  const timer = setInterval(again, 1_500);
  await splash({
    kicker: t('jackpotWon'),
    number: { to: amountMinor, write: money, lastsMs: lessMotion() ? 0 : 4_000 },
    text: t('jackpotText'),
    button: t('playOn'),
    staysMs: 20_000,
  });
  clearInterval(timer);
}
