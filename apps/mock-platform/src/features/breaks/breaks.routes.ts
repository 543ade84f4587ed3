import * as wire from '@tonalli/contracts/breaks/wire';
import { type Route, route } from '../../transport/verb';
import { askForReturn, confirmReturn } from './come-back';
import { fetchBreak } from './fetch-break';
import { takeBreak } from './take-break';

export const breaksRoutes: Route[] = [
  route(wire.askForReturn, askForReturn),
  route(wire.confirmReturn, confirmReturn),
  route(wire.fetchBreak, fetchBreak),
  route(wire.takeBreak, takeBreak),
];
