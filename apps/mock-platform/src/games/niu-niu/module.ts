import {
  NIU_MOST_BID,
  NIU_MOST_MULTIPLE,
  NIU_SEEN_CARDS,
  NiuNiuBet,
  NiuNiuConfig,
  type NiuNiuHand,
  NiuNiuStep,
  NiuNiuView,
} from '@tonalli/contracts/games/niu-niu';
import { defineGame } from '../../wagering/define-game';
import type { Turn } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import type { Phase } from '../../wagering/shared-rounds';
import { sumOf } from '../../wagering/stake';
import { rakeOf } from '../rooms/rake';
import { seatOfVisitor, sitting } from '../rooms/seating';
import { INITIAL, limitsOf } from './limits';
import { netOf } from './money';
import { niuNiuRounds, type SeatEntry, SeatState, type Table } from './rounds';

const LINE = 'hand';
/** Of what both sides of a win put in, half is won, of which the house keeps a twentieth. */
const EDGE_BP = 250;

/** The hand as it came out; null where none was played. */
function handOf(seats: readonly SeatEntry[], table: Table, config: NiuNiuConfig): NiuNiuHand | null {
  const { deal, bank, bid } = table;
  if (!deal || bank === null) return null;
  const players = sitting(seats).map(({ bet, state, heldMinor }) => ({
    ...{ seat: bet.seat, isAutomatic: bet.plan !== undefined, heldMinor },
    ...{ bid: state.bid ?? 0, multiple: state.multiple ?? 1, cards: [...(deal.hands[bet.seat - 1] ?? [])] },
  }));
  const net = netOf(players, { bank, bid }, config);
  // The bank stepped back from playing before the hand was over.
  if (net.size === 0) return null;
  return {
    ...{ bank, bid, rakeMinor: sumOf([...net.values()], (minor) => rakeOf(minor, config)) },
    seats: players.map(({ heldMinor: _, ...player }) => ({
      ...{ ...player, multiple: player.seat === bank ? null : player.multiple },
      netMinor: net.get(player.seat) ?? 0,
    })),
  };
}

/** Out of what the seat holds it stakes what it loses, or as much as it wins as far as it could have lost that. */
function turnOf({ bet, state, heldMinor }: SeatEntry, hand: NiuNiuHand | null, config: NiuNiuConfig): Turn<SeatState> {
  const next = { ...state, hand };
  const netMinor = hand?.seats.find(({ seat }) => seat === bet.seat)?.netMinor ?? 0;
  const stakeMinor = Math.min(Math.abs(netMinor), heldMinor);
  if (stakeMinor === 0) return { state: next, releaseMinor: heldMinor };
  const payoutMinor = netMinor > 0 ? stakeMinor + netMinor - rakeOf(netMinor, config) : 0;
  return {
    state: next,
    stakes: [{ line: LINE, stakeMinor, edgeBp: EDGE_BP, held: true }],
    results: [paid(LINE, stakeMinor, payoutMinor)],
    releaseMinor: heldMinor - stakeMinor,
  };
}

function stepped({ bet, state }: SeatEntry, step: NiuNiuStep, phase: Phase<Table> | null): SeatState {
  const isBid = 'bid' in step;
  if (phase?.name === (isBid ? 'staking' : 'over')) throw new GameRefusal('TOO_LATE');
  if (phase?.name !== (isBid ? 'bidding' : 'staking')) throw new GameRefusal('STEP_INVALID', 'not asked now');
  if ((isBid ? state.bid : state.multiple) !== null) throw new GameRefusal('STEP_INVALID', 'said already');
  if (!isBid && phase.table.bank === bet.seat) throw new GameRefusal('STEP_INVALID', 'the bank stakes nothing');
  return { ...state, ...step };
}

/** The player's own cards as far as they are seen. */
function ownCards({ bet, state }: SeatEntry, phase: Phase<Table> | null): number[] {
  const shown = state.hand?.seats.find(({ seat }) => seat === bet.seat)?.cards;
  if (shown) return [...shown];
  if (phase?.name !== 'bidding' && phase?.name !== 'staking') return [];
  return [...(phase.table.deal?.hands[bet.seat - 1] ?? [])].slice(0, NIU_SEEN_CARDS);
}

/** Five cards against a bank that players bid for: they bank each other, and the house keeps a part of what is won. */
export const niuNiu = defineGame({
  family: 'niu-niu',
  version: 1,
  draws: 'shared',
  bank: 'players',
  config: { schema: NiuNiuConfig, initial: INITIAL },
  settingOf: limitsOf,
  bet: NiuNiuBet,
  state: SeatState,
  view: NiuNiuView,
  rounds: {
    of: niuNiuRounds,
    keys: ({ round }) => [round],
    betsPerPlayer: 1,
    claim: ({ seat }) => `seat ${seat}`,
    mayWithdraw: true,
  },
  price: (_bet, { config }) => ({
    stakes: [],
    holdMinor: config.minStakeMinor,
    maxPayoutMinor: config.maxPayoutMinor,
  }),
  start: ({ plan }, { at }) => ({
    state: { seatedAt: at, bid: plan?.bid ?? null, multiple: plan?.multiple ?? null, hand: null },
  }),
  steps: {
    step: NiuNiuStep,
    apply: (entry, step, { phase }) => ({ state: stepped(entry, step, phase(entry.bet.round)) }),
  },
  showdown(seats, table, { config }) {
    const hand = handOf(seats, table, config);
    const turns = seats.map((seat) => [seat.id, turnOf(seat, hand, config)]);
    return { turns: Object.fromEntries(turns), rakeMinor: hand?.rakeMinor ?? 0 };
  },
  show(entry, { phase }) {
    const { bet, state } = entry;
    const cards = ownCards(entry, state.hand ? null : phase(bet.round));
    return { round: bet.round, seat: bet.seat, bid: state.bid, multiple: state.multiple, cards, hand: state.hand };
  },
  onExclusion: () => 'settle',
  stated: ({ anteMinor, maxStakeMinor }) => ({
    ...{ rtpPercent: null, volatility: null, minStake: anteMinor, maxStake: maxStakeMinor },
    ...{ maxWinStakes: null, features: ['ROOMS', 'PROVABLY_FAIR'] },
  }),
  automatic: {
    mark: 'plan',
    bet: (_stakeMinor, random, standing) => ({
      ...seatOfVisitor(random, standing),
      plan: { bid: random.int(0, NIU_MOST_BID), multiple: random.int(1, NIU_MOST_MULTIPLE) },
    }),
  },
});
