import { RANKS, rankOf } from '@tonalli/contracts/games/cards';
import { HiLoBet, HiLoConfig, HiLoEnd, HiLoMove, HiLoStep, HiLoView } from '@tonalli/contracts/games/hi-lo';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid, voided } from '../../wagering/settlement';
import { deal, payoutMinorOf, take, viewOf } from './engine';
import { multiplierX10000, payoutOf } from './odds';

const LINE = 'cards';
const DAY_MS = 24 * 3_600_000;

const State = z.object({ cards: z.array(z.int()).readonly(), moves: z.array(HiLoMove).readonly(), end: HiLoEnd });
/** The ranks of the first cards; more than these are too rare to be found. */
const Wish = z.strictObject({ cards: z.array(z.enum(RANKS)).min(1).max(4) });

/** Whether the next card is higher or lower, card after card from a deck without end, until the player cashes out or loses. */
export const hiLo = defineGame({
  family: 'hi-lo',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: HiLoConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: HiLoBet,
  state: State,
  view: HiLoView,
  price({ stakeMinor }, { config }) {
    const { rtpBp, minStakeMinor, maxStakeMinor, maxPayoutMinor } = config;
    // Every pick on the first card is offered, the rarest too.
    const isTooMuch = payoutOf(stakeMinor, multiplierX10000([1], rtpBp)) > maxPayoutMinor;
    if (stakeMinor < minStakeMinor || stakeMinor > maxStakeMinor || isTooMuch) throw new GameRefusal('STAKE_INVALID');
    return { stakes: [{ line: LINE, stakeMinor, edgeBp: 10_000 - rtpBp }], maxPayoutMinor };
  },
  start: (_bet, { draws }) => ({ state: deal(draws) }),
  steps: {
    step: HiLoStep,
    apply({ bet: { stakeMinor }, state }, step, { config: { rtpBp, maxPayoutMinor } }) {
      const terms = { stakeMinor, rtpBp, maxPayoutMinor };
      const next = take(state, step, terms);
      const payoutMinor = payoutMinorOf(next, terms);
      if (payoutMinor === null) return { state: next };
      const result = next.end === 'refunded' ? voided(LINE, stakeMinor) : paid(LINE, stakeMinor, payoutMinor);
      return { state: next, results: [result] };
    },
    timeout: { afterMs: DAY_MS, step: () => 'cash-out' as const, isCashOut: true },
  },
  show: ({ state }, { config }) => viewOf(state, config.rtpBp),
  onExclusion: () => 'finish',
  stated: ({ rtpBp, minStakeMinor, maxStakeMinor, maxPayoutMinor }) => ({
    rtpPercent: (rtpBp / 100).toFixed(2),
    // The player chooses it with every pick.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: Math.floor(maxPayoutMinor / minStakeMinor),
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ state }: { state: z.infer<typeof State> }, { cards }) =>
    cards.every((rank, at) => RANKS[rankOf(state.cards[at] ?? 0)] === rank),
  ),
  automatic: {
    bet: (stakeMinor) => ({ stakeMinor }),
    // The likelier side; on an ace or a king that cannot lose, and is not offered.
    step({ cards, moves }) {
      const rank = rankOf(cards.at(-1) ?? 0);
      if (moves.length >= 2) return null;
      if (rank === 0 || rank === RANKS.length - 1) return 'skip';
      return rank < RANKS.length / 2 ? 'higher' : 'lower';
    },
  },
});
