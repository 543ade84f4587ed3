import type { World } from '../../world/world';
import { paceClassOf } from './pace-class';
import { policyOf } from './policy-of';

/** Shots have no rounds that could be kept apart: where the rules ask for a pace, such a family waits until they ask for none. */
export const isPacedOut = (world: World, family: string): boolean =>
  paceClassOf(family) === 'fish' && policyOf(world).minCycleMs.fish > 0;
