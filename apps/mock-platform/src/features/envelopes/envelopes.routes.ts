import * as wire from '@tonalli/contracts/envelopes/wire';
import { type Route, route } from '../../transport/verb';
import { listRains } from './list-rains';
import { openPersonalEnvelope } from './personal';
import { takeEnvelope } from './take-envelope';

export const envelopesRoutes: Route[] = [
  route(wire.listRains, listRains),
  route(wire.takeEnvelope, takeEnvelope),
  route(wire.openPersonalEnvelope, openPersonalEnvelope),
];
