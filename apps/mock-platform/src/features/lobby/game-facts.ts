import { createHash } from 'node:crypto';
import type { GameFacts, GameFeature } from '@tonalli/contracts/lobby/wire';
import { GAMES } from '../../games/registry';
import { statedRtpPercent } from '../../games/slot/exact';
import { LINE_COUNT, LINE_STAKES_MINOR, REELS, ROWS } from '../../games/slot/lines';
import { modelOf, type SlotModel } from '../../games/slot/models';
import type { CatalogueGame } from './catalogue/build-catalogue';

/** A rule set of a kind of game, of which each game has one. */
interface RuleSet {
  readonly rtpPercent: string | null;
  readonly volatility: GameFacts['volatility'];
  readonly maxWinStakes: number | null;
}

interface Kind {
  readonly rules: readonly [RuleSet, ...RuleSet[]];
  readonly features: readonly GameFeature[];
  /** The largest stake, in smallest stakes. */
  readonly stakeSpan: number;
}

const rules = (rtpPercent: string | null, volatility: RuleSet['volatility'], maxWinStakes: number | null): RuleSet => ({
  rtpPercent,
  volatility,
  maxWinStakes,
});
const DECIDED_ELSEWHERE = rules(null, null, null);

/** Returns of the usual rules: single-zero roulette, six decks with S17, banker's bet, 9/6 and 8/5 paytables. */
const TABLES: readonly (readonly [RegExp, RuleSet])[] = [
  [/roulette/i, rules('97.30', 2, 35)],
  [/three card poker/i, rules('97.99', 3, 41)],
  [/poker|hold'em/i, rules('97.84', 3, 101)],
  [/blackjack/i, rules('99.54', 1, 4)],
  [/baccarat/i, rules('98.94', 1, 12)],
  [/sic bo/i, rules('97.22', 3, 181)],
  [/craps/i, rules('98.59', 2, 31)],
  [/keno/i, rules('94.12', 4, 5_000)],
  [/wheel/i, rules('96.50', 4, 500)],
];
const OTHER_TABLE = rules('97.00', 2, 50);

const KINDS = {
  SCRATCH: {
    rules: [rules('92.40', 3, 500), rules('94.10', 3, 1_000), rules('95.05', 4, 2_000)],
    features: ['INSTANT_WIN', 'MUSIC'],
    stakeSpan: 100,
  },
  VIDEO_POKER: {
    rules: [rules('99.54', 2, 800), rules('98.45', 2, 800), rules('97.30', 3, 1_000)],
    features: ['HOLD_AND_DRAW'],
    stakeSpan: 500,
  },
  ARCADE: {
    rules: [rules('97.00', 3, 1_000), rules('96.00', 4, 5_000), rules('98.00', 5, 10_000)],
    features: ['CASH_OUT', 'AUTOPLAY'],
    stakeSpan: 500,
  },
  BINGO: { rules: [rules('93.50', 3, 1_500)], features: ['JACKPOT'], stakeSpan: 50 },
  TABLE: { rules: [OTHER_TABLE], features: ['SIDE_BETS'], stakeSpan: 500 },
  LIVE: { rules: [OTHER_TABLE], features: ['LIVE_DEALER', 'SIDE_BETS'], stakeSpan: 2_500 },
  FISH: {
    rules: [rules('96.20', 3, 500), rules('96.80', 4, 888)],
    features: ['BIG_CATCHES', 'AUTOPLAY'],
    stakeSpan: 100,
  },
  PVP: { rules: [DECIDED_ELSEWHERE], features: ['ROOMS'], stakeSpan: 500 },
  SPORTS: { rules: [DECIDED_ELSEWHERE], features: ['LIVE_BETTING', 'COMBINED_BETS'], stakeSpan: 5_000 },
  ESPORTS: { rules: [DECIDED_ELSEWHERE], features: ['LIVE_BETTING', 'COMBINED_BETS'], stakeSpan: 2_500 },
  COCKFIGHT: { rules: [DECIDED_ELSEWHERE], features: ['LIVE_BETTING'], stakeSpan: 1_000 },
  LOTT: { rules: [DECIDED_ELSEWHERE], features: ['DRAWS', 'COMBINED_BETS'], stakeSpan: 1_000 },
  ELOTT: { rules: [DECIDED_ELSEWHERE], features: ['DRAWS', 'COMBINED_BETS'], stakeSpan: 1_000 },
} as const satisfies Partial<Record<CatalogueGame['classify'] | CatalogueGame['gameType'], Kind>>;

function kindOf({ classify, gameType }: CatalogueGame): keyof typeof KINDS {
  if (classify !== 'SLOT' && classify !== 'JACKPOT' && classify !== 'OTHER') return classify;
  return gameType === 'RNG' ? 'ARCADE' : gameType;
}

/** A game's own of several, fixed by its id. */
function chosen<T>(options: readonly [T, ...T[]], { nodeId }: CatalogueGame): T {
  const digest = createHash('sha256').update(`rules ${nodeId}`).digest();
  return options[digest.readUInt16BE(0) % options.length] ?? options[0];
}

function rulesOf(game: CatalogueGame, kind: Kind): RuleSet {
  if (game.classify !== 'TABLE' && game.gameType !== 'LIVE') return chosen(kind.rules, game);
  return TABLES.find(([name]) => name.test(game.nameEn))?.[1] ?? OTHER_TABLE;
}

const statedRtp = new Map<SlotModel['id'], string>();

function slotFacts(game: CatalogueGame): GameFacts {
  const model = modelOf(game.nodeId);
  const rtpPercent = statedRtp.get(model.id) ?? statedRtpPercent(model);
  statedRtp.set(model.id, rtpPercent);
  const features: GameFeature[] = ['WILDS', 'SCATTERS', 'FREE_SPINS', 'AUTOPLAY', 'PROVABLY_FAIR'];
  return {
    rtpPercent,
    volatility: model.volatility,
    minStake: Math.min(...LINE_STAKES_MINOR) * LINE_COUNT,
    maxStake: Math.max(...LINE_STAKES_MINOR) * LINE_COUNT,
    maxWinStakes: model.maxWinStakes,
    reels: REELS,
    rows: ROWS,
    lines: LINE_COUNT,
    freeSpins: { count: Math.max(...model.freeSpins), multiplier: model.freeMultiplier },
    features: game.classify === 'JACKPOT' ? ['JACKPOT', ...features] : features,
  };
}

function rulesFacts(game: CatalogueGame) {
  const kind = KINDS[kindOf(game)];
  const { minBetMinor: minStake } = game;
  return { ...rulesOf(game, kind), minStake, maxStake: minStake * kind.stakeSpan, features: [...kind.features] };
}

/** What a game's detail tells: of slots the figures of the model that they are played by, of built families what they state, of others those of their rules. */
export function factsOf(game: CatalogueGame): GameFacts {
  if (game.classify === 'SLOT' || game.classify === 'JACKPOT') return slotFacts(game);
  const family = GAMES.find((built) => built.family === game.family);
  const stated = family?.stated?.(family.config.initial);
  return { ...(stated ?? rulesFacts(game)), reels: null, rows: null, lines: null, freeSpins: null };
}
