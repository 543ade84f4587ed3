import { pokerHelp } from '../../draw-poker/page/poker-help';

export const help = pokerHelp('plain');
