import { LINE_COUNT, LINE_STAKES_MINOR } from '../../games/slot/lines';
import { PlatformFailure } from '../../kernel/failure';
import { toHex } from '../../kernel/fairness';
import type { Random } from '../../kernel/random';
import { findMember } from '../../people/find-member';
import { memberLists } from '../../people/member-lists.repository';
import { uplineAt } from '../../people/tree';
import { ofMember, plantSeed, revealActiveSeed } from '../../wagering/fairness-seeds';
import type { World } from '../../world/world';
import { listPlayers, openPool, playableGames, playRound, ROUND_ID_BYTES, roundIdFrom } from '../play';
import { loginsOf, recordLogin } from '../session';
import { HISTORY_PERCENT } from './history';

const HISTORY_DAYS = 30;
/** Of a whole month. */
const SESSIONS = 515;
const PLAYERS = 170;
const GAMES = 320;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mexico City keeps no summer time. */
const ZONE_OFFSET_MS = 6 * HOUR_MS;
/** How lively each hour of the day is, local time: quiet before dawn, busiest at ten in the evening. */
const HOURS = [6, 4, 2, 1, 1, 1, 2, 3, 4, 5, 5, 6, 8, 9, 8, 7, 7, 8, 10, 12, 14, 16, 17, 12] as const;
/** From Sunday on. */
const WEEKDAYS = [15, 9, 9, 10, 11, 15, 18] as const;
/** The demo accounts have played enough for their records to be worth a look. */
const REGULARS: readonly string[] = ['demo', 'maria'];

/** Rounds of a session, from and to: enough for every list and figure to be alive, few enough for a world to be audited in a blink. */
const ROUNDS = [5, 19] as const;
const REGULAR_ROUNDS = [8, 42] as const;

/** So much of the month has been played when the jackpot is won. */
const JACKPOT_AFTER = 0.82;
/** The first round of these seeds draws an 838 millionth of the bound in every model: with its 200.00 it wins any pool of up to 838 million. */
const JACKPOT_ROUND = {
  serverSeed: 'ad3ef2066b89dfd8c587aef5b2c8764ffaf10eab9e8e03f9c74702074bc58950',
  clientSeed: 'tonalli-157270291',
  roundId: 'JACKPT7H4KDMX',
  lineStakeMinor: 1_000,
} as const;

/** Whoever plays logged in right before; the regulars' logins are a story of their own (`session.seed.ts`). */
const PLACES = [
  { ip: '198.51.100.12', way: 'password' },
  { ip: '203.0.113.61', way: 'sms' },
  { ip: '203.0.113.87', way: 'password' },
] as const;
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

interface PlannedSpin {
  memberId: string;
  game: { nodeId: string; vendor: string; gameType: 'RNG' };
  lineStakeMinor: number;
  at: number;
}

function weighted(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, index);
}

/** A time of the last month when people play: evenings and weekends most. */
function sessionStart(random: Random, now: number): number {
  const days = Array.from({ length: HISTORY_DAYS }, (_, day) => {
    const local = new Date(now - ZONE_OFFSET_MS - (day + 1) * DAY_MS);
    return WEEKDAYS[local.getUTCDay()] ?? 10;
  });
  const midnight = Math.floor((now - ZONE_OFFSET_MS) / DAY_MS) * DAY_MS + ZONE_OFFSET_MS;
  const day = weighted(random, days) + 1;
  return midnight - day * DAY_MS + weighted(random, HOURS) * HOUR_MS + random.int(0, HOUR_MS - 1);
}

/** Few are favoured and most are not: the square of chance leans to the front of the list. */
const favoured = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[Math.floor(random.next() ** 2 * list.length)];

/** The highest line stake of which the balance holds some dozens, at most what this player likes. */
function stakeFor(balanceMinor: number, taste: number): number {
  const affordable = LINE_STAKES_MINOR.filter((stake) => stake * LINE_COUNT * 64 <= balanceMinor);
  return affordable[Math.min(taste, affordable.length - 1)] ?? LINE_STAKES_MINOR[0] ?? 5;
}

interface Player {
  memberId: string;
  taste: number;
}

function choosePlayers(world: World, random: Random): Player[] {
  const all = listPlayers(world);
  const others = all.filter(({ username }) => !REGULARS.includes(username));
  const chosen = Array.from({ length: PLAYERS }, () => random.pick(others));
  const regulars = all.filter(({ username }) => REGULARS.includes(username));
  const ids = new Set([...regulars, ...chosen].map(({ memberId }) => memberId));
  return [...ids].map((memberId) => ({ memberId, taste: weighted(random, [1, 3, 6, 8, 8, 5, 3, 2, 1]) }));
}

interface Plan {
  spins: PlannedSpin[];
  /** Beginnings of sessions. */
  visits: { memberId: string; at: number }[];
}

