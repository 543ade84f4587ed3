import { drawPoker } from '../draw-poker/game';

/** Jacks or Better: two jacks or more are paid, and no card is wild. */
export const videoPoker = drawPoker('video-poker', ['jacks-9-6', 'jacks-8-5']);
