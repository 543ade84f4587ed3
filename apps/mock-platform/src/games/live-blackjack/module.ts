import type { LiveBlackjackSeat } from '@tonalli/contracts/games/live-blackjack';
import {
  LiveBlackjackBet,
  LiveBlackjackConfig,
  LiveBlackjackShown,
  LiveBlackjackStep,
  LiveBlackjackView,
  SEATS,
  SEATS_PER_PLAYER,
} from '@tonalli/contracts/games/live-blackjack';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import type { Stake } from '../../wagering/stake';
import { edgeBp, greatestStakeMinor, INSURANCE_EDGE_BP, statedReturnPercent } from '../blackjack/exact';
import { insuranceMinor, MOST_STAKES } from '../blackjack/money';
import { statedPaidPercent } from '../blackjack/paid-chance';
import { dealingOf, tables } from './rounds';
import { activeHand, moved, ownView, SeatState, seated, shownSeat, taken } from './seat';

const INSURANCE = 'insurance';
const lineOf = (hand: number): string => `hand-${hand + 1}`;

/** The edge of a round counts on its first stake; further ones on hands are put where they lose nothing. */
function stakesOf(state: SeatState, step: LiveBlackjackStep, stakeMinor: number): Stake[] {
  if (step === 'double') return [{ line: lineOf(activeHand(state) ?? 0), stakeMinor, edgeBp: 0 }];
  if (step === 'split') return [{ line: lineOf(1), stakeMinor, edgeBp: 0 }];
  if (step !== 'insure') return [];
  return [{ line: INSURANCE, stakeMinor: insuranceMinor(stakeMinor), edgeBp: INSURANCE_EDGE_BP }];
}

/** Of a seat whose round is over. */
function resultsOf({ hands, insurance }: LiveBlackjackSeat): LineResult[] {
  const played = hands.map(({ outcome, stakeMinor, payoutMinor }, hand) =>
    outcome === 'push' ? voided(lineOf(hand), stakeMinor) : paid(lineOf(hand), stakeMinor, payoutMinor),
  );
  return insurance ? [paid(INSURANCE, insurance.stakeMinor, insurance.payoutMinor), ...played] : played;
}

/** A table of seven seats, each against the dealer: the rules of blackjack for one, and a clock for every decision. */
export const liveBlackjack = defineGame({
  family: 'live-blackjack',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: LiveBlackjackConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: LiveBlackjackBet,
  state: SeatState,
  view: LiveBlackjackView,
  rounds: {
    of: tables,
    keys: ({ round }) => [round],
    betsPerPlayer: SEATS_PER_PLAYER,
    claim: ({ seat }) => `seat ${seat}`,
  },
  price({ stakeMinor }, { config }) {
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const stakes = [{ line: lineOf(0), stakeMinor, edgeBp: edgeBp(stakeMinor) }];
    return { stakes, maxPayoutMinor: MOST_STAKES * stakeMinor };
  },
  start: (_bet, { at }) => ({ state: seated(at) }),
  follow({ bet, state }, { phase }) {
    const next = moved(state, bet.seat, dealingOf(phase));
    return { state: next, results: next.stage === 'over' ? resultsOf(shownSeat(next, bet)) : [] };
  },
  steps: {
    step: LiveBlackjackStep,
    apply({ bet, state }, step, { at, phase }) {
      const standing = phase(bet.round);
      if (!standing) throw new GameRefusal('STEP_INVALID');
      const next = taken(state, { number: bet.seat, step, at, dealing: dealingOf(standing) });
      return { state: next, stakes: stakesOf(state, step, bet.stakeMinor) };
    },
  },
  show: ({ bet, state }) => ownView(state, bet),
  onExclusion: () => 'settle',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: statedReturnPercent(minStakeMinor),
    paidPercent: statedPaidPercent(),
    volatility: 1,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: MOST_STAKES,
    features: ['PROVABLY_FAIR'],
  }),
  automatic: {
    bet(stakeMinor, random, { key, shown }) {
      const taken = LiveBlackjackShown.parse(shown).seats.map(({ seat }) => seat);
      const free = Array.from({ length: SEATS }, (_, at) => at + 1).filter((seat) => !taken.includes(seat));
      return { round: key, seat: random.pick(free.length > 0 ? free : [1]), stakeMinor };
    },
  },
});
