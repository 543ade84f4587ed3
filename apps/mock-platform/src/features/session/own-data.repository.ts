import { ownRows } from '../../world/own-rows';
import { logins, registeredIps, sessions } from './session.table';

/** What a member is handed over of these tables. */
export const ownSessions = [
  ownRows('session.open', sessions, { by: ['tokenId'], without: ['tokenId', 'tokenHash'] }),
  ownRows('session.logins', logins, { by: ['id'] }),
  ownRows('session.registeredAddresses', registeredIps, { by: ['ip'] }),
];
