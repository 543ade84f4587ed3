import { asc } from 'drizzle-orm';
import { repository } from '../world/world';
import { registrationRules } from './registration-rules.table';

export const registrationRepository = repository(({ db, sqlite }) => ({
  rules: db.select().from(registrationRules).orderBy(asc(registrationRules.position)).prepare(),
  setUse: sqlite.prepare<[number, number, string]>(
    'UPDATE registration_rules SET enabled = ?, required = ? WHERE field = ?',
  ),
}));
