import {
  FISH_ARTS,
  FISH_DRAWS,
  FISH_IDLE_MS,
  FISH_KINDS,
  FISH_LEVELS,
  FISH_RELOAD_MS,
  FISH_SEATS,
  FISH_SEGMENT_HITS,
  FishBet,
  FishConfig,
  type FishHit,
  FishShown,
  FishStep,
  FishView,
  FishWish,
} from '@tonalli/contracts/games/fish';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import type { Turn } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import type { Phase } from '../../wagering/shared-rounds';
import { fixedByTitle } from '../fixed-by-title';
import { statedReturnPercent } from './exact';
import { BOSS, caughtBelow, moneyOf, RTP_BP, TOP_PAYS } from './odds';
import { EMPTY, type Firing, fired, requireTargets, SegmentState } from './segment';
import { shoalOf, swims } from './shoal';
import { type Segment, tides } from './tides';

/** The largest of what testers catch as a small fish. */
const SMALL = FISH_KINDS.indexOf('lion');

const UNITS_MINOR = [10, 100, 1_000];

const roomOf = (unitMinor: number, art: FishConfig['art']): FishConfig => ({
  ...{ unitMinor, art, minStakeMinor: unitMinor, maxStakeMinor: unitMinor * FISH_LEVELS },
  maxPayoutMinor: unitMinor * FISH_LEVELS * TOP_PAYS,
});

/** Three stakes in two waters. */
const ROOMS = UNITS_MINOR.flatMap((unitMinor) => FISH_ARTS.map((art) => roomOf(unitMinor, art)));

const LEAVE: FishStep = { do: 'leave' };

const IS_BET: Firing['refusal'] = { wrong: 'BET_INVALID', gone: 'BET_INVALID' };
const IS_STEP: Firing['refusal'] = { wrong: 'STEP_INVALID', gone: 'TOO_LATE' };

function roomAt(phase: Phase<FishShown> | null, at: number): Pick<Firing, 'room' | 'atMs'> {
  if (!phase) throw new GameRefusal('ROUND_CLOSED');
  return { room: phase.table, atMs: at - phase.table.from };
}

interface Shooting extends Omit<Firing, 'atMs'> {
  readonly state: SegmentState;
  readonly at: number;
  readonly config: FishConfig;
  readonly heldMinor: number;
}

/** A batch: its stake and what it pays, and the end of the segment where it is full. */
function shoot({ state, at, config, heldMinor, ...firing }: Shooting): Turn<SegmentState> {
  const { played, ...next } = fired(state, { ...firing, atMs: at - firing.room.from });
  const { stakeMinor, payoutMinor } = moneyOf(played, config.unitMinor);
  const line = `batch-${next.batches}`;
  return {
    state: next,
    stakes: [{ line, stakeMinor, edgeBp: 10_000 - RTP_BP }],
    results: [paid(line, stakeMinor, payoutMinor)],
    releaseMinor: next.hits.length === FISH_SEGMENT_HITS ? heldMinor : 0,
  };
}

const left = ({ state, heldMinor }: Segment): Turn<SegmentState> => ({
  state: { ...state, last: [], swept: [] },
  releaseMinor: heldMinor,
});

/** Shots one after another as a visitor fires them, the last just now. */
function volley(
  { gone, from, ...tide }: FishShown,
  { at, level, shots }: { at: number; level: number; shots: number },
) {
  const now = at - from;
  const hits: FishHit[] = [];
  for (let shot = shots - 1; shot >= 0; shot -= 1) {
    const firedAt = now - shot * FISH_RELOAD_MS;
    const fish = shoalOf(tide).find((one) => firedAt >= 0 && swims(one, firedAt) && !gone.includes(one.id));
    if (fish) hits.push({ fish: fish.id, level, at: firedAt });
  }
  return hits;
}

/** Rooms of four seats, in which each hit is a bet by itself: nobody's shot changes the chance of another. */
export const fish = defineGame({
  family: 'fish',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: FishConfig, initial: roomOf(100, 'reef') },
  settingOf: (nodeId) => fixedByTitle(nodeId, ROOMS),
  bet: FishBet,
  state: SegmentState,
  view: FishView,
  rounds: { of: tides, keys: ({ round }) => [round], claim: ({ seat }) => `seat ${seat}` },
  price({ round, hits }, { config, at, phase }) {
    // Before anything is taken for it.
    requireTargets(EMPTY, { hits, ...roomAt(phase(round), at), refusal: IS_BET });
    // The seat is held with one shot, which comes back with the end of the segment.
    return { stakes: [], holdMinor: config.unitMinor, maxPayoutMinor: FISH_SEGMENT_HITS * config.maxPayoutMinor };
  },
  start({ round, hits }, { at, config, draws, phase }) {
    const { room } = roomAt(phase(round), at);
    return shoot({ state: EMPTY, hits, room, at, config, draws, heldMinor: config.unitMinor, refusal: IS_BET });
  },
  steps: {
    step: FishStep,
    apply(segment, step, { at, config, draws, phase }) {
      if (step.do === 'leave') return left(segment);
      const room = phase(segment.bet.round);
      if (!room?.takesBets) throw new GameRefusal('TOO_LATE', 'the tide is over');
      const { state, heldMinor } = segment;
      return shoot({ state, hits: step.hits, room: room.table, at, config, draws, heldMinor, refusal: IS_STEP });
    },
    timeout: { afterMs: FISH_IDLE_MS, step: () => LEAVE },
  },
  follow: (segment, { phase }) => (phase.lastsMs === null ? left(segment) : { state: segment.state }),
  show({ bet, state, heldMinor }): FishView {
    const isOver = heldMinor === 0;
    return {
      ...{ round: bet.round, seat: bet.seat, count: state.hits.length },
      ...{ last: [...state.last], swept: [...state.swept], hits: isOver ? [...state.hits] : [], isOver },
    };
  },
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: statedReturnPercent(),
    // The player chooses it with what is aimed at.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: TOP_PAYS,
    features: ['BIG_CATCHES', 'PROVABLY_FAIR'],
  }),
  force: forceBy(FishWish, ({ state }: Segment, { catches }) => {
    const [, , , drawn = FISH_DRAWS] = state.hits[0] ?? [];
    return drawn < caughtBelow(catches === 'boss' ? BOSS : SMALL);
  }),
  betInRoom(stakeMinor, random, { key, shown: sent, at }) {
    const shown = FishShown.parse(sent);
    const taken = shown.seats.map(({ seat }) => seat);
    const free = Array.from({ length: FISH_SEATS }, (_, seat) => seat + 1).filter((seat) => !taken.includes(seat));
    const level = Math.min(FISH_LEVELS, Math.max(1, Math.round(stakeMinor / 1_000)));
    const hits = volley(shown, { at, level, shots: random.int(1, 8) });
    return { round: key, seat: random.pick(free.length > 0 ? free : [1]), hits };
  },
});
