import { trioHelp } from './room-help';

export const help = trioHelp(false);
