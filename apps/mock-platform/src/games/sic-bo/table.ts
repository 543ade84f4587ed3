import { SicBoBet, SicBoConfig, SicBoDice, SicBoView } from '@tonalli/contracts/games/sic-bo';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import type { SpinTimes } from '../spin-rounds';
import { spotLimitMinor } from './limits';
import { type Laid, laidMinor, returnBp, statedPercent, topOf } from './odds';
import { throwsOf } from './rounds';
import { settle, viewOf } from './settle';
import { PAYS, SPOTS } from './spots';
import { diceOf } from './throws';

function assertTaken(laid: Laid, config: SicBoConfig): void {
  const entries = Object.entries(laid);
  if (entries.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  for (const [id, stakeMinor] of entries) {
    if (!SPOTS.has(id)) throw new GameRefusal('BET_INVALID', 'no such spot');
    const isBeyond = stakeMinor < config.minStakeMinor || stakeMinor > spotLimitMinor(id, config);
    if (isBeyond) throw new GameRefusal('STAKE_INVALID', id);
  }
  const isTooMuch = laidMinor(laid) > config.maxStakeMinor || topOf(laid).payoutMinor > config.maxPayoutMinor;
  if (isTooMuch) throw new GameRefusal('STAKE_INVALID');
}

/** Sic bo with three dice for all who sit at a table. */
export function sicBoTable(family: string, times: SpinTimes) {
  return defineGame({
    ...{ family, version: 1, draws: 'shared', bank: 'house' },
    config: {
      schema: SicBoConfig,
      initial: {
        ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000, maxSideMinor: 100_000 },
        ...{ maxPayoutMinor: 100_000_000, maxExposureMinor: 100_000_000 },
      },
    },
    bet: SicBoBet,
    state: z.object({ dice: z.nullable(SicBoDice) }),
    view: SicBoView,
    rounds: { of: throwsOf(family, times), keys: ({ round }) => [round], replaces: true },
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
    start: () => ({ state: { dice: null } }),
    follow({ bet, state }, { phase }) {
      const { stop } = phase.table;
      if (phase.lastsMs !== null || stop === null) return { state };
      const dice = diceOf(stop);
      return { state: { dice }, results: settle(bet.spots, dice) };
    },
    show: ({ bet, state: { dice } }) => viewOf(bet, dice),
    onExclusion: () => 'settle',
    stated: ({ minStakeMinor, maxStakeMinor }) => ({
      // Of the even chances; the page says that of what lies on the table.
      rtpPercent: statedPercent({ small: 100 }),
      volatility: null,
      ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
      maxWinStakes: 1 + PAYS.triple,
      features: ['PROVABLY_FAIR', 'SIDE_BETS'],
    }),
    automatic: {
      bet: (stakeMinor, random, { key }) => ({
        round: key,
        spots: { [random.pick(['small', 'big', 'odd', 'even'])]: stakeMinor },
      }),
    },
  });
}
