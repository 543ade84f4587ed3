import { defineModule } from '../world/module';
import { auditBets } from './audit-bets';
import { auditPlay } from './audit-play';

export const wagering = defineModule({ name: 'wagering', audits: [auditBets, auditPlay] });
