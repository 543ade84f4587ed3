import { defineModule } from '../world/module';
import { auditCash } from './audit-cash';
import { auditTeam } from './audit-team';
import { countMovement } from './cash';
import { countBet, countCorrection } from './play';
import { carryAll, carryJob } from './team-carry';
import { countJoined, countMoved, countMoving } from './team-people';

export const rollups = defineModule({
  name: 'rollups',
  audits: [auditCash, auditTeam],
  jobs: [carryJob],
  // What is seeded later is added at once.
  seeds: [{ name: 'teams', after: ['records'], run: carryAll }],
  on: {
    'bet.settled': countBet,
    'bet.corrected': countCorrection,
    'balance.changed': countMovement,
    'member.joined': countJoined,
    'members.moving': countMoving,
    'members.moved': countMoved,
  },
});
