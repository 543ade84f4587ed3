import { missionsAccess } from '@tonalli/contracts/missions/access';
import { defineFeature } from '../../transport/feature';
import { auditMissions } from './audit-missions';
import { missionsRoutes } from './missions.routes';
import { seedMissions } from './missions.seed';
import { noteBreak, noteContact, noteCorrection, noteLimit, noteLogin, noteStakes } from './note-deeds';
import { ownMissions } from './own-data.repository';

export const missions = defineFeature({
  name: 'missions',
  routes: missionsRoutes,
  access: missionsAccess,
  seeds: [{ name: 'missions', after: ['records'], run: seedMissions }],
  audits: [auditMissions],
  on: {
    'bets.settled': noteStakes,
    'bet.corrected': noteCorrection,
    'member.loggedIn': noteLogin,
    'contact.verified': noteContact,
    'limit.lowered': noteLimit,
    'member.onBreak': noteBreak,
  },
  ownData: ownMissions,
});
