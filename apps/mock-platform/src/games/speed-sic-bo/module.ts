import { sicBoTable } from '../sic-bo/table';

/** Eight seconds for bets, three for the dice. */
export const speedSicBo = sicBoTable('speed-sic-bo', { openMs: 8_000, spinMs: 3_000, everyMs: 15_000 });
