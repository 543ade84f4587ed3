import { rouletteTable } from '../live-roulette/table';

/** Eight seconds for bets, five for the ball. */
export const speedRoulette = rouletteTable('speed-roulette', { openMs: 8_000, spinMs: 5_000, everyMs: 18_000 });
