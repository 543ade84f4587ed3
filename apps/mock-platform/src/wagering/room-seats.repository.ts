import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { repository, type World } from '../world/world';
import { bets } from './bets.table';
import { sharedEntries, sharedRounds } from './shared-rounds.table';

const value = sql.placeholder;

const roomSeatsRepository = repository(({ db }) => ({
  seated: db
    .selectDistinct({ memberId: sharedEntries.memberId })
    .from(sharedEntries)
    .where(
      and(
        eq(sharedEntries.rounds, value('rounds')),
        eq(sharedEntries.key, value('key')),
        sql`${sharedEntries.isOpen} = 1`,
      ),
    )
    .prepare(),
  latest: db
    .select({
      ...{ rounds: sharedRounds.rounds, key: sharedRounds.key, roundId: sharedEntries.roundId },
      ...{ memberId: sharedEntries.memberId, nodeId: bets.nodeId, status: bets.status },
      ...{ stakeMinor: bets.stakeMinor, payoutMinor: bets.payoutMinor, at: bets.at, settledAt: bets.settledAt },
    })
    .from(sharedRounds)
    .innerJoin(
      sharedEntries,
      and(eq(sharedEntries.rounds, sharedRounds.rounds), eq(sharedEntries.key, sharedRounds.key)),
    )
    .innerJoin(bets, and(eq(bets.roundId, sharedEntries.roundId), eq(bets.isTrial, false)))
    .where(
      and(
        eq(sharedRounds.rounds, value('rounds')),
        gte(sharedRounds.day, value('day')),
        inArray(bets.status, ['SETTLED', 'PENDING']),
      ),
    )
    .orderBy(desc(sharedRounds.day), desc(sharedRounds.number), asc(sharedEntries.id))
    .limit(value('limit'))
    .prepare(),
}));

/** A seat in a hand of a room, in real money. Amounts in minor units; of a hand that goes on, both are 0. */
export interface RoomSeat {
  readonly rounds: string;
  readonly key: string;
  readonly nodeId: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** When it was decided, or taken where it is not yet. */
  readonly at: number;
}

/** Who sat in a room from a day on, the newest hands first, those that go on too. */
export const seatsSince = (world: World, of: { rounds: string; day: string; limit: number }): RoomSeat[] =>
  roomSeatsRepository(world)
    .latest.all(of)
    .map(({ status, stakeMinor, payoutMinor, at, settledAt, ...seat }) => ({
      ...seat,
      at: settledAt ?? at,
      stakeMinor: status === 'SETTLED' ? stakeMinor : 0,
      payoutMinor: status === 'SETTLED' ? payoutMinor : 0,
    }));

/** Who has a seat in a hand that goes on. */
export const seatedIn = (world: World, of: { rounds: string; key: string }): string[] =>
  roomSeatsRepository(world)
    .seated.all(of)
    .map(({ memberId }) => memberId);
