import { LiveRouletteBet, LiveRouletteConfig, LiveRouletteView } from '@tonalli/contracts/games/live-roulette';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { type Laid, laidMinor, payoutsOf, settle, spotOf, viewOf } from '../roulette/settle';
import { timesOf } from '../roulette/spots';
import { assertTaken, EDGE_BP } from '../roulette/taken';
import type { SpinTimes } from '../spin-rounds';
import { spinsOf } from './rounds';

/** A layout before the ball lies: nothing of it is paid. */
const laidView = (laid: Laid): LiveRouletteView['spots'] =>
  Object.entries(laid).map(([id, stakeMinor]) => {
    const { kind, numbers } = spotOf(id);
    return { spot: id, kind, numbers: [...numbers], stakeMinor, payoutMinor: 0 };
  });

/** Roulette with one wheel for all who sit at a table. The spots, what they pay and what they count for are those of the game for one. */
export function rouletteTable(family: string, times: SpinTimes) {
  return defineGame({
    ...{ family, version: 1, draws: 'shared', bank: 'house' },
    config: {
      schema: LiveRouletteConfig,
      initial: {
        ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000, maxStraightMinor: 100_000 },
        ...{ maxPayoutMinor: 100_000_000, maxExposureMinor: 100_000_000 },
      },
    },
    bet: LiveRouletteBet,
    state: z.object({ pocket: z.int().nullable() }),
    view: LiveRouletteView,
    rounds: { of: spinsOf(family, times), keys: ({ round }) => [round], replaces: true },
    price({ round, spots }, { config }) {
      assertTaken(spots, config);
      const stakes = Object.entries(spots).map(([line, stakeMinor]) => {
        const amountMinor = stakeMinor * timesOf(spotOf(line));
        const exposure = { key: `${round}/${line}`, amountMinor, capMinor: config.maxExposureMinor };
        return { line, stakeMinor, edgeBp: EDGE_BP, exposures: [exposure] };
      });
      // A round that is cancelled gives all of it back.
      return { stakes, maxPayoutMinor: Math.max(laidMinor(spots), ...payoutsOf(spots)) };
    },
    start: () => ({ state: { pocket: null } }),
    follow({ bet, state }, { phase }) {
      const { stop } = phase.table;
      if (phase.lastsMs !== null || stop === null) return { state };
      return { state: { pocket: stop }, results: settle(bet.spots, stop) };
    },
    show: ({ bet: { round, spots }, state: { pocket } }) =>
      pocket === null ? { round, pocket, spots: laidView(spots) } : { round, ...viewOf(spots, pocket) },
    onExclusion: () => 'settle',
    stated: ({ minStakeMinor, maxStakeMinor }) => ({
      rtpPercent: '97.29',
      // The player chooses it with every layout.
      volatility: null,
      ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
      maxWinStakes: 36,
      features: ['PROVABLY_FAIR'],
    }),
    automatic: {
      bet: (stakeMinor, random, { key }) => ({
        round: key,
        spots: { [random.pick(['red', 'black', 'odd', 'even', 'low', 'high'])]: stakeMinor },
      }),
    },
  });
}
