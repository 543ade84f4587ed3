import type { ForcedSpin } from '@tonalli/contracts/play/forced-spins';
import { forceSpin, playableGames, playRound, ROUND_ID_BYTES, roundIdFrom, runner } from '../../../features/play';
import { notePlay } from '../../../features/play-time';
import { LINE_COUNT } from '../../../games/slot/lines';
import type { World } from '../../../world/world';
import { placeSummary } from '../../summary-bet';
import { ensureFunds } from './money';
import { DAY_MS, type Person } from './person';

const LINE_STAKE_MINOR = 50;
const GAMES = 12;
const SPAN_MS = 7 * DAY_MS;
/** Valid bets of a whole level come in so many bets. */
const LARGE_BETS = 10;

function gamesOf(world: World) {
  const games = playableGames(world, GAMES);
  if (games.length === 0) throw new RangeError('there is no game to play: this world has no catalogue');
  return games;
}

const newRound = ({ random }: Person): string => roundIdFrom(random.bytes(ROUND_ID_BYTES));

/** Rounds over the last week, played by the engine in the favourite games; the money for them comes in as it is needed. */
export function playRounds(world: World, person: Person, count: number): void {
  const games = gamesOf(world);
  const now = world.clock.now();
  const stepMs = Math.floor(SPAN_MS / (count + 1));
  for (let index = 1; index <= count; index += 1) {
    const at = now - SPAN_MS + index * stepMs;
    playOne(world, person, { game: person.random.pick(games), at });
  }
}

const SITTING_MS = 10 * 60_000;

/** Rounds every ten minutes for so long, up to now: a period of play that is still running. */
export function playFor(world: World, person: Person, minutes: number): void {
  const [game] = gamesOf(world);
  if (!game) return;
  const now = world.clock.now();
  const noted = { memberId: person.id, nodeId: game.nodeId, family: 'slot', isStart: true };
  for (let at = now - minutes * 60_000; at < now; at += SITTING_MS) {
    notePlay(world, { ...noted, at, counted: { stakeMinor: 0, payoutMinor: 0 } });
    playOne(world, person, { game, at });
  }
}

/** One round that comes out as wanted, in the most popular game, now. */
export function playForced(world: World, person: Person, outcome: ForcedSpin): void {
  const [game] = gamesOf(world);
  if (!game) return;
  forceSpin(world, { memberId: person.id, nodeId: game.nodeId, outcome });
  playOne(world, person, { game, at: world.clock.now() });
}

type Game = ReturnType<typeof gamesOf>[number];

function playOne(world: World, person: Person, { game, at }: { game: Game; at: number }): void {
  ensureFunds(world, person, { amountMinor: LINE_STAKE_MINOR * LINE_COUNT, at });
  playRound(world, {
    roundId: newRound(person),
    memberId: person.id,
    wallet: 'main',
    by: 'operator',
    game,
    lineStakeMinor: LINE_STAKE_MINOR,
    at,
  });
}

/** Valid bets of an amount in a few large bets, paid back but for the last one. */
export function betInAll(
  world: World,
  person: Person,
  { validBetMinor, until }: { validBetMinor: number; until: number },
) {
  const [game] = gamesOf(world);
  if (!game || validBetMinor === 0) return;
  const stakeMinor = Math.ceil(validBetMinor / LARGE_BETS);
  const from = until - SPAN_MS;
  for (let index = 0; index < LARGE_BETS; index += 1) {
    const at = from + index * DAY_MS * 0.6;
    const payoutMinor = index < LARGE_BETS - 1 ? stakeMinor : 0;
    settle(world, person, { game, at: Math.floor(at), stakeMinor, payoutMinor });
  }
}

interface Settled {
  game: Game;
  at: number;
  stakeMinor: number;
  payoutMinor: number;
}

function settle(world: World, person: Person, { game, at, stakeMinor, payoutMinor }: Settled): void {
  ensureFunds(world, person, { amountMinor: stakeMinor, at });
  placeSummary(world, { roundId: newRound(person), memberId: person.id, game, stakeMinor, payoutMinor, at });
}

/** Loses so much, now, in one round. */
export function loseOnce(world: World, person: Person, stakeMinor: number): void {
  settle(world, person, {
    game: person.random.pick(gamesOf(world)),
    at: world.clock.now(),
    stakeMinor,
    payoutMinor: 0,
  });
}

/** Bets whose results are still to come, or that were called off. */
export function placeOpenBets(
  world: World,
  person: Person,
  { count, cancelled }: { count: number; cancelled: boolean },
) {
  const games = gamesOf(world);
  const now = world.clock.now();
  for (let index = 0; index < count; index += 1) {
    const game = person.random.pick(games);
    const stakeMinor = 2_500 * person.random.int(1, 8);
    const at = now - (count - index) * 600_000;
    ensureFunds(world, person, { amountMinor: stakeMinor, at });
    const bet = { roundId: newRound(person), memberId: person.id, game, stakeMinor, payoutMinor: null, at };
    const { roundId } = placeSummary(world, bet);
    if (cancelled) runner.cancel(world, roundId);
  }
}
