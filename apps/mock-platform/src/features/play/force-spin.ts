import type { ForcedSpin } from '@tonalli/contracts/play/forced-spins';
import { play, type RoundOutcome } from '../../games/slot/engine';
import { LINE_COUNT } from '../../games/slot/lines';
import { modelOf, type SlotModel } from '../../games/slot/models';
import { type FairnessSeeds, fairDraws, toHex } from '../../kernel/fairness';
import { nextSeed, ofMember, rotateSeeds } from '../../wagering/fairness-seeds';
import type { World } from '../../world/world';
import { forceJackpot } from './jackpot-round';
import { requireGame } from './playable-game';

/** What a round pays is in proportion to it. */
const LINE_STAKE_MINOR = 100;
const STAKE_MINOR = LINE_STAKE_MINOR * LINE_COUNT;
const BIG_WIN_STAKES = 10;
/** Three reels stand as wanted once in some thirty thousand rounds. */
const MAX_TRIES = 250_000;

export interface SpinWanted {
  memberId: string;
  nodeId: string;
  outcome: ForcedSpin;
  /** With `stops`: where the reels stand, null for any. */
  stops?: readonly (number | null)[] | undefined;
}

const FITS: Record<Exclude<ForcedSpin, 'stops' | 'jackpot'>, (round: RoundOutcome) => boolean> = {
  win: ({ payoutMinor, spins }) => payoutMinor >= STAKE_MINOR && spins.length === 1,
  lose: ({ payoutMinor }) => payoutMinor === 0,
  'big-win': ({ payoutMinor }) => payoutMinor >= BIG_WIN_STAKES * STAKE_MINOR,
  'free-spins': ({ spins }) => spins.length > 1,
};

/** Draws no more than it takes to see that a reel stands elsewhere. */
function standsAt(model: SlotModel, seeds: FairnessSeeds, stops: readonly (number | null)[]): boolean {
  const draws = fairDraws(seeds);
  return model.strips.every((strip, reel) => {
    const at = draws.below(strip.length);
    const wanted = stops[reel] ?? null;
    return wanted === null || wanted === at;
  });
}

function assertOnStrips({ strips }: SlotModel, stops: readonly (number | null)[]): void {
  for (const [reel, strip] of strips.entries()) {
    if ((stops[reel] ?? 0) < strip.length) continue;
    throw new RangeError(`reel ${reel + 1} of this game has ${strip.length} symbols, counted from 0`);
  }
}

/**
 * Decides the member's next round in a game, in the open: as if they had changed their client seed to one that happens
 * to bring it. The server seed is the one committed to before, the one before it is revealed as ever, and the engine
 * knows of nothing, so that the round can be verified like any other. The jackpot is won by a chance of 1 in 1, which the
 * round's record says. Throws `RangeError`, in words, for stops that no reel has.
 */
export function forceSpin(world: World, { memberId, nodeId, outcome, stops = [] }: SpinWanted) {
  const model = modelOf(requireGame(world, nodeId).nodeId);
  assertOnStrips(model, stops);
  return world.transaction(() => {
    const { serverSeed, serverSeedHash } = nextSeed(world, ofMember(memberId));
    const prefix = toHex(world.random.bytes(4));
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const clientSeed = `${prefix}-${tries}`;
      const seeds = { serverSeed, clientSeed, nonce: 0 };
      if (outcome === 'stops' && !standsAt(model, seeds, stops)) continue;
      const round = play(model, { lineStakeMinor: LINE_STAKE_MINOR }, fairDraws(seeds));
      if (outcome !== 'stops' && outcome !== 'jackpot' && !FITS[outcome](round)) continue;
      if (outcome === 'jackpot') forceJackpot(world, memberId);
      rotateSeeds(world, { ...ofMember(memberId), clientSeed });
      return {
        serverSeedHash,
        clientSeed,
        nonce: 0,
        stops: [...(round.spins[0]?.stops ?? [])],
        paysStakes: round.payoutMinor / STAKE_MINOR,
        freeSpins: round.spins.length - 1,
        tries,
      };
    }
    throw new RangeError('no fair round was found that comes out so; ask for less');
  });
}
