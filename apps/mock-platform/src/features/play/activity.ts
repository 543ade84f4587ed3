import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import { every } from '../../clock/system-time';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import type { Random } from '../../kernel/random';
import type { WorldDirectory } from '../../world/directory';
import { repository, type World } from '../../world/world';
import { listPlayers, playableTitles } from './playable-game';
import { type Visit, visitRound } from './visit-round';

const TICK_MS = 2_500;
/** Slots are most of what there is to play, and of what is played. */
const SLOTS = 200;
const TITLES_OF_OTHERS = 10;
/** Accounts that people try the platform with keep their balance to themselves. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['demo', 'maria', 'lucia', 'agente']);
const STAKES_MINOR = [100, 250, 500, 1_000, 2_500, 5_000, 12_500, 25_000];
/** A visitor stakes so much that the balance would hold this many rounds. */
const ROUNDS_HELD = 60;

interface Visitor extends Visit {
  roundsLeft: number;
}

/** What visitors come for. */
export interface Pastime {
  readonly name: string;
  /** At which titles. */
  readonly titles: (world: World) => readonly string[];
  /** Called in a transaction, which is undone when it throws a refusal; the visitor goes then. */
  readonly visit: (world: World, visit: Visit, random: Random) => void;
  /** How many visitors there are at a time. */
  readonly most: number;
}

/** Whether visitors play a family as one plays a game; features take the bets of others, and no player is set against a visitor. */
const isVisited = (family: GameFamily): boolean => {
  const game = builtFamily(family);
  return game?.automatic != null && game.bank === 'house' && !game.isTakenByFeature;
};

/** Games of every family that visitors play. */
export const PLAYING: Pastime = {
  ...{ name: 'activity', most: 5 },
  titles: (world) =>
    GAME_FAMILIES.filter(isVisited).flatMap((family) =>
      playableTitles(world, family, family === 'slot' ? SLOTS : TITLES_OF_OTHERS).map(({ nodeId }) => nodeId),
    ),
  visit: visitRound,
};

function invite(world: World, pastime: Pastime, random: Random): Visitor | null {
  const players = listPlayers(world).filter(({ username }) => !LEFT_ALONE.has(username));
  const titles = pastime.titles(world);
  if (players.length === 0 || titles.length === 0) return null;
  const { memberId } = random.pick(players);
  const balanceMinor = world.ledger.balance(memberId, 'member.main');
  const stakeMinor = STAKES_MINOR.findLast((stake) => stake * ROUNDS_HELD <= balanceMinor);
  if (stakeMinor === undefined) return null;
  return { memberId, nodeId: random.pick(titles), stakeMinor, roundsLeft: random.int(6, 40) };
}

/**
 * Visitors who come, play a while and go, by the same code as everyone: each call plays at most one
 * round, with all its steps. Their winners and balances are as real as any.
 */
export function createActivity(world: World, pastime = PLAYING): () => Promise<void> {
  const random = world.random.fork(pastime.name);
  const visitors: Visitor[] = [];
  return async () => {
    // A clock that a tester has stopped shows their moment, and nobody else plays in it.
    if (world.clock.state().mode === 'frozen') return;
    while (visitors.length < pastime.most) {
      const visitor = invite(world, pastime, random);
      if (!visitor) break;
      visitors.push(visitor);
    }
    if (visitors.length === 0) return;
    const visitor = random.pick(visitors);
    visitor.roundsLeft -= 1;
    try {
      await world.commit(() => pastime.visit(world, visitor, random));
    } catch (failure) {
      if (!(failure instanceof PlatformFailure)) throw failure;
      visitor.roundsLeft = 0;
    }
    if (visitor.roundsLeft <= 0) visitors.splice(visitors.indexOf(visitor), 1);
  };
}

/** Keeps visitors playing in the default world, in real time, until the returned function is called. */
export function startActivity(worlds: WorldDirectory, pastime: Pastime, onBug: (error: unknown) => void): () => void {
  const activityOf = repository((world) => createActivity(world, pastime));
  return every(TICK_MS, () => {
    const world = worlds.default;
    activityOf(world)().catch((error: unknown) => {
      // Whoever was playing when the world was put back is gone with it.
      if (!world.closed.aborted) onBug(error);
    });
  });
}
