import { createHash } from 'node:crypto';
import type { GameFacts, GameFeature } from '@tonalli/contracts/lobby/wire';
import { builtFamily } from '../../games/built-families';
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

function rulesFacts(game: CatalogueGame) {
  const kind = KINDS[kindOf(game)];
  const { minBetMinor: minStake } = game;
  return { ...chosen(kind.rules, game), minStake, maxStake: minStake * kind.stakeSpan, features: [...kind.features] };
}

/** What a game's detail tells: of built families what they state of the setting that it is played under, of others the figures of their rules. */
export function factsOf(game: CatalogueGame): GameFacts {
  const family = builtFamily(game.family);
  const facts = family?.stated?.(family.settingOf(game.nodeId)) ?? rulesFacts(game);
  const features: GameFeature[] = game.classify === 'JACKPOT' ? ['JACKPOT', ...facts.features] : facts.features;
  return { paidPercent: null, reels: null, rows: null, lines: null, ways: null, freeSpins: null, ...facts, features };
}
