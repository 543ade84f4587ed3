import { defineModule } from '../world/module';
import { announceBalances } from './announce-balance';
import { auditRates } from './audit-rates';
import { auditTree } from './audit-tree';
import { seedExternalIdentities } from './external.seed';
import { ownPeople } from './own-data.repository';
import { seedAccount } from './people.seed';
import { seedRegistration } from './registration-rules.seed';

export const people = defineModule({
  name: 'people',
  audits: [auditTree, auditRates],
  on: { 'balances.changed': announceBalances },
  seeds: [
    { name: 'registration-rules', run: seedRegistration },
    { name: 'people', run: seedAccount },
    { name: 'external-identities', after: ['people', 'limits'], run: seedExternalIdentities },
  ],
  ownData: ownPeople,
});
