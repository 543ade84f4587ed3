import { eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { turnoverRequirements } from './cashier.table';

type TurnoverRequirement = typeof turnoverRequirements.$inferSelect;

export const turnoverRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(turnoverRequirements)
    .where(eq(turnoverRequirements.memberId, sql.placeholder('memberId')))
    .prepare();
  const put = db
    .insert(turnoverRequirements)
    .values(givenAll(turnoverRequirements))
    .onConflictDoUpdate({
      target: turnoverRequirements.memberId,
      set: given(turnoverRequirements, 'requiredMinor', 'markMinor'),
    })
    .prepare();
  return {
    find: (memberId: string): TurnoverRequirement | undefined => find.get({ memberId }),
    put: (requirement: TurnoverRequirement): void => void put.run(requirement),
  };
});
