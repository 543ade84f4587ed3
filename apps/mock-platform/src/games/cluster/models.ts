import type { CLUSTER_MODELS } from '@tonalli/contracts/games/cluster';
import type { SlotSymbol } from '../slot/symbols';

export type ClusterModelId = (typeof CLUSTER_MODELS)[number];

export const COLUMNS = 6;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;

/** Each is as likely as any other in every cell. */
export const KINDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly SlotSymbol[];
export type Kind = (typeof KINDS)[number];

/** So many of a symbol pay as the first, the second and the third of its pays, wherever they lie. */
export const TIERS = [8, 10, 12] as const;

/** A round has no more wins: the tenth empties the board. */
export const MOST_WINS = 10;

/**
 * The mathematics of a title. A model is never changed once rounds were played on it: a new one takes the next number. Pays
 * are twentieths of the stake.
 */
export interface ClusterModel {
  /** 1 calm to 5 wild. */
  readonly volatility: 3 | 4 | 5;
  readonly pays: Readonly<Record<Kind, readonly [number, number, number]>>;
  /** What the first, the second, the third win in a row is multiplied by. */
  readonly multipliers: readonly number[];
  /** Paid beside the tenth win. */
  readonly clear: number;
}

export const MODELS: Readonly<Record<ClusterModelId, ClusterModel>> = {
  'low-1': {
    volatility: 3,
    pays: {
      A: [22, 60, 300],
      B: [16, 45, 200],
      C: [14, 35, 140],
      D: [12, 28, 100],
      E: [10, 24, 80],
      F: [8, 20, 60],
      G: [6, 15, 40],
    },
    multipliers: [1, 1, 2, 2, 2, 3, 3, 4, 4, 5],
    clear: 80,
  },
  'medium-1': {
    volatility: 4,
    pays: {
      A: [16, 50, 250],
      B: [10, 30, 150],
      C: [7, 18, 90],
      D: [5, 15, 60],
      E: [4, 12, 50],
      F: [4, 10, 40],
      G: [3, 8, 30],
    },
    multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    clear: 300,
  },
  'high-1': {
    volatility: 5,
    pays: {
      A: [10, 40, 250],
      B: [6, 20, 120],
      C: [4, 12, 60],
      D: [3, 10, 40],
      E: [2, 8, 30],
      F: [2, 6, 20],
      G: [2, 5, 20],
    },
    multipliers: [1, 2, 3, 5, 8, 10, 15, 20, 25, 50],
    clear: 800,
  },
};
