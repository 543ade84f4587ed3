import type { ChangedBalance } from '../events/facts';
import { pathVersionAt } from '../people/tree';
import type { World } from '../world/world';
import { cashRollups, type DayFlow, type FlowRow, type FlowSums } from './cash.repository';
import { type FlowCategory, flowOf } from './flow-kinds';
import { noteForTeams } from './team-carry';
import { dayOf, partsOf, type Span, slotOf } from './time-parts';

/** Adds what postings moved on members' accounts to the rollups, in the transaction that makes them. */
export function countMovements(world: World, changed: readonly ChangedBalance[]): void {
  const rows = changed.flatMap((each) => {
    const category = flowOf(each.account, each.kind);
    return category ? [rowOf(world, each, category)] : [];
  });
  cashRollups(world).add(rows);
}

function rowOf(world: World, { memberId, amountMinor, at }: ChangedBalance, category: FlowCategory): FlowRow {
  const [inMinor, outMinor] = [Math.max(amountMinor, 0), Math.max(-amountMinor, 0)];
  const slot = slotOf(at);
  const version = pathVersionAt(world, memberId, at);
  noteForTeams(world, { memberId, category, version, slot, outMinor, inMinor, validMinor: 0, moves: 1 }, 'cash');
  return { memberId, category, version, slot, day: dayOf(at), inMinor, outMinor };
}

/** What a member's account moved on each of the operator's days from one day's first moment to another's. */
export const flowsByDay = (world: World, memberId: string, days: Span): DayFlow[] =>
  cashRollups(world).byDay(memberId, days);

interface Flows {
  memberId: string;
  categories: readonly FlowCategory[];
  span: Span;
}

/** What a member's account moved in the whole slots of a span; the rest of cut slots is left to the caller. */
export function flowsInSlots(world: World, { memberId, categories, span }: Flows): { flows: FlowSums[]; rest: Span[] } {
  const store = cashRollups(world);
  const { days, slots, rest } = partsOf(span);
  const of = (part: Span) => ({ memberId, categories: JSON.stringify(categories), ...part });
  return { flows: [...store.ofDays(of(days)), ...slots.flatMap((part) => store.ofSlots(of(part)))], rest };
}
