import { ownRows } from '../../world/own-rows';
import { breakEvents } from './breaks.table';
import { registerChecks } from './register.table';

/** What a member is handed over of these tables. */
export const ownBreaks = [
  ownRows('breaks.taken', breakEvents, { by: ['id'] }),
  ownRows('breaks.registerChecks', registerChecks, { by: ['id'] }),
];
