import * as wire from '@tonalli/contracts/agent-contracts/wire';
import { PlatformFailure, type Route, route, type Verb } from '../../transport/verb';

// Nobody has a contract yet, so that none is found.
const noContract = () => {
  throw new PlatformFailure('CONTRACT_NOT_FOUND');
};

const listNone: Verb<typeof wire.listContracts> = () => ({
  ...{ own: null, content: [], totalElements: 0, offerable: [] },
  payers: ['house'],
});

export const agentContractsRoutes: Route[] = [
  route(wire.processDividend, noContract),
  route(wire.processDailySalary, noContract),
  route(wire.processHourlySalary, noContract),
  route(wire.processRealtimeSalary, noContract),
  route(wire.listContracts, listNone),
  route(wire.fetchContract, noContract),
  route(wire.previewOffer, () => {
    throw new PlatformFailure('NOT_DIRECT_DOWNLINE');
  }),
  route(wire.listBills, () => ({
    ...{ content: [], hasMore: false, unread: 0 },
    totals: { bills: 0, due: 0, paid: 0 },
  })),
  route(wire.fetchBill, () => {
    throw new PlatformFailure('BILL_NOT_FOUND');
  }),
];
