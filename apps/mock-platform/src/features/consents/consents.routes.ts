import * as wire from '@tonalli/contracts/consents/wire';
import { type Route, route } from '../../transport/verb';
import { readConsents } from './read-consents';
import { setConsent } from './set-consent';

export const consentsRoutes: Route[] = [
  route(wire.fetchConsents, ({ ctx: { world, member } }) => readConsents(world, member.id)),
  route(wire.setConsent, setConsent),
];
