import { openBaccaratTable } from '../../live-baccarat/page/open';

openBaccaratTable('commission');
