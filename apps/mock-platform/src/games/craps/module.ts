import { CrapsBet, CrapsConfig, CrapsRoll, CrapsStep, CrapsView } from '@tonalli/contracts/games/craps';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import type { Stake } from '../../wagering/stake';
import { firstDice, nextDice } from './dice';
import { edgeBp, paidInAll, WAYS } from './odds';
import { type Dice, entriesOf, type Laid, lay, NEW_TABLE, roll, type Table } from './table';

const DAY_MS = 24 * 3_600_000;

const Die = z.int().min(1).max(6);
const State = z.object({
  point: z.literal([4, 5, 6, 8, 9, 10]).nullable(),
  rolls: z.array(CrapsRoll).readonly(),
  /** Drawn, and not shown before they are rolled. */
  ahead: z.array(z.tuple([Die, Die])).readonly(),
});
type State = z.infer<typeof State>;

/** How the first dice fall, one sum after the other, or the first pair; more than these are too rare to be found. */
const Wish = z.union([
  z.strictObject({ sums: z.array(z.int().min(2).max(12)).min(1).max(3) }),
  z.strictObject({ dice: z.tuple([Die, Die]) }),
]);

/** What a roll decided, as the runner has it. What lies alike on pass and don't pass is no play. */
function resultsOf(before: Table, after: Table): LineResult[] {
  const oppositeMinor = Math.min(before.open.pass ?? 0, before.open['dont-pass'] ?? 0);
  return (after.rolls.at(-1)?.results ?? []).map(({ spot, stakeMinor, payoutMinor }) => {
    if (payoutMinor === stakeMinor) return voided(spot, stakeMinor);
    const result = paid(spot, stakeMinor, payoutMinor);
    const isLine = spot === 'pass' || spot === 'dont-pass';
    return { ...result, validStakeMinor: result.validStakeMinor - (isLine ? oppositeMinor : 0) };
  });
}

const stakesOf = (laid: Laid, { point }: Table): Stake[] =>
  entriesOf(laid).map(([line, stakeMinor]) => ({ line, stakeMinor, edgeBp: edgeBp(line, stakeMinor, point) }));

const kept = ({ point, rolls }: Table, ahead: readonly Dice[]): State => ({
  ...{ point, rolls: [...rolls] },
  ahead: ahead.map(([one, other]): [number, number] => [one, other]),
});

/** Roll after roll, until nothing is open. */
function rollOut(table: Table, { ahead, draws }: { ahead: readonly Dice[]; draws: DrawSource }) {
  let [now, left] = [table, ahead];
  const results: LineResult[] = [];
  while (entriesOf(now.open).length > 0) {
    const thrown = nextDice(left, draws);
    const next = roll(now, thrown.dice, {});
    results.push(...resultsOf(now, next));
    [now, left] = [next, thrown.ahead];
  }
  return { state: kept(now, left), results };
}

/** Two dice, roll after roll, until nothing lies on the table; chips may be added between rolls. */
export const craps = defineGame({
  family: 'craps',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: CrapsConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxSideMinor: 50_000, maxPayoutMinor: 100_000_000 },
  },
  bet: CrapsBet,
  state: State,
  view: CrapsView,
  price({ spots }, { config }) {
    const table = lay(NEW_TABLE, spots, config);
    if (entriesOf(table.open).length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
    return { stakes: stakesOf(table.open, NEW_TABLE), maxPayoutMinor: config.maxPayoutMinor };
  },
  start({ spots }, { draws, config }) {
    const laid = lay(NEW_TABLE, spots, config);
    const { dice, ahead } = nextDice(firstDice(draws), draws);
    const rolled = roll(laid, dice, spots);
    return { state: kept(rolled, ahead), results: resultsOf(laid, rolled) };
  },
  steps: {
    step: CrapsStep,
    apply({ state, open }, step, { draws, config }) {
      const table: Table = { ...state, open };
      if (step.do === 'roll-out') return rollOut(table, { ahead: state.ahead, draws });
      const laid = lay(table, step.spots, config);
      const { dice, ahead } = nextDice(state.ahead, draws);
      const rolled = roll(laid, dice, step.spots);
      return { state: kept(rolled, ahead), stakes: stakesOf(step.spots, table), results: resultsOf(laid, rolled) };
    },
    timeout: { afterMs: DAY_MS, step: () => ({ do: 'roll-out' as const }) },
  },
  show: ({ state, open }) => ({
    ...{ point: state.point, rolls: [...state.rolls] },
    open: entriesOf(open).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
  }),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    // Of the pass line; the page says that of what lies on the table.
    rtpPercent: (Math.floor((paidInAll('pass', 100, null) * 100) / WAYS) / 100).toFixed(2),
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: 31,
    features: ['PROVABLY_FAIR', 'SIDE_BETS'],
  }),
  force: forceBy(Wish, ({ state }: { state: State }, wish) => {
    const [first] = state.rolls;
    if ('dice' in wish) return first?.dice[0] === wish.dice[0] && first.dice[1] === wish.dice[1];
    const thrown = [...state.rolls.map(({ dice }) => dice), ...state.ahead].map(([one, other]) => one + other);
    return wish.sums.every((sum, at) => thrown[at] === sum);
  }),
  automatic: {
    bet: (stakeMinor, random) => ({ spots: { [random.pick(['pass', 'dont-pass', 'field'])]: stakeMinor } }),
  },
});
