import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { members } from './people.table';

const { id, username, createdAt } = members;
const isActive = eq(members.status, 'active');

export const memberLists = repository(({ db }) => {
  const players = db
    .select({ id, username })
    .from(members)
    .where(and(inArray(members.type, [0, 2]), isActive))
    .orderBy(asc(id))
    .prepare();
  const everybody = db.select({ id }).from(members).orderBy(asc(id)).prepare();
  const joinedSince = db
    .select({ id, createdAt })
    .from(members)
    .where(and(gt(createdAt, sql.placeholder('since')), eq(members.type, 0)))
    .orderBy(asc(id))
    .prepare();
  const atLevel = db
    .select({ id })
    .from(members)
    .where(and(eq(members.vipLevel, sql.placeholder('level')), isActive))
    .orderBy(sql`rowid`)
    .prepare();
  return {
    /** Who may play with real money. */
    players: () => players.all(),
    /** Members of every type, also who is suspended. */
    everybody: (): string[] => everybody.all().map((member) => member.id),
    /** Members, agents and trials left out, who joined after a moment. */
    joinedSince: (since: number) => joinedSince.all({ since }),
    /** Everybody of a VIP level who is not suspended, in the order in which they joined. */
    atLevel: (level: number): string[] => atLevel.all({ level }).map((member) => member.id),
  };
});
