import { CLASSIC_LINES, CLASSIC_MODELS, type ClassicModelId } from '@tonalli/contracts/games/classic';
import { fixedByTitle } from '../fixed-by-title';

export { CLASSIC_MODELS, type ClassicModelId };

export const REELS = 3;
export const ROWS = 3;

export const LINES = CLASSIC_LINES;

/** A wild, and what it stands for. */
export const CLASSIC_SYMBOLS = ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type ClassicSymbol = (typeof CLASSIC_SYMBOLS)[number];

/** For two and three reels from the left, in hundredths of the stake; 0 where it pays nothing. */
export type Pair = readonly [two: number, three: number];

/**
 * The mathematics of a classic slot. A model is never changed once rounds were played on it: a new one takes the next number,
 * since records draw old rounds from the strips.
 */
export interface ClassicModel {
  readonly id: ClassicModelId;
  /** 1 calm to 5 wild. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  readonly lines: number;
  /** Three circular strips, one letter a symbol; every stop is equally likely. */
  readonly strips: readonly string[];
  readonly linesX100: Readonly<Record<ClassicSymbol, Pair>>;
  /** A line is multiplied by this for each wild that stands for another symbol in it. */
  readonly wildTimes: number;
  /** What the luckiest stop pays. */
  readonly maxWinX100: number;
}

export const MODELS: Readonly<Record<ClassicModelId, ClassicModel>> = {
  'low-1': {
    id: 'low-1',
    volatility: 2,
    lines: 5,
    strips: ['GAGBFGDEWFEFECGFDCGEDCB', 'EBWCFEFEDFBEFGDACGDGCGF', 'FBCEAFCGCGDBEGFGEDFWED'],
    linesX100: {
      W: [0, 5_000],
      A: [0, 1_100],
      B: [0, 525],
      C: [0, 325],
      D: [0, 210],
      E: [0, 160],
      F: [0, 130],
      G: [20, 110],
    },
    wildTimes: 2,
    maxWinX100: 5_740,
  },
  'medium-1': {
    id: 'medium-1',
    volatility: 4,
    lines: 3,
    strips: ['FGWECBADCGEFDGEGFAGCDBFE', 'GEFEGADFCBFGFCEBDGCFGDWE', 'GEFDGBFECGBFEFGDCWDFCGEA'],
    linesX100: {
      W: [0, 50_000],
      A: [0, 3_000],
      B: [0, 1_200],
      C: [0, 525],
      D: [0, 350],
      E: [0, 180],
      F: [0, 110],
      G: [40, 110],
    },
    wildTimes: 2,
    maxWinX100: 50_000,
  },
  'high-1': {
    id: 'high-1',
    volatility: 5,
    lines: 1,
    strips: ['FCEDGFBACFWFGCBGEDGAEDEGFG', 'GFEWEFDFGCGADFCDBGEGFBGEC', 'FDBGEFDGEGFEGCWGFEGCAFGFDCB'],
    linesX100: {
      W: [0, 200_000],
      A: [0, 6_000],
      B: [0, 2_400],
      C: [0, 950],
      D: [0, 650],
      E: [0, 375],
      F: [0, 260],
      G: [130, 250],
    },
    wildTimes: 3,
    maxWinX100: 200_000,
  },
};

/** The model of a title. */
export const modelOf = (nodeId: string): ClassicModel => MODELS[fixedByTitle(nodeId, CLASSIC_MODELS)];

/** Of staked spins of a model, how many pay anything, in percent and cut; no part of its mathematics. */
export const PAID_PERCENT: Readonly<Record<ClassicModelId, string>> = {
  'low-1': '40.09',
  'medium-1': '25.87',
  'high-1': '10.49',
};
