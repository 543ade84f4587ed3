import type { HeldCoin, HOLD_AND_SPIN_MODELS } from '@tonalli/contracts/games/hold-and-spin';
import { REELS } from '../slot/lines';
import type { LineSymbol, SlotSymbol } from '../slot/symbols';

export type HoldAndSpinModelId = (typeof HOLD_AND_SPIN_MODELS)[number];

/** Pays for three, four and five of a kind, in line stakes. */
type Triple = readonly [number, number, number];

export interface CoinPrize {
  readonly kind: HeldCoin['kind'];
  readonly lineStakes: number;
  readonly weight: number;
}

/**
 * The mathematics of a title. A model is never changed once rounds were played on it: a new one takes the next number.
 */
export interface HoldAndSpinModel {
  /** 1 calm to 5 wild. */
  readonly volatility: 2 | 3 | 4 | 5;
  /** How often each symbol lies among the stops of every cell of a reel. `S` is a coin. */
  readonly reels: readonly Readonly<Partial<Record<SlotSymbol, number>>>[];
  readonly linePays: Readonly<Record<LineSymbol, Triple>>;
  /** What a coin is worth, however it came. */
  readonly coins: readonly CoinPrize[];
  /** An empty cell of a respin brings a coin with this chance. */
  readonly respin: { readonly coins: number; readonly of: number };
  /** What a full board pays, in line stakes. */
  readonly grand: number;
}

/** So many coins in one spin are held. */
export const HOLD_FROM = 6;
/** So many respins without a coin end the round. */
export const RESPINS = 3;

/** A wild never stands on the first reel, so that the first cell of a line names the symbol that it pays. */
const reelsOf = (first: HoldAndSpinModel['reels'][number], others: HoldAndSpinModel['reels'][number]) => [
  first,
  ...Array.from({ length: REELS - 1 }, () => others),
];

export const MODELS: Readonly<Record<HoldAndSpinModelId, HoldAndSpinModel>> = {
  'low-1': {
    volatility: 3,
    reels: reelsOf(
      { A: 3, B: 3, C: 4, D: 5, E: 9, F: 9, G: 10, H: 9, S: 8 },
      { A: 2, B: 3, C: 4, D: 5, E: 9, F: 8, G: 8, H: 8, W: 5, S: 8 },
    ),
    linePays: {
      A: [40, 160, 800],
      B: [30, 120, 500],
      C: [20, 80, 300],
      D: [20, 60, 200],
      E: [9, 25, 100],
      F: [9, 25, 80],
      G: [8, 20, 60],
      H: [7, 20, 60],
    },
    coins: [
      { kind: 'plain', lineStakes: 20, weight: 50 },
      { kind: 'plain', lineStakes: 40, weight: 50 },
      { kind: 'plain', lineStakes: 60, weight: 30 },
      { kind: 'plain', lineStakes: 100, weight: 16 },
      { kind: 'mini', lineStakes: 200, weight: 8 },
      { kind: 'minor', lineStakes: 400, weight: 4 },
      { kind: 'major', lineStakes: 600, weight: 2 },
    ],
    respin: { coins: 1, of: 16 },
    grand: 10_000,
  },
  'medium-1': {
    volatility: 4,
    reels: reelsOf(
      { A: 3, B: 3, C: 4, D: 5, E: 9, F: 9, G: 10, H: 9, S: 8 },
      { A: 2, B: 3, C: 4, D: 5, E: 8, F: 9, G: 9, H: 8, W: 4, S: 8 },
    ),
    linePays: {
      A: [40, 200, 1_200],
      B: [30, 120, 600],
      C: [25, 100, 400],
      D: [20, 80, 250],
      E: [8, 30, 100],
      F: [8, 30, 100],
      G: [6, 20, 80],
      H: [6, 20, 60],
    },
    coins: [
      { kind: 'plain', lineStakes: 20, weight: 50 },
      { kind: 'plain', lineStakes: 40, weight: 40 },
      { kind: 'plain', lineStakes: 80, weight: 20 },
      { kind: 'plain', lineStakes: 160, weight: 10 },
      { kind: 'mini', lineStakes: 300, weight: 6 },
      { kind: 'minor', lineStakes: 600, weight: 4 },
      { kind: 'major', lineStakes: 1_000, weight: 1 },
    ],
    respin: { coins: 1, of: 16 },
    grand: 20_000,
  },
  'high-1': {
    volatility: 5,
    reels: reelsOf(
      { A: 3, B: 3, C: 4, D: 5, E: 9, F: 9, G: 10, H: 9, S: 8 },
      { A: 2, B: 3, C: 4, D: 5, E: 8, F: 9, G: 9, H: 8, W: 4, S: 8 },
    ),
    linePays: {
      A: [40, 200, 1_500],
      B: [30, 120, 800],
      C: [20, 60, 300],
      D: [10, 50, 200],
      E: [5, 15, 60],
      F: [5, 15, 60],
      G: [4, 15, 50],
      H: [4, 15, 50],
    },
    coins: [
      { kind: 'plain', lineStakes: 20, weight: 80 },
      { kind: 'plain', lineStakes: 40, weight: 30 },
      { kind: 'plain', lineStakes: 100, weight: 20 },
      { kind: 'plain', lineStakes: 200, weight: 12 },
      { kind: 'mini', lineStakes: 400, weight: 8 },
      { kind: 'minor', lineStakes: 1_000, weight: 4 },
      { kind: 'major', lineStakes: 2_000, weight: 1 },
    ],
    respin: { coins: 1, of: 16 },
    grand: 50_000,
  },
};

/** How many rounds of a model pay anything, in percent and cut; no part of its mathematics. */
export const PAID_PERCENT: Readonly<Record<HoldAndSpinModelId, string>> = {
  'low-1': '37.59',
  'medium-1': '34.88',
  'high-1': '34.88',
};
