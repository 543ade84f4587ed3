import { defineModule } from '../world/module';
import { auditBets } from './audit-bets';

export const wagering = defineModule({ name: 'wagering', audits: [auditBets] });
