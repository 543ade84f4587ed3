/** One way for a spin to come out, told apart by what counts. */
export interface SpinResult {
  readonly chance: number;
  /** In stakes of the round, with everything that multiplies. */
  readonly win: number;
  /** Further spins that it brings. */
  readonly freeSpins: number;
}

/** A round of one staked spin and the free spins that it and they bring. */
export interface SpinRound {
  readonly base: readonly SpinResult[];
  readonly free: readonly SpinResult[];
  /** A round pays at most so many stakes. */
  readonly maxWinStakes: number;
}

export interface Risk {
  /** Mean of a round's payout in stakes, from counting every stop: equals the closed form's return. */
  readonly mean: number;
  /** Standard deviation of a round's payout in stakes, before the maximum win. */
  readonly deviation: number;
  /** Share of staked spins that pay anything. */
  readonly hitRate: number;
  /** No more than this share of the stake is lost to the maximum win in the long run. */
  readonly capLossBound: number;
  /** No more than this share of rounds reaches the maximum win. */
  readonly capChanceBound: number;
}

const expect = (results: readonly SpinResult[], of: (win: number, freeSpins: number) => number): number =>
  results.reduce((sum, { chance, win, freeSpins }) => sum + chance * of(win, freeSpins), 0);

/**
 * E[exp(tX)] of a round's payout X. Free spins breed free spins, so the moment of one with all its offspring is the smallest
 * fixed point of z = E[exp(tW) z^R]; it is found by iteration from 1.
 */
function momentAt({ base, free }: SpinRound, t: number): number {
  let offspring = 1;
  for (let step = 0; ; step += 1) {
    const z = offspring;
    const next = expect(free, (win, spins) => Math.exp(t * win) * z ** spins);
    if (!(next < 1e6) || step > 3_000) return Number.POSITIVE_INFINITY;
    if (next - offspring < 1e-14) break;
    offspring = next;
  }
  return expect(base, (win, spins) => Math.exp(t * win) * offspring ** spins);
}

/**
 * A round's exact mean and spread. Win of a free spin with its offspring: Z = W + Z1 + ... + ZR, so E[Z] = E[W] / (1 - E[R]) and
 * Var[Z] = Var[W + R E[Z]] / (1 - E[R]); the round adds the staked spin in the same way. What the maximum win C takes is bounded
 * after Chernoff: P(X >= C) <= E[exp(tX)] exp(-tC) and E[(X - C)+] <= E[exp(tX)] exp(-tC) / t for every t > 0.
 */
export function roundRisk(round: SpinRound): Risk {
  const { base, free, maxWinStakes } = round;
  const bred = expect(free, (_, spins) => spins);
  const perFree = expect(free, (win) => win) / (1 - bred);
  const varFree = (expect(free, (win, spins) => (win + spins * perFree) ** 2) - perFree ** 2) / (1 - bred);
  const mean = expect(base, (win, spins) => win + spins * perFree);
  const second = expect(base, (win, spins) => (win + spins * perFree) ** 2);
  const variance = second - mean ** 2 + expect(base, (_, spins) => spins) * varFree;
  // Where the moment is without end, so is the bound.
  const tries = Array.from({ length: 40 }, (_, step) => 0.000_5 * 1.2 ** step)
    .map((t) => ({ t, moment: momentAt(round, t) }))
    .filter(({ moment }) => Number.isFinite(moment))
    .map(({ t, moment }) => ({ t, beyond: moment * Math.exp(-t * maxWinStakes) }));
  return {
    mean,
    deviation: Math.sqrt(variance),
    hitRate: expect(base, (win) => (win > 0 ? 1 : 0)),
    capLossBound: Math.min(...tries.map(({ t, beyond }) => beyond / t)),
    capChanceBound: Math.min(...tries.map(({ beyond }) => beyond)),
  };
}
