import * as wire from '@tonalli/contracts/agent-contracts/wire';
import { type Route, route } from '../../transport/verb';
import { fetchBill } from './fetch-bill';
import { listBills } from './list-bills';
import { fetchContract, listContracts } from './list-contracts';
import { previewOffer } from './preview-offer';
import { processContract } from './process-contract';

export const agentContractsRoutes: Route[] = [
  route(wire.processDividend, processContract('dividend')),
  route(wire.processDailySalary, processContract('daily')),
  route(wire.processHourlySalary, processContract('hourly')),
  route(wire.processRealtimeSalary, processContract('realtime')),
  route(wire.listContracts, listContracts),
  route(wire.fetchContract, fetchContract),
  route(wire.previewOffer, previewOffer),
  route(wire.listBills, listBills),
  route(wire.fetchBill, fetchBill),
];
