import {
  Hold,
  POKER_HANDS,
  POKER_TABLES,
  type PokerTable,
  VideoPokerBet,
  VideoPokerConfig,
  VideoPokerStep,
  VideoPokerView,
} from '@tonalli/contracts/games/video-poker';
import { z } from 'zod';
import { type AnyGameModule, defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { shareOf } from '../pay-table';
import { afterDraw, deal, dealtOf, multiplierOf, type PokerRound, viewOf } from './engine';
import { ALL_WAYS, edgeBp, greatestStakeMinor, paidWays, statedReturnPercent, topTimes, volatility } from './exact';
import { handOf } from './hands';
import { bestHold, HOLDS } from './hold-worth';
import { prizesOf } from './tables';

const LINE = 'hand';
const DAY_MS = 24 * 3_600_000;

/** With its table, since the step of the timeout is found without the setting. */
const State = z.object({
  table: z.enum(POKER_TABLES),
  cards: z.array(z.int()).readonly(),
  hold: z.nullable(Hold),
});

/** The hand that is dealt, and one that some hold reaches. What is rarer than one in a hundred thousand is not found. */
const Wish = z.strictObject({ dealt: z.enum(POKER_HANDS).optional(), reach: z.enum(POKER_HANDS).optional() });
type Wish = z.infer<typeof Wish>;

function fits(round: PokerRound, { dealt, reach }: Wish): boolean {
  const { deuces } = prizesOf(round.table);
  const isDealt = dealt === undefined || handOf(deuces, dealtOf(round)) === dealt;
  const reaches = (hold: Hold) => handOf(deuces, afterDraw(round, hold)) === reach;
  return isDealt && (reach === undefined || HOLDS.some(reaches));
}

/** Fixed by the title's id, so that it always plays the same. */
const numberOf = (nodeId: string): number =>
  [...nodeId].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 0);

const SETTINGS = { minStakeMinor: 100, maxStakeMinor: 125_000, maxPayoutMinor: 100_000_000 } as const;

/** Five cards, of which the player holds what they like and replaces the rest once. The first table is that of titles without one. */
export function drawPoker(family: string, [table, ...others]: readonly [PokerTable, ...PokerTable[]]): AnyGameModule {
  const settings = [table, ...others].map((one): VideoPokerConfig => ({ table: one, ...SETTINGS }));
  const [initial = { table, ...SETTINGS }] = settings;
  return defineGame({
    family,
    version: 1,
    draws: 'personal',
    bank: 'house',
    config: { schema: VideoPokerConfig, initial },
    bet: VideoPokerBet,
    state: State,
    view: VideoPokerView,
    price({ stakeMinor }, { config }) {
      if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
        throw new GameRefusal('STAKE_INVALID');
      }
      const maxPayoutMinor = stakeMinor * topTimes(config.table);
      return { stakes: [{ line: LINE, stakeMinor, edgeBp: edgeBp(config.table) }], maxPayoutMinor };
    },
    start: (_bet, { draws, config }) => ({ state: deal(config.table, draws) }),
    steps: {
      step: VideoPokerStep,
      apply({ bet: { stakeMinor }, state }, { hold }) {
        if (state.hold) throw new GameRefusal('STEP_INVALID', 'the round is over');
        const drawn = { ...state, hold };
        return { state: drawn, results: [paid(LINE, stakeMinor, stakeMinor * multiplierOf(drawn))] };
      },
      timeout: { afterMs: DAY_MS, step: ({ state }) => ({ hold: [...bestHold(state.table, dealtOf(state)).hold] }) },
    },
    show: ({ state }) => viewOf(state),
    onExclusion: () => 'finish',
    settingOf: (nodeId) => settings[numberOf(nodeId) % settings.length] ?? initial,
    stated: (config) => ({
      rtpPercent: statedReturnPercent(config.table),
      paidPercent: shareOf(paidWays(config.table), ALL_WAYS),
      volatility: volatility(config.table),
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config) },
      maxWinStakes: topTimes(config.table),
      features: ['PROVABLY_FAIR'],
    }),
    force: forceBy(Wish, ({ state }: { state: PokerRound }, wish) => fits(state, wish)),
    automatic: { bet: (stakeMinor) => ({ stakeMinor }) },
  });
}
