import { GAMES } from '../../games/registry';
import { fairDraws, toHex } from '../../kernel/fairness';
import { nextSeed, ofMember, rotateSeeds } from '../../wagering/fairness-seeds';
import { refusing } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';

/** A roll of dice comes out as wished once in ten thousand rounds. */
const MAX_TRIES = 250_000;

export interface RoundWanted {
  memberId: string;
  nodeId: string;
  /** As it will be placed: what is wished for may depend on it. */
  bet: unknown;
  /** In the family's own words, such as `{ roll: 77 }`. */
  wish: unknown;
}

/**
 * Decides the member's next round of a game, in the open: as if they had changed their client seed to one that happens to
 * bring what is wished, so that the round is verified like any other. Throws `BET_INVALID` for a bet or wish that is none,
 * and `RangeError`, in words, where the family takes no wishes or no fair round comes out so.
 */
export function forceRound(world: World, { memberId, nodeId, bet, wish }: RoundWanted) {
  const title = titleOf(requireGame(world, nodeId));
  const game = GAMES.find(({ family }) => family === title.family);
  const force = game?.force;
  if (!game || !force) throw new RangeError('nothing can be wished for in this game');
  return refusing(() =>
    world.transaction(() => {
      const fits = force.read(wish);
      const accepted = game.accept(bet, { config: runner.configOf(title), at: world.clock.now(), phase: () => null });
      accepted.price();
      const { serverSeed, serverSeedHash } = nextSeed(world, ofMember(memberId));
      const prefix = toHex(world.random.bytes(4));
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const clientSeed = `${prefix}-${tries}`;
        const { state } = accepted.start(fairDraws({ serverSeed, clientSeed, nonce: 0 })).turn;
        if (!fits({ id: '', bet: accepted.bet, state, open: {}, heldMinor: 0 })) continue;
        rotateSeeds(world, { ...ofMember(memberId), clientSeed });
        return { family: game.family, serverSeedHash, clientSeed, nonce: 0, tries };
      }
      throw new RangeError('no fair round was found that comes out so; ask for less');
    }),
  );
}
