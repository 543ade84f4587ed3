import {
  CRASH_BETS,
  CRASH_LEAST_X100,
  CRASH_TOP_X100,
  CrashBet,
  CrashConfig,
  CrashStep,
  CrashView,
  type CrashStep as Step,
} from '@tonalli/contracts/games/crash';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import type { Turn } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { climbedX100 } from './climb';
import { edgeBp } from './exact';
import { flights } from './flights';
import { endX100, payoutMinor } from './odds';

const LINE = 'bet';

const State = z.object({ outX100: z.int().nullable(), isByHand: z.boolean() });
type State = z.infer<typeof State>;

interface Out {
  readonly outX100: number;
  readonly isByHand: boolean;
}

const cashedOut = (stakeMinor: number, out: Out): Turn<State> => ({
  state: out,
  results: [paid(LINE, stakeMinor, payoutMinor(stakeMinor, out.outX100))],
});

interface InFlight {
  readonly end: number;
  readonly arrivedX100: number;
  readonly bust: number;
}

/** What a step takes, by when it arrived. Throws `TOO_LATE` behind the end of the flight, `STEP_INVALID` before anything has grown. */
function taken(step: Step['do'], { end, arrivedX100, bust }: InFlight): Out {
  const outX100 = Math.min(arrivedX100, end);
  if (outX100 > bust) throw new GameRefusal('TOO_LATE');
  if (outX100 < CRASH_LEAST_X100) throw new GameRefusal('STEP_INVALID', 'nothing has climbed yet');
  if (step === 'collect' && arrivedX100 < end) throw new GameRefusal('STEP_INVALID', 'the target is not reached');
  return { outX100, isByHand: arrivedX100 < end };
}

/** One flight for all. A cash-out counts by when it arrived, a target by comparison and by no timer. */
export const crash = defineGame({
  family: 'crash',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: CrashConfig,
    initial: {
      ...{ rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000 },
      ...{ maxPayoutMinor: 50_000_000, maxFlightMinor: 10_000_000_000 },
    },
  },
  bet: CrashBet,
  state: State,
  view: CrashView,
  rounds: { of: flights, keys: ({ round }) => [round], betsPerPlayer: CRASH_BETS },
  price(bet, { config }) {
    const { round, stakeMinor } = bet;
    if (stakeMinor < config.minStakeMinor || stakeMinor > config.maxStakeMinor) throw new GameRefusal('STAKE_INVALID');
    const maxPayoutMinor = payoutMinor(stakeMinor, endX100(bet, config));
    const exposures = [{ key: round, amountMinor: maxPayoutMinor, capMinor: config.maxFlightMinor }];
    return { stakes: [{ line: LINE, stakeMinor, edgeBp: edgeBp(bet, config), exposures }], maxPayoutMinor };
  },
  start: () => ({ state: { outX100: null, isByHand: false } }),
  steps: {
    step: CrashStep,
    apply({ bet, open }, { do: step }, { at, config, phase }) {
      const flight = phase(bet.round);
      const { flyingAt, bustX100: bust } = flight?.table ?? {};
      const stakeMinor = open[LINE];
      if (flight?.name !== 'flying' || flyingAt == null || bust == null || stakeMinor === undefined) {
        throw new GameRefusal(flight?.name === 'crashed' ? 'TOO_LATE' : 'STEP_INVALID');
      }
      const arrivedX100 = climbedX100(at - flyingAt);
      return cashedOut(stakeMinor, taken(step, { end: endX100(bet, config), arrivedX100, bust }));
    },
  },
  follow({ bet, state, open }, { phase }, { config }) {
    const stakeMinor = open[LINE];
    const bust = phase.table.bustX100;
    if (phase.lastsMs !== null || bust === null || stakeMinor === undefined) return { state };
    // Of a flight that is settled anew, whoever left it by hand left it where they did.
    const byHand = state.isByHand ? state.outX100 : null;
    const outX100 = byHand ?? endX100(bet, config);
    if (outX100 > bust) {
      return { state: { outX100: null, isByHand: false }, results: [paid(LINE, stakeMinor, 0)] };
    }
    return cashedOut(stakeMinor, { outX100, isByHand: byHand !== null });
  },
  show({ bet, state }, { config, phase }) {
    const flight = phase(bet.round);
    return {
      ...{ round: bet.round, autoX100: bet.autoX100, endX100: endX100(bet, config), ...state },
      bustX100: flight?.name === 'crashed' ? flight.table.bustX100 : null,
    };
  },
  onExclusion: () => 'settle',
  stated: ({ rtpBp, minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: (rtpBp / 100).toFixed(2),
    // The player chooses it with the target, and by waiting.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: CRASH_TOP_X100 / 100,
    features: ['PROVABLY_FAIR'],
  }),
  automatic: {
    bet: (stakeMinor, random, { key }) => ({
      round: key,
      stakeMinor,
      autoX100: random.pick([120, 150, 200, 300, 1_000]),
    }),
  },
});
