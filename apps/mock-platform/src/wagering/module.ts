import { defineModule } from '../world/module';
import { auditBets } from './audit-bets';
import { auditPlay } from './audit-play';
import { auditShared } from './audit-shared';
import { ownPlay } from './own-data.repository';

export const wagering = defineModule({
  name: 'wagering',
  audits: [auditBets, auditShared, auditPlay],
  ownData: ownPlay,
});
