import { openBaccaratTable } from './open';

openBaccaratTable('commission');
