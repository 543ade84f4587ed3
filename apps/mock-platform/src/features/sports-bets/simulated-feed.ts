import { eventState, follow, priceOf, resultOf } from '../sports';
import type { MatchFeed } from './match-feed';

/** The platform's own matches. */
export const simulatedFeed: MatchFeed = { priceOf, eventState, resultOf, follow };
