import { CHASE_MAX_GROWTH, LINE_MAX_MULTIPLE } from '@tonalli/contracts/lottery/limits';

/** How the multiples of a chase follow each other. None is chosen until the member chooses one that grows. */
export type ChaseScheme =
  | { kind: 'same' }
  /** Times `by` after every so many draws. */
  | { kind: 'times'; by: number; every: number }
  /** Each draw's win is to bring so many per cent more than all that was staked until then. */
  | { kind: 'profit'; percent: number };

export interface ChasePlan {
  draws: number;
  /** Of the first draw. */
  first: number;
  scheme: ChaseScheme;
  onWin: boolean;
  onProfitMinor: number | null;
  onCancelled: boolean;
}

export const NEW_CHASE: ChasePlan = {
  draws: 5,
  first: 1,
  scheme: { kind: 'same' },
  onWin: true,
  onProfitMinor: null,
  onCancelled: false,
};

/** What a slip costs in one draw at multiple 1, and what one winning bet pays; null where a slip has no single prize. */
export interface ChaseStake {
  costMinor: number;
  winMinor: number | null;
}

export interface Multiples {
  multiples: readonly number[];
  /**
   * `growth`: it cannot grow any more, so that it stays where it is, or ends there where that would not bring the profit.
   * `profit`: no multiple brings that profit. `prizes`: there is no single prize to reckon with.
   */
  cut: 'growth' | 'profit' | 'prizes' | null;
}

const greatest = (first: number): number => Math.min(LINE_MAX_MULTIPLE, first * CHASE_MAX_GROWTH);

export function multiplesOf(plan: Pick<ChasePlan, 'draws' | 'first' | 'scheme'>, stake: ChaseStake): Multiples {
  const { draws, first, scheme } = plan;
  if (scheme.kind === 'same') return { multiples: Array.from({ length: draws }, () => first), cut: null };
  if (scheme.kind === 'profit') return profitMultiples({ ...plan, percent: scheme.percent }, stake);
  const most = greatest(first);
  const wished = Array.from({ length: draws }, (_, at) => first * scheme.by ** Math.floor(at / scheme.every));
  return {
    multiples: wished.map((each) => Math.min(most, each)),
    cut: wished.some((each) => each > most) ? 'growth' : null,
  };
}

interface ProfitPlan {
  draws: number;
  first: number;
  percent: number;
}

/** The smallest multiple each with which one win brings the profit on everything staked until then, its own draw included. */
function profitMultiples({ draws, first, percent }: ProfitPlan, { costMinor, winMinor }: ChaseStake): Multiples {
  if (winMinor === null || costMinor === 0) return { multiples: [], cut: 'prizes' };
  const wanted = BigInt(100 + percent);
  const gain = 100n * BigInt(winMinor) - BigInt(costMinor) * wanted;
  if (gain <= 0n) return { multiples: [], cut: 'profit' };
  const most = greatest(first);
  const multiples: number[] = [];
  let staked = 0n;
  while (multiples.length < draws) {
    const least = (staked * wanted + gain - 1n) / gain;
    const multiple = Math.max(first, Number(least));
    if (multiple > most) return { multiples, cut: 'growth' };
    multiples.push(multiple);
    staked += BigInt(costMinor) * BigInt(multiple);
  }
  return { multiples, cut: null };
}

/** What a chase costs if it runs to its last draw, minor units. */
export const chaseCostMinor = (multiples: readonly number[], costMinor: number): number =>
  multiples.reduce((all, multiple) => all + multiple * costMinor, 0);
