import * as wire from '@tonalli/contracts/member-transfers/wire';
import { type Route, route } from '../../transport/verb';
import { fetchTransferDesk, listMemberTransfers } from './read-transfers';
import { transferDownline, transferUpline } from './send-transfer';

export const memberTransfersRoutes: Route[] = [
  route(wire.fetchTransferDesk, fetchTransferDesk),
  route(wire.listMemberTransfers, listMemberTransfers),
  route(wire.transferDownline, transferDownline),
  route(wire.transferUpline, transferUpline),
];
