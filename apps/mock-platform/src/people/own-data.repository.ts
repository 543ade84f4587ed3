import { ownRows } from '../world/own-rows';
import { accountClosures } from './closures.table';
import {
  affiliateCodes,
  externalIdentities,
  inviteLinks,
  memberProfiles,
  memberRates,
  members,
  memberTotps,
  passkeys,
  verifiedContacts,
} from './people.table';
import { memberProtection } from './player-protection.table';

/** What a member is handed over of these tables. */
export const ownPeople = [
  ownRows('account.member', members, {
    of: 'id',
    by: ['id'],
    without: ['usernameKey', 'passwordHash', 'paymentPasswordHash', 'uplineId'],
  }),
  ownRows('account.profile', memberProfiles, { by: ['memberId'] }),
  ownRows('account.contacts', verifiedContacts, { by: ['kind'] }),
  ownRows('account.authenticator', memberTotps, { by: ['memberId'], without: ['secret', 'lastCounter'] }),
  ownRows('account.passkeys', passkeys, { by: ['createdAt', 'id'], without: ['id', 'publicKey', 'counter'] }),
  ownRows('account.linkedServices', externalIdentities, { by: ['provider'] }),
  ownRows('account.rates', memberRates, { by: ['category', 'fromAt'], without: ['setBy'] }),
  ownRows('account.invitationCodes', affiliateCodes, { by: ['code'] }),
  ownRows('account.invitationLinks', inviteLinks, { of: 'agentId', by: ['createdAt', 'code'] }),
  ownRows('account.closures', accountClosures, { by: ['id'], without: ['turnoverLeftMinor'] }),
  ownRows('protection.own', memberProtection, { by: ['memberId'], without: ['rewardsHeldUntil'] }),
];
