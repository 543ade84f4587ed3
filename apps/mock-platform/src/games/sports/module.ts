import { type LegState, SportsBet, SportsConfig, SportsState, SportsView } from '@tonalli/contracts/games/sports';
import { type AnyGameModule, defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { greatestOf, liabilities } from './liability';
import { SLIP_LINE, slipLines, takenLines } from './lines';

/** How long a price for a slip holds. */
export const QUOTE_MS = 3_000;

/** What the house keeps of a leg on average, in basis points: the margin of its markets, for a slip all legs together. */
const EDGE_OF_LEG_BP = 500;

export const SPORTS_LIMITS: SportsConfig = {
  ...{ leastStakeMinor: 100, mostStakeMinor: 5_000_000, maxPayoutMinor: 100_000_000 },
  ...{ maxLiabilityMinor: 50_000_000, keepsBp: 400 },
};

const untouched = ({ oddsMilli, scoreAtBet }: SportsBet['legs'][number]): LegState => ({
  ...{ oddsMilli, scoreAtBet, result: null, voidReason: null, isCorrected: false },
});

const game = defineGame({
  family: 'sports',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: SportsConfig, initial: SPORTS_LIMITS },
  isTakenByFeature: true,
  hasPage: true,
  stated: ({ leastStakeMinor, mostStakeMinor }) => ({
    ...{ rtpPercent: null, volatility: null, maxWinStakes: null, minStake: leastStakeMinor, maxStake: mostStakeMinor },
    features: ['LIVE_BETTING', 'COMBINED_BETS'],
  }),
  bet: SportsBet,
  state: SportsState,
  view: SportsView,
  price({ sent, legs, decidesAt }, { config }) {
    const lines = slipLines(sent.form, legs.length);
    if (!lines || legs.length !== sent.legs.length) throw new GameRefusal('BET_INVALID');
    const slip = { legs, lines, stakeMinor: sent.stakeMinor };
    const stakeMinor = sent.stakeMinor * lines.length;
    if (sent.stakeMinor < config.leastStakeMinor || stakeMinor > config.mostStakeMinor)
      throw new GameRefusal('STAKE_INVALID');
    const greatest = greatestOf(slip);
    if (greatest > config.maxPayoutMinor) throw new GameRefusal('STAKE_INVALID');
    const legsOfLine = Math.max(...lines.map((line) => line.length));
    const edgeBp = 10_000 - Math.floor(10_000 * (1 - EDGE_OF_LEG_BP / 10_000) ** legsOfLine);
    const stake = { line: SLIP_LINE, stakeMinor, edgeBp, exposures: liabilities(slip, config) };
    // In play it may yet be taken at better odds.
    const maxPayoutMinor = decidesAt === null ? Math.max(greatest, stakeMinor) : config.maxPayoutMinor;
    return { stakes: [stake], maxPayoutMinor };
  },
  start: ({ legs, decidesAt }) => ({
    state: {
      ...{ phase: decidesAt === null ? ('OPEN' as const) : ('PENDING' as const), offer: null, refused: null },
      legs: legs.map(untouched),
    },
  }),
  /** The feature prices a slip by its matches right before; what it priced is offered from then on, while a quote holds. */
  quote({ state: { offer } }, { at }) {
    const isNow = offer !== null && at >= offer.at && at - offer.at < QUOTE_MS;
    return isNow && offer.amountMinor > 0 ? { offerMinor: offer.amountMinor, validMs: QUOTE_MS } : null;
  },
  show: ({ bet: { sent, legs }, state }) => ({
    ...{ phase: state.phase, form: sent.form, stakeMinor: sent.stakeMinor },
    lines: takenLines({ form: sent.form, legs }).length,
    legs: state.legs.flatMap((leg, place) => {
      const of = legs[place];
      if (!of) return [];
      const { event, match, type, key, selection, line } = of;
      return [{ event, ...(match && { match }), type, key, selection, line, ...leg }];
    }),
  }),
  onExclusion: ({ bet, state }, { at }) =>
    state.phase === 'PENDING' || bet.legs.every(({ startsAt }) => startsAt > at) ? 'refund' : 'settle',
});

/**
 * Slips of sports: what decides them is neither the seed of a player nor a round of the kernel but matches, which the feature
 * sports-bets asks for and settles by.
 */
export const sports: AnyGameModule = { ...game, draws: 'shared' };
