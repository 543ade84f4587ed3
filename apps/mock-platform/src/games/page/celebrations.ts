import { lessMotion } from './dom';
import { splash } from './splash';
import { fanfare, type Synth } from './synth';
import type { Translate } from './texts';

interface Scene {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly synth: Synth;
  /** Over the board, where it has some, by how large the win is. */
  readonly sparks: (force: number) => void;
}

interface Won {
  readonly stakeMinor: number;
  /** The jackpot included. */
  readonly payoutMinor: number;
  readonly jackpotMinor: number;
}

const BIG_WINS = [
  { stakes: 100, key: 'epicWin', force: 1.6 },
  { stakes: 40, key: 'megaWin', force: 1.2 },
  { stakes: 15, key: 'bigWin', force: 0.9 },
] as const;

const levelOf = ({ stakeMinor, payoutMinor, jackpotMinor }: Won) =>
  BIG_WINS.find(({ stakes }) => payoutMinor - jackpotMinor >= stakes * stakeMinor) ?? null;

/** So large that it is celebrated with a fanfare; smaller ones ring. */
export const isLarge = (won: Won): boolean => levelOf(won) !== null;

/** A large win, and the jackpot, over the game. Resolves when they have passed, at once where there is neither. */
export async function celebrate(scene: Scene, won: Won): Promise<void> {
  const level = levelOf(won);
  if (level) await celebrateWin(scene, { amountMinor: won.payoutMinor - won.jackpotMinor, level });
  if (won.jackpotMinor > 0) await celebrateJackpot(scene, won.jackpotMinor);
}

async function celebrateWin(
  { t, money, synth, sparks }: Scene,
  { amountMinor, level }: { amountMinor: number; level: (typeof BIG_WINS)[number] },
): Promise<void> {
  const lastsMs = lessMotion() ? 0 : 1_600 * level.force;
  fanfare(synth);
  sparks(level.force);
  const timer = setInterval(() => sparks(level.force * 0.6), 700);
  await splash({
    kicker: t(level.key),
    number: { to: amountMinor, write: money, lastsMs },
    staysMs: lastsMs + 1_700,
  });
  clearInterval(timer);
}

/** The pool is won: nothing is larger, so it waits for the player. */
async function celebrateJackpot({ t, money, synth, sparks }: Scene, amountMinor: number): Promise<void> {
  fanfare(synth);
  sparks(2);
  const again = () => {
    fanfare(synth);
    sparks(1.4);
  };
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
