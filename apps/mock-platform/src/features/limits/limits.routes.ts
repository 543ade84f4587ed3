import { fetchDepositLimits } from '@tonalli/contracts/limits/wire';
import { type Route, route } from '../../transport/verb';
import { fetchDepositLimits as verb } from './deposit-limits';

export const limitsRoutes: Route[] = [route(fetchDepositLimits, verb)];
