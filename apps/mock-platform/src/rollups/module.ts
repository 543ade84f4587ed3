import { defineModule } from '../world/module';
import { auditCash } from './audit-cash';
import { countMovement } from './cash';
import { countBet, countCorrection } from './play';

export const rollups = defineModule({
  name: 'rollups',
  audits: [auditCash],
  on: { 'bet.settled': countBet, 'bet.corrected': countCorrection, 'balance.changed': countMovement },
});
