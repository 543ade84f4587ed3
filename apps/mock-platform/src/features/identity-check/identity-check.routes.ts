import * as wire from '@tonalli/contracts/identity-check/wire';
import { type Route, route } from '../../transport/verb';
import { fetchIdentityDocument, uploadIdentityDocument } from './documents';
import { readCheck } from './read-check';
import { submitIdentityCheck } from './submit-check';

export const identityCheckRoutes: Route[] = [
  route(wire.fetchIdentityCheck, ({ ctx: { world, member } }) => readCheck(world, member.id)),
  route(wire.uploadIdentityDocument, uploadIdentityDocument),
  route(wire.fetchIdentityDocument, fetchIdentityDocument),
  route(wire.submitIdentityCheck, submitIdentityCheck),
];
