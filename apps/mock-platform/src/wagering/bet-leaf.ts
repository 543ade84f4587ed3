import { hash } from 'node:crypto';
import { leafBytes } from '../kernel/merkle';
import { type LeafParts, leafText } from '../kernel/shared-fairness';
import type { World } from '../world/world';
import { betIdOf } from './bets';
import { saltOf } from './chain-seeds';
import type { AnyRounds } from './define-game';
import type { Round } from './round';

interface Accepted extends Pick<Round, 'id' | 'family' | 'betText'> {
  readonly betId: number;
  readonly stakeMinor: number;
}

/** What stands for an accepted bet in the tree of its shared round. */
export const leafOf = (
  world: World,
  rounds: AnyRounds,
  { id, betId, family, betText, stakeMinor }: Accepted,
): LeafParts => ({
  ...{ betId: betIdOf(betId), family, bet: betText, stakeMinor },
  salt: saltOf(world, rounds, id),
});

/** Hexadecimal. As `leafHash`, by the machine's own SHA-256: bets may be long. */
export const leafHashOf = (parts: LeafParts): string => hash('sha256', leafBytes(leafText(parts)), 'hex');
