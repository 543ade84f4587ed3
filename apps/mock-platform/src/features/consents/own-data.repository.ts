import { ownRows } from '../../world/own-rows';
import { marketingConsents } from './consents.table';

/** What a member is handed over of these tables. */
export const ownConsents = [ownRows('consents.advertising', marketingConsents, { by: ['product', 'channel', 'id'] })];