function plan(world: World, random: Random, players: readonly Player[]): Plan {
  const now = world.clock.now();
  const games = playableGames(world, GAMES);
  const { spins, visits }: Plan = { spins: [], visits: [] };
  const sessions = (SESSIONS * world.settings.get(HISTORY_PERCENT)) / 100;
  for (let session = 0; session < sessions; session += 1) {
    const regular = session % 20 < REGULARS.length ? players[session % 20] : undefined;
    const player = regular ?? favoured(random, players);
    const game = favoured(random, games);
    if (!player || !game) throw new RangeError('there is nobody, or nothing, to play');
    const balanceMinor = world.ledger.balance(player.memberId, 'member.main');
    const lineStakeMinor = stakeFor(balanceMinor, player.taste);
    let at = sessionStart(random, now);
    const [from, to] = regular ? REGULAR_ROUNDS : ROUNDS;
    const length = random.int(from, to);
    if (!regular) visits.push({ memberId: player.memberId, at });
    for (let spin = 0; spin < length && at < now; spin += 1) {
      spins.push({ memberId: player.memberId, game: { ...game, gameType: 'RNG' }, lineStakeMinor, at });
      at += random.int(3_500, 11_000);
    }
  }
  const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return { spins: spins.sort(byTime), visits: visits.sort(byTime) };
}

/** Everybody was here when they joined; who played, before each time. */
function logIn(world: World, visits: Plan['visits']): void {
  const random = world.random.fork('visits');
  for (const { memberId, createdAt } of joinedAt(world)) {
    const first = { ...PLACES[0], way: 'register', userAgent: PHONE, succeeded: true, at: createdAt } as const;
    recordLogin(world, memberId, first);
  }
  for (const { memberId, at } of visits)
    recordLogin(world, memberId, {
      ...random.pick(PLACES),
      userAgent: PHONE,
      succeeded: true,
      at: at - random.int(5, 90) * 1_000,
    });
}

/** Of all but whoever has logins of their own. */
const joinedAt = (world: World): { memberId: string; createdAt: number }[] =>
  memberLists(world)
    .everybody()
    .flatMap((id) => {
      const member = findMember(world, id);
      return member && loginsOf(world, id).length === 0 ? [{ memberId: id, createdAt: member.createdAt }] : [];
    });

/** Somebody with money who has not played, and has no agent: no team's figures are those of a jackpot alone. */
function chooseWinner(world: World, players: readonly Player[]): string {
  const busy = new Set(players.map(({ memberId }) => memberId));
  const free = listPlayers(world).find(({ memberId, username }) => {
    const stakeMinor = JACKPOT_ROUND.lineStakeMinor * LINE_COUNT;
    if (busy.has(memberId) || username === 'agente' || uplineAt(world, memberId, world.clock.now()) !== null)
      return false;
    return world.ledger.balance(memberId, 'member.main') >= stakeMinor;
  });
  if (!free) throw new RangeError('there is nobody to win the jackpot');
  return free.memberId;
}

/** One round with seeds that win the jackpot, as whoever recomputes it finds. */
function winJackpot(world: World, { memberId, game, at }: PlannedSpin): void {
  const { serverSeed, clientSeed, roundId, lineStakeMinor } = JACKPOT_ROUND;
  plantSeed(world, { ...ofMember(memberId), serverSeed, clientSeed });
  const round = { roundId, memberId, wallet: 'main', by: 'operator', game, lineStakeMinor, at } as const;
  const { jackpotMinor } = playRound(world, round);
  if (jackpotMinor === 0) throw new Error('the round of the default data no longer wins the jackpot');
}

/**
 * A month of logins and rounds, every round really played by the engine and booked on the ledger, so that records,
 * boards and verification have something true to show. The seeds used are revealed at the end.
 */
export function seedRecords(world: World): void {
  const random = world.random.fork('records');
  openPool(world, world.clock.now() - (HISTORY_DAYS + 1) * DAY_MS);
  const players = choosePlayers(world, random);
  for (const { memberId } of players) {
    const serverSeed = toHex(random.bytes(32));
    plantSeed(world, { ...ofMember(memberId), serverSeed, clientSeed: toHex(random.bytes(8)) });
  }
  const { spins, visits } = plan(world, random, players);
  logIn(world, visits);
  const winner = chooseWinner(world, players);
  for (const [index, spin] of spins.entries()) {
    if (index === Math.floor(spins.length * JACKPOT_AFTER)) {
      winJackpot(world, { ...spin, memberId: winner });
    }
    const roundId = roundIdFrom(random.bytes(ROUND_ID_BYTES));
    try {
      playRound(world, { ...spin, roundId, wallet: 'main', by: 'operator', feedsLater: true });
    } catch (failure) {
      // Whoever has lost everything stops, as people do.
      if (!(failure instanceof PlatformFailure) || failure.code !== 'INSUFFICIENT_FUNDS') throw failure;
    }
  }
  for (const memberId of [...players.map((player) => player.memberId), winner])
    revealActiveSeed(world, ofMember(memberId));
}
