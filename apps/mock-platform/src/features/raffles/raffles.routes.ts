import * as wire from '@tonalli/contracts/raffles/wire';
import { type Route, route } from '../../transport/verb';
import { fetchRaffleProof, listRaffles } from './list-raffles';

export const rafflesRoutes: Route[] = [
  route(wire.listRaffles, listRaffles),
  route(wire.fetchRaffleProof, fetchRaffleProof),
];
