import * as wire from '@tonalli/contracts/rebates/wire';
import { type Route, route } from '../../transport/verb';
import { fetchManualRebate, listManualRebates, manualRebate } from './claim-rebate';

export const rebatesRoutes: Route[] = [
  route(wire.fetchManualRebate, fetchManualRebate),
  route(wire.listManualRebates, listManualRebates),
  route(wire.manualRebate, manualRebate),
];
