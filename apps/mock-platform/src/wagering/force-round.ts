import { fairDraws, toHex } from '../kernel/fairness';
import type { World } from '../world/world';
import { nextSeed, ofMember, rotateSeeds } from './fairness-seeds';
import type { Title } from './placement';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';

/** Whoever wishes for something rarer asks for less. */
const MAX_TRIES = 250_000;

export interface RoundWanted {
  readonly memberId: string;
  readonly title: Title;
  /** Left out: no rounds of the title's own have to be looked at. */
  readonly nodeId?: string;
  /** The bet that the round will be played with: chance is the same for any other, what it makes of it may not be. */
  readonly bet: unknown;
  /** In the family's own words. */
  readonly wish: unknown;
}

export interface ForcedRound {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly tries: number;
}

/**
 * Decides the member's next round, in the open: as if they had changed their client seed to one that happens to bring it. The
 * game knows of nothing, so the round can be verified like any other. Call in a transaction. Throws `BET_INVALID` for a wish that is
 * none, `ROUND_OPEN`, `RangeError`, in words, where the family knows no wishes or none of many rounds comes out so.
 */
export function forceRound(parts: RunnerParts, world: World, { memberId, bet, wish, ...of }: RoundWanted): ForcedRound {
  const { title, nodeId = null } = of;
  const game = gameOf(parts, title.family);
  const fits = game.force?.read(wish);
  if (!fits) throw new RangeError(`nothing can be wished for in ${title.family}`);
  const accepted = game.accept(
    bet,
    contextOf(world, game, {
      config: title.config ?? game.config.initial,
      at: world.clock.now(),
      nodeId,
      tableOwnerId: null,
    }),
  );
  accepted.price();
  const { serverSeed, serverSeedHash } = nextSeed(world, ofMember(memberId));
  const prefix = toHex(world.random.bytes(4));
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const clientSeed = `${prefix}-${tries}`;
    const { turn } = accepted.start(fairDraws({ serverSeed, clientSeed, nonce: 0 }));
    if (!fits({ id: '', bet: accepted.bet, state: turn.state, open: {}, heldMinor: 0 })) continue;
    rotateSeeds(world, { ...ofMember(memberId), clientSeed });
    return { serverSeedHash, clientSeed, nonce: 0, tries };
  }
  throw new RangeError('no fair round was found that comes out so; ask for less');
}
