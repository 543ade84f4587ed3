import type { World } from '../../world/world';
import type { MatchFeed } from './match-feed';
import { simulatedFeed } from './simulated-feed';

const others = new WeakMap<World, MatchFeed>();

/** What a world's slips are about: its simulated matches, or what it was given instead. */
export const feedOf = (world: World): MatchFeed => others.get(world) ?? simulatedFeed;

/** Another feed for a world, until it is closed. */
export const setFeed = (world: World, feed: MatchFeed): void => void others.set(world, feed);
