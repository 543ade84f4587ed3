import { drawPoker } from '../draw-poker/game';

/** The four deuces stand for any card, and three alike are paid. */
export const deucesWild = drawPoker('deuces-wild', ['deuces-25-15-9', 'deuces-20-12-10']);
