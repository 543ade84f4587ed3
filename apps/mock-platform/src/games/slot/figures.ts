import type { ModelId } from './models';

interface Figures {
  /** Of staked spins, how many pay anything, in percent and cut. */
  readonly paidPercent: string;
  /** No more than one round in so many reaches the most that is paid. */
  readonly maxWinOdds: number;
}

/** What is said of models and is no part of their mathematics; the count of every stop proves it. */
export const FIGURES: Readonly<Record<ModelId, Figures>> = {
  'low-1': { paidPercent: '53.04', maxWinOdds: 20_000_000 },
  'medium-1': { paidPercent: '49.16', maxWinOdds: 20_000_000 },
  'high-1': { paidPercent: '52.81', maxWinOdds: 10_000_000 },
  'extreme-1': { paidPercent: '60.20', maxWinOdds: 5_000_000 },
};
