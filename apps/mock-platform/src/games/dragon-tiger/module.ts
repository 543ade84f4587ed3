import { Card } from '@tonalli/contracts/games/cards';
import {
  DragonTigerBet,
  DragonTigerConfig,
  type DragonTigerShown,
  DragonTigerView,
  DragonTigerWinner,
} from '@tonalli/contracts/games/dragon-tiger';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { dealtRounds } from '../dealt-rounds';
import { spotLimitMinor } from './limits';
import { dealPair, isSpot, type Laid, laidMinor, outcomeOf, returnBp, statedPercent, topOf } from './odds';
import { settle, viewOf } from './settle';

const Dealt = z.object({ dragon: Card, tiger: Card });
const Wish = z.union([z.strictObject({ winner: DragonTigerWinner }), z.strictObject({ suited: z.literal(true) })]);

/** Twelve seconds for bets, a second and a half for each card. */
const pairs = dealtRounds({
  name: 'dragon-tiger',
  times: { openMs: 12_000, cardMs: 1_500, everyMs: 24_000 },
  ...{ dealt: Dealt, wish: Wish, cardsOf: () => 2, deal: dealPair },
  show: (pair, isOver): DragonTigerShown => ({
    ...{ dragon: pair?.dragon ?? null, tiger: pair?.tiger ?? null },
    winner: pair && isOver ? outcomeOf(pair).winner : null,
  }),
  fits: (pair, wish) => ('suited' in wish ? outcomeOf(pair).isSuited : outcomeOf(pair).winner === wish.winner),
});

function assertTaken(laid: Laid, config: DragonTigerConfig): void {
  const entries = Object.entries(laid);
  if (entries.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  for (const [id, stakeMinor] of entries) {
    if (!isSpot(id)) throw new GameRefusal('BET_INVALID', 'no such spot');
    const isBeyond = stakeMinor < config.minStakeMinor || stakeMinor > spotLimitMinor(id, config);
    if (isBeyond) throw new GameRefusal('STAKE_INVALID', id);
  }
  const isTooMuch = laidMinor(laid) > config.maxStakeMinor || topOf(laid).payoutMinor > config.maxPayoutMinor;
  if (isTooMuch) throw new GameRefusal('STAKE_INVALID');
}

/** One card for the dragon and one for the tiger, for all who sit at a table. */
export const dragonTiger = defineGame({
  ...{ family: 'dragon-tiger', version: 1, draws: 'shared', bank: 'house' },
  config: {
    schema: DragonTigerConfig,
    initial: {
      ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000, maxSideMinor: 100_000 },
      ...{ maxPayoutMinor: 100_000_000, maxExposureMinor: 100_000_000 },
    },
  },
  bet: DragonTigerBet,
  state: z.object({ pair: Dealt.nullable() }),
  view: DragonTigerView,
  rounds: { of: pairs, keys: ({ round }) => [round], betsPerPlayer: 1, replaces: true },
  price({ round, spots }, { config }) {
    assertTaken(spots, config);
    const stakes = Object.entries(spots).map(([line, stakeMinor]) => {
      const alone = { [line]: stakeMinor };
      const amountMinor = topOf(alone).payoutMinor;
      const exposure = { key: `${round}/${line}`, amountMinor, capMinor: config.maxExposureMinor };
      return { line, stakeMinor, edgeBp: 10_000 - returnBp(alone), exposures: [exposure] };
    });
    // A round that is cancelled gives all of it back.
    return { stakes, maxPayoutMinor: Math.max(laidMinor(spots), topOf(spots).payoutMinor) };
  },
  start: () => ({ state: { pair: null } }),
  follow({ bet, state }, { phase }) {
    const { dealt } = phase.table;
    if (phase.lastsMs !== null || dealt === null) return { state };
    return { state: { pair: dealt }, results: settle(bet.spots, dealt) };
  },
  show: ({ bet, state: { pair } }) => viewOf(bet, pair),
  onExclusion: () => 'settle',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: statedPercent({ dragon: 10_000 }),
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: 51,
    features: ['PROVABLY_FAIR', 'SIDE_BETS'],
  }),
  automatic: {
    bet: (stakeMinor, random, { key }) => ({ round: key, spots: { [random.pick(['dragon', 'tiger'])]: stakeMinor } }),
  },
});
