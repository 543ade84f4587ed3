import { asc, eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { registrationRules } from './registration-rules.table';

type Rule = typeof registrationRules.$inferSelect;

export const registrationRepository = repository(({ db }) => {
  const rules = db.select().from(registrationRules).orderBy(asc(registrationRules.position)).prepare();
  const setUse = db
    .update(registrationRules)
    .set(given(registrationRules, 'enabled', 'required'))
    .where(eq(registrationRules.field, sql.placeholder('field')))
    .prepare();
  return {
    /** In the order of the form. */
    rules: (): Rule[] => rules.all(),
    setUse: (use: Pick<Rule, 'field' | 'enabled' | 'required'>): void => void setUse.run(use),
  };
});
