import { defineModule } from '../world/module';
import { auditCash } from './audit-cash';
import { auditTeam } from './audit-team';
import { countMovements } from './cash';
import { countBets, countCorrection } from './play';
import { carryAll, carryJob, holdCarrying } from './team-carry';
import { countJoined, countMoved, countMoving } from './team-people';

export const rollups = defineModule({
  name: 'rollups',
  audits: [auditCash, auditTeam],
  jobs: [carryJob],
  // What is seeded between the two is added day by day, what is seeded later at once.
  seeds: [
    { name: 'teams-wait', run: holdCarrying },
    { name: 'teams', after: ['records', 'member-transfers'], run: carryAll },
  ],
  on: {
    'bets.settled': countBets,
    'bet.corrected': countCorrection,
    'balances.changed': countMovements,
    'member.joined': countJoined,
    'members.moving': countMoving,
    'members.moved': countMoved,
  },
});
