import { rouletteTable } from './table';

/** Sixteen seconds for bets, nine for the ball. */
export const liveRoulette = rouletteTable('live-roulette', { openMs: 16_000, spinMs: 9_000, everyMs: 30_000 });
