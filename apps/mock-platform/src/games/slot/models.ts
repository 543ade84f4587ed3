import { MODEL_IDS } from '@tonalli/contracts/play/slot-shapes';
import { fixedByTitle } from '../fixed-by-title';
import type { LineSymbol } from './symbols';

export { MODEL_IDS };

export type ModelId = (typeof MODEL_IDS)[number];

/** Pays for three, four and five of a kind. */
export type Triple = readonly [number, number, number];

/**
 * A slot's mathematics. A model is never changed once rounds were played on it: a new one takes the
 * next number, since records draw old rounds from the strips.
 */
export interface SlotModel {
  readonly id: ModelId;
  /** 1 calm to 5 wild, as the paytable shows it. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  /** Five circular strips, one letter a symbol; every stop is equally likely. */
  readonly strips: readonly string[];
  /** The strips of free spins. */
  readonly freeStrips: readonly string[];
  /** In line stakes. */
  readonly linePays: Readonly<Record<LineSymbol, Triple>>;
  /** In round stakes, for scatters anywhere. */
  readonly scatterPays: Triple;
  /** Free spins won, also by scatters during free spins. */
  readonly freeSpins: Triple;
  /** Every win of a free spin is multiplied by this. */
  readonly freeMultiplier: number;
  /** A round pays at most this many round stakes. */
  readonly maxWinStakes: number;
}

const LOW_STRIPS = [
  'GEFHDAFHAGECHGDHEFGFBDGCHFBCSE',
  'BGFDHSGCBHGAEFHWFEHDEAWCDGWCFEHG',
  'WEGBHADHSDHEFEWEHFWFHBGACGDCGFCG',
  'GBHGDGHFSDCGWCFEWBDHCGHAEWFEFEHA',
  'SEFHGBFDGCDGHDAEWCFWEHFHEGHFCABG',
];
const MEDIUM_STRIPS = [
  'HFDCHGEBGHFEGDAHEFCFGHEDFSGHB',
  'FWBDGHGFADCFBEGEFEWAFEHCHGHGSDH',
  'WGFGHFDECHBSDEHCGBHFGFACWGHAEDE',
  'DGEAEBHCSHFDWFHFEGFGHEGAFBGHDWC',
  'BFCAHDBGEGCFHGFSEFEGHDGWEHDWAHF',
];
const HIGH_STRIPS = [
  'HFCFEBGHGDAFEFGHSHCDHGHEFEG',
  'HAFBGHECEDFGHFGDWCHSDGWHFEGFHEB',
  'EBGAFEFWBFGCHFCHGHFHEHGDHGEDSADW',
  'FGHCEGHDGHBCADSEDFWFGFEHEHFHWGAB',
  'GHFGHDGAEFGHFHBGECEHCFDWGBDEFSH',
];
const EXTREME_STRIPS = [
  'FHFCHSEGHGEAGDFHGDEFEFGHGHBHG',
  'SFEGFEHGCWFEHGAFHDHGHGFEHDCBGH',
  'EWDFGHEGHBDGCFBEHSFHGFCGHWAFEGH',
  'SEHDHEGEFHGDBFCWFGFGHFGHGAHECB',
  'HDGEAFCHFGDGSHFGEFGFGHEHEHCHBW',
];
const EXTREME_FREE_STRIPS = [
  'DESFEHFHFCEGAFDGHGBGHEHGHGHF',
  'HDHWEGHEFGCHEWFGFGCHGFHFGSEDBA',
  'DGWBFHGHFWDFEHGWEAHEHGEHCSGFCBF',
  'GWHGBHFSFDHCBEGHFWDAHGEGFGEFEC',
  'WHFGHECFWEFHGAHDGEGHFCSGBHDGFE',
];

export const MODELS: Readonly<Record<ModelId, SlotModel>> = {
  'low-1': {
    id: 'low-1',
    volatility: 1,
    strips: LOW_STRIPS,
    freeStrips: LOW_STRIPS,
    linePays: {
      A: [40, 120, 350],
      B: [30, 90, 300],
      C: [25, 60, 175],
      D: [20, 45, 125],
      E: [12, 30, 90],
      F: [10, 20, 60],
      G: [8, 18, 50],
      H: [6, 15, 45],
    },
    scatterPays: [2, 5, 25],
    freeSpins: [8, 10, 15],
    freeMultiplier: 2,
    maxWinStakes: 250,
  },
  'medium-1': {
    id: 'medium-1',
    volatility: 3,
    strips: MEDIUM_STRIPS,
    freeStrips: MEDIUM_STRIPS,
    linePays: {
      A: [60, 225, 1_200],
      B: [45, 150, 600],
      C: [35, 90, 350],
      D: [25, 75, 225],
      E: [12, 35, 120],
      F: [10, 25, 90],
      G: [6, 18, 75],
      H: [6, 15, 60],
    },
    scatterPays: [2, 10, 50],
    freeSpins: [10, 12, 20],
    freeMultiplier: 3,
    maxWinStakes: 750,
  },
  'high-1': {
    id: 'high-1',
    volatility: 4,
    strips: HIGH_STRIPS,
    freeStrips: HIGH_STRIPS,
    linePays: {
      A: [75, 400, 2_500],
      B: [50, 250, 1_000],
      C: [35, 150, 600],
      D: [20, 100, 400],
      E: [10, 40, 150],
      F: [6, 25, 100],
      G: [4, 20, 75],
      H: [4, 15, 60],
    },
    scatterPays: [2, 15, 100],
    freeSpins: [12, 15, 25],
    freeMultiplier: 3,
    maxWinStakes: 1_500,
  },
  'extreme-1': {
    id: 'extreme-1',
    volatility: 5,
    strips: EXTREME_STRIPS,
    freeStrips: EXTREME_FREE_STRIPS,
    linePays: {
      A: [75, 600, 4_000],
      B: [60, 300, 1_500],
      C: [35, 150, 800],
      D: [20, 90, 400],
      E: [8, 30, 150],
      F: [4, 20, 90],
      G: [4, 16, 80],
      H: [4, 12, 45],
    },
    scatterPays: [2, 20, 200],
    freeSpins: [12, 16, 25],
    freeMultiplier: 4,
    maxWinStakes: 3_000,
  },
};

export function isModelId(value: unknown): value is ModelId {
  return typeof value === 'string' && Object.hasOwn(MODELS, value);
}

/** The model of a title. */
export const modelOf = (nodeId: string): SlotModel => MODELS[fixedByTitle(nodeId, MODEL_IDS)];
