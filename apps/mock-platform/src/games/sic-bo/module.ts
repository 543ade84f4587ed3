import { sicBoTable } from './table';

/** Sixteen seconds for bets, five for the dice. */
export const sicBo = sicBoTable('sic-bo', { openMs: 16_000, spinMs: 5_000, everyMs: 25_000 });
