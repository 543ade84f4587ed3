import { ownRows } from '../../world/own-rows';
import { memberTransfers } from './member-transfers.table';

/** What a member is handed over of these tables. */
export const ownTransfers = [
  ownRows('transfers.sent', memberTransfers, { of: 'fromMemberId', by: ['at', 'id'], without: ['toMemberId'] }),
  ownRows('transfers.received', memberTransfers, { of: 'toMemberId', by: ['at', 'id'], without: ['fromMemberId'] }),
];
