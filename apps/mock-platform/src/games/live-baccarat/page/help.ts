import { baccaratHelp } from './table-help';

export const help = baccaratHelp('commission');
