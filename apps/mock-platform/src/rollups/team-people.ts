import { isAgentType, isBackOfficeType, isTrialType, type MemberType } from '@tonalli/contracts/session/wire';
import { findMember } from '../people/find-member';
import type { World } from '../world/world';
import { teamCarryRepository } from './team-carry.repository';
import { type DatedMember, type LevelPeople, teamPeopleRepository } from './team-people.repository';
import { dayOf, type Span } from './time-parts';

const isCounted = (type: MemberType): boolean => !isTrialType(type) && !isBackOfficeType(type);

/** Counts a member in, or out, with all above whose downline they always were. */
function count(world: World, memberId: string, people: 1 | -1): void {
  const store = teamPeopleRepository(world);
  const { carriedTo } = teamCarryRepository(world).mark();
  const balanceMinor = world.ledger.balance(memberId, 'member.main') - store.uncarriedMinor(memberId, carriedTo);
  for (const { agentId, depth, type, joinedAt } of store.uplines(memberId)) {
    if (balanceMinor !== 0) store.addBalance(agentId, people * balanceMinor);
    if (!isCounted(type)) continue;
    store.addPeople({ agentId, depth, isAgent: isAgentType(type) ? 1 : 0, people });
    store.addJoins(agentId, dayOf(joinedAt), people);
  }
}

export const countJoined = (world: World, { memberId }: { memberId: string }): void => count(world, memberId, 1);

export function countMoving(world: World, { memberIds }: { memberIds: readonly string[] }): void {
  for (const memberId of memberIds) count(world, memberId, -1);
}

export function countMoved(world: World, { memberIds }: { memberIds: readonly string[] }): void {
  for (const memberId of memberIds) count(world, memberId, 1);
}

/** Who stands below an agent now, what they hold, and who of them joined on which day of a span of days. */
export interface TeamPeople {
  levels: { depth: number; members: number; agents: number }[];
  balanceMinor: number;
  joinsByDay: Map<number, number>;
}

/** Trial and back-office accounts count nowhere; the agent is none of them. */
export function peopleBelow(world: World, agentId: string, days: Span): TeamPeople {
  const store = teamPeopleRepository(world);
  const { carriedTo } = teamCarryRepository(world).mark();
  const dated = store.dated(agentId, world.clock.now());
  const joinsByDay = new Map(store.joins(agentId, days.from, days.to).map(({ day, people }) => [day, people]));
  const counted = dated.filter(({ type }) => isCounted(type));
  for (const { joinedAt } of counted) {
    const day = dayOf(joinedAt);
    if (day >= days.from && day < days.to) joinsByDay.set(day, (joinsByDay.get(day) ?? 0) + 1);
  }
  const datedMinor = dated.reduce((sum, { memberId }) => sum + world.ledger.balance(memberId, 'member.main'), 0);
  return {
    levels: toLevels([...store.levels(agentId), ...counted.map(toLevel)]),
    balanceMinor: store.balanceMinor(agentId, carriedTo) + datedMinor,
    joinsByDay,
  };
}

const toLevel = ({ depth, type }: DatedMember): LevelPeople => ({
  depth,
  isAgent: isAgentType(type) ? 1 : 0,
  people: 1,
});

function toLevels(rows: readonly LevelPeople[]): TeamPeople['levels'] {
  const byDepth = new Map<number, TeamPeople['levels'][number]>();
  for (const { depth, isAgent, people } of rows.toSorted((a, b) => a.depth - b.depth)) {
    const level = byDepth.get(depth) ?? { depth, members: 0, agents: 0 };
    byDepth.set(depth, level);
    if (isAgent) level.agents += people;
    else level.members += people;
  }
  return [...byDepth.values()];
}

/** Whether a member always stood right below an agent and no move is planned: their people are of this place alone. */
export const alwaysBelow = (world: World, agentId: string, memberId: string): boolean =>
  teamPeopleRepository(world)
    .uplines(memberId)
    .some((upline) => upline.agentId === agentId && upline.depth === 1);

/** Who joined in a span of whole days: the member, and all who stand below now. */
export function joinedBelow(world: World, memberId: string, days: Span): number {
  const store = teamPeopleRepository(world);
  const isIn = (at: number) => at >= days.from && at < days.to;
  const always = store.joins(memberId, days.from, days.to).reduce((sum, { people }) => sum + people, 0);
  const dated = store.dated(memberId, world.clock.now());
  const self = findMember(world, memberId);
  return (
    always +
    dated.filter(({ type, joinedAt }) => isCounted(type) && isIn(joinedAt)).length +
    (self && isIn(self.createdAt) ? 1 : 0)
  );
}
