import {
  MoneyWheelBet,
  MoneyWheelConfig,
  type MoneyWheelShown,
  MoneyWheelView,
  WHEEL_SPOTS,
  WheelSpot,
} from '@tonalli/contracts/games/money-wheel';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { edgeBp, percentOf, tableReturn } from '../pay-table';
import { spinRounds } from '../spin-rounds';
import { PAYS_X100, prizesOf, SEGMENTS, spotAt } from './segments';
import { type Laid, laidMinor, laidOn, payoutsOf, settle, viewOf } from './settle';

const LAST = SEGMENTS.length - 1;
const Wish = z.union([z.strictObject({ segment: z.int().min(0).max(LAST) }), z.strictObject({ came: WheelSpot })]);

/** Fifteen seconds for bets, ten for the wheel to come to rest. */
const spins = spinRounds({
  ...{ name: 'money-wheel', places: SEGMENTS.length, wish: Wish },
  times: { openMs: 15_000, spinMs: 10_000, everyMs: 30_000 },
  show: (segment): MoneyWheelShown => ({ segment }),
  fits: (stop, wish) => ('segment' in wish ? stop === wish.segment : spotAt(stop) === wish.came),
});

function assertTaken(laid: Laid, { minStakeMinor, maxStakeMinor, maxPayoutMinor }: MoneyWheelConfig): void {
  const chips = laidOn(laid);
  if (chips.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  const isBelow = chips.some(([, stakeMinor]) => stakeMinor < minStakeMinor);
  const isBeyond = laidMinor(laid) > maxStakeMinor || Math.max(...payoutsOf(laid)) > maxPayoutMinor;
  if (isBelow || isBeyond) throw new GameRefusal('STAKE_INVALID');
}

/** A wheel of 54 segments that turns for all at the table; bets on what it will show. */
export const moneyWheel = defineGame({
  family: 'money-wheel',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: MoneyWheelConfig,
    initial: {
      ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000 },
      ...{ maxPayoutMinor: 100_000_000, maxExposureMinor: 100_000_000 },
    },
  },
  bet: MoneyWheelBet,
  state: z.object({ segment: z.int().nullable() }),
  view: MoneyWheelView,
  rounds: { of: spins, keys: ({ round }) => [round], replaces: true },
  price({ round, spots }, { config }) {
    assertTaken(spots, config);
    const stakes = laidOn(spots).map(([line, stakeMinor]) => {
      const exact = tableReturn(prizesOf(line), stakeMinor);
      const key = `${round}/${line}`;
      const exposures = [{ key, amountMinor: exact.maxWinMinor, capMinor: config.maxExposureMinor }];
      return { line, stakeMinor, edgeBp: edgeBp(exact), exposures };
    });
    // A round that is cancelled gives all of it back.
    return { stakes, maxPayoutMinor: Math.max(laidMinor(spots), ...payoutsOf(spots)) };
  },
  start: () => ({ state: { segment: null } }),
  follow({ bet, state }, { phase }) {
    const { stop } = phase.table;
    if (phase.lastsMs !== null || stop === null) return { state };
    return { state: { segment: stop }, results: settle(bet.spots, stop) };
  },
  show: ({ bet: { round, spots }, state: { segment } }) => ({ round, ...viewOf(spots, segment) }),
  onExclusion: () => 'settle',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: percentOf(prizesOf('jade')),
    // The player chooses it with every layout.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: PAYS_X100.sun / 100,
    features: ['PROVABLY_FAIR'],
  }),
  automatic: {
    bet: (stakeMinor, random, { key }) => ({
      round: key,
      spots: { [random.pick(WHEEL_SPOTS.slice(0, 4))]: stakeMinor },
    }),
  },
});
