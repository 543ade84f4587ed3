import { baccaratHelp } from '../../live-baccarat/page/table-help';

export const help = baccaratHelp('commission');
