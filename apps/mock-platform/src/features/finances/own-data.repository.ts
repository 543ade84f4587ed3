import { ownRows } from '../../world/own-rows';
import { financeChecks } from './finances.table';

/** What a member is handed over of these tables. */
export const ownFinances = [ownRows('finances.checks', financeChecks, { by: ['id'] })];
