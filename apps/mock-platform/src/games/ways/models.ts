import { WAYS_MODELS, type WaysModelId } from '@tonalli/contracts/games/ways';
import { fixedByTitle } from '../fixed-by-title';
import type { LineSymbol } from '../slot/symbols';

export { WAYS_MODELS, type WaysModelId };

export const REELS = 5;
export const ROWS = 3;
/** A symbol may run over any row of each reel. */
export const WAYS = ROWS ** REELS;

/** For three, four and five reels. */
export type Triple = readonly [number, number, number];
export type WayPays = Readonly<Record<LineSymbol, Triple>>;

/**
 * The mathematics of a slot of ways. A model is never changed once rounds were played on it: a new one takes the next number,
 * since records draw old rounds from the strips.
 */
export interface WaysModel {
  readonly id: WaysModelId;
  /** 1 calm to 5 wild. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  /** Five circular strips, one letter a symbol; every stop is equally likely. The first has no wild. */
  readonly strips: readonly string[];
  /** For each way, in hundredths of the stake. */
  readonly waysX100: WayPays;
  /** For scatters anywhere, in hundredths of the stake. */
  readonly scattersX100: Triple;
  /** Free spins won, also by scatters during free spins. */
  readonly freeSpins: Triple;
  /** Every win of a free spin is multiplied by this, */
  readonly freeMultiplier: number;
  /** and each way of it by this for every wild that it runs over. */
  readonly freeWild: number;
  /** A round pays at most this many stakes. */
  readonly maxWinStakes: number;
  /** No more than one round in so many reaches that. */
  readonly maxWinOdds: number;
}

export const MODELS: Readonly<Record<WaysModelId, WaysModel>> = {
  'low-1': {
    id: 'low-1',
    volatility: 2,
    strips: [
      'GCEGBFGFGAHGCHGSDHFAHDFHCHFEB',
      'GBCGDGBDESHEABHAFEDCWEHFDHEHEH',
      'DFACEGDFGCGFGFGFHDECBSAEWEFHBC',
      'HSFBGEWGHCEDHADFCBAGHFEHGFDBGCE',
      'FHDAGDHWSHACHBEFHDGFBGEGEFEBCGC',
    ],
    waysX100: {
      A: [150, 375, 1_200],
      B: [120, 290, 975],
      C: [100, 220, 725],
      D: [75, 180, 625],
      E: [60, 120, 290],
      F: [50, 110, 250],
      G: [35, 85, 200],
      H: [35, 85, 180],
    },
    scattersX100: [200, 500, 2_500],
    freeSpins: [8, 10, 15],
    freeMultiplier: 2,
    freeWild: 1,
    maxWinStakes: 250,
    maxWinOdds: 1_000_000,
  },
  'medium-1': {
    id: 'medium-1',
    volatility: 3,
    strips: [
      'FDHGCAGBGAHGHSHCFHBFGHEDFCFGEH',
      'ESFBHECHDHFAHGDEAHDGDEBWGHEGEHC',
      'BGECEDFCGFHFCGFSCWEDGFAFBHAGEFD',
      'EBCDHGFCSEHFGDHBHDEWAHGCGFAEGFG',
      'BWGHDCGEHFSHFHCDEHFHEFACGBGDEGA',
    ],
    waysX100: {
      A: [120, 500, 3_000],
      B: [100, 375, 1_700],
      C: [75, 220, 875],
      D: [60, 170, 625],
      E: [35, 100, 300],
      F: [35, 85, 250],
      G: [25, 60, 150],
      H: [25, 50, 120],
    },
    scattersX100: [200, 1_000, 5_000],
    freeSpins: [10, 12, 20],
    freeMultiplier: 3,
    freeWild: 1,
    maxWinStakes: 1_000,
    maxWinOdds: 5_000_000,
  },
  'high-1': {
    id: 'high-1',
    volatility: 4,
    strips: [
      'HCHHHFFFBFGGHCGFHDSGGHAGCEEAHBD',
      'HDCEDAFHCBGGGEHEBDHWHFSHEDHEHAEG',
      'DFEFBACEGFCFDHEFBAFGDSFGWGGCEGCH',
      'CHEHFFGHFFGDACEBGSBCHGHDEGEWGHDA',
      'HFSDGCGBDEHAEEGEFAHHGFCFHBGGHCD',
    ],
    waysX100: {
      A: [130, 675, 3_500],
      B: [100, 450, 1_800],
      C: [65, 220, 1_100],
      D: [55, 170, 675],
      E: [35, 90, 270],
      F: [35, 80, 220],
      G: [20, 45, 130],
      H: [10, 45, 110],
    },
    scattersX100: [200, 1_500, 10_000],
    freeSpins: [10, 15, 25],
    freeMultiplier: 2,
    freeWild: 3,
    maxWinStakes: 5_000,
    maxWinOdds: 100_000_000,
  },
};

/** The model of a title. */
export const modelOf = (nodeId: string): WaysModel => MODELS[fixedByTitle(nodeId, WAYS_MODELS)];

/** Of staked spins of a model, how many pay anything, in percent and cut; no part of its mathematics. */
export const PAID_PERCENT: Readonly<Record<WaysModelId, string>> = {
  'low-1': '39.82',
  'medium-1': '43.60',
  'high-1': '33.76',
};
