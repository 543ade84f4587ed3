import { every } from '../../clock/system-time';
import { LINE_COUNT, LINE_STAKES_MINOR } from '../../games/slot/lines';
import { PlatformFailure } from '../../kernel/failure';
import type { Random } from '../../kernel/random';
import type { WorldDirectory } from '../../world/directory';
import { repository, type World } from '../../world/world';
import { playRound } from './play-round';
import { listPlayers, playableGames } from './playable-game';
import { newRoundId } from './tokens';

const TICK_MS = 2_500;
const TABLE_SIZE = 5;
const GAMES = 200;
/** Accounts that people try the platform with keep their balance to themselves. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['demo', 'maria', 'lucia', 'agente']);
/** A visitor stakes so much that the balance would hold this many spins. */
const SPINS_HELD = 60;

interface Visitor {
  memberId: string;
  game: ReturnType<typeof playableGames>[number];
  lineStakeMinor: number;
  spinsLeft: number;
}

function invite(world: World, random: Random): Visitor | null {
  const players = listPlayers(world).filter(({ username }) => !LEFT_ALONE.has(username));
  const games = playableGames(world, GAMES);
  if (players.length === 0 || games.length === 0) return null;
  const { memberId } = random.pick(players);
  const balanceMinor = world.ledger.balance(memberId, 'member.main');
  const lineStakeMinor = LINE_STAKES_MINOR.findLast((stake) => stake * LINE_COUNT * SPINS_HELD <= balanceMinor);
  if (lineStakeMinor === undefined) return null;
  return { memberId, game: random.pick(games), lineStakeMinor, spinsLeft: random.int(6, 40) };
}

/**
 * Visitors who come, play a while and go, by the same code as everyone: each call plays at most one
 * spin. Their winners and balances are as real as any.
 */
export function createActivity(world: World): () => Promise<void> {
  const random = world.random.fork('activity');
  const visitors: Visitor[] = [];
  return async () => {
    // A clock that a tester has stopped shows their moment, and nobody else plays in it.
    if (world.clock.state().mode === 'frozen') return;
    while (visitors.length < TABLE_SIZE) {
      const visitor = invite(world, random);
      if (!visitor) break;
      visitors.push(visitor);
    }
    if (visitors.length === 0) return;
    const visitor = random.pick(visitors);
    const { memberId, game, lineStakeMinor } = visitor;
    visitor.spinsLeft -= 1;
    try {
      const at = world.clock.now();
      const request = {
        roundId: newRoundId(),
        memberId,
        wallet: 'main',
        game,
        lineStakeMinor,
        at,
      } as const;
      await world.commit(() => playRound(world, request));
    } catch (failure) {
      if (!(failure instanceof PlatformFailure)) throw failure;
      visitor.spinsLeft = 0;
    }
    if (visitor.spinsLeft <= 0) visitors.splice(visitors.indexOf(visitor), 1);
  };
}

/** Keeps visitors playing in the default world, in real time, until the returned function is called. */
export function startActivity(worlds: WorldDirectory, onBug: (error: unknown) => void): () => void {
  const activityOf = repository(createActivity);
  return every(TICK_MS, () => {
    const world = worlds.default;
    activityOf(world)().catch((error: unknown) => {
      // Whoever was playing when the world was put back is gone with it.
      if (!world.closed.aborted) onBug(error);
    });
  });
}
