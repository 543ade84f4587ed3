import { ownRows } from '../../world/own-rows';
import { identityChecks, identityDocuments, identityEvents } from './identity-check.table';

/** What a member is handed over of these tables. */
export const ownIdentity = [
  ownRows('identity.check', identityChecks, { by: ['memberId'] }),
  ownRows('identity.documents', identityDocuments, { by: ['part'] }),
  ownRows('identity.events', identityEvents, { by: ['id'] }),
];
