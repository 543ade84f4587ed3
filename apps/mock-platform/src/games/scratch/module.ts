import {
  SCRATCH_TABLES,
  ScratchBet,
  ScratchConfig,
  type ScratchTable,
  ScratchView,
} from '@tonalli/contracts/games/scratch';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp, greatestStakeMinor, paidAt, paidPercentOf, percentOf, tableReturn } from '../pay-table';
import { cardView, drawCard } from './card';
import { multiplierX100Of, paysX100Of, prizesOf, SWINGS, tableOf, winnerOf } from './tables';

const State = z.object({ table: z.enum(SCRATCH_TABLES), card: z.int(), layout: z.int() });
type State = z.infer<typeof State>;
const Wish = z.union([z.strictObject({ paysX100: z.int().min(0) }), z.strictObject({ atLeastX100: z.int().min(1) })]);

const settingWith = (table: ScratchTable): ScratchConfig => ({
  ...{ table, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
});
const SETTINGS: ReadonlyMap<ScratchTable, ScratchConfig> = new Map(
  SCRATCH_TABLES.map((table) => [table, settingWith(table)]),
);
const INITIAL = settingWith('medium-1');

const multiplierOf = ({ table, card }: State): number => multiplierX100Of(table, winnerOf(table, card));

/** A card of nine fields, of which three equal symbols win. Decided and paid as it is bought: scratching it is for the player. */
export const scratch = defineGame({
  family: 'scratch',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: ScratchConfig, initial: INITIAL },
  bet: ScratchBet,
  state: State,
  view: ScratchView,
  price({ stakeMinor }, { config }) {
    const prizes = prizesOf(config.table);
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(prizes, config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const exact = tableReturn(prizes, stakeMinor);
    return { stakes: [{ line: 'card', stakeMinor, edgeBp: edgeBp(exact) }], maxPayoutMinor: exact.maxWinMinor };
  },
  start({ stakeMinor }, { draws, config: { table } }) {
    const state = { table, ...drawCard(table, draws) };
    return { state, results: [paid('card', stakeMinor, paidAt(multiplierOf(state), stakeMinor))] };
  },
  show: ({ state }) => cardView(state.table, state),
  symbols: ({ fields }) => fields,
  onExclusion: () => 'finish',
  settingOf: (nodeId) => SETTINGS.get(tableOf(nodeId)) ?? INITIAL,
  stated(config) {
    const prizes = prizesOf(config.table);
    return {
      ...{ rtpPercent: percentOf(prizes), volatility: SWINGS[config.table] },
      paidPercent: paidPercentOf(prizes),
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(prizes, config) },
      maxWinStakes: Math.max(...paysX100Of(config.table)) / 100,
      features: ['INSTANT_WIN', 'MUSIC', 'PROVABLY_FAIR'],
    };
  },
  force: forceBy(Wish, ({ state }: { state: State }, wish) =>
    'paysX100' in wish ? multiplierOf(state) === wish.paysX100 : multiplierOf(state) >= wish.atLeastX100,
  ),
  automatic: { bet: (stakeMinor) => ({ stakeMinor }) },
});
