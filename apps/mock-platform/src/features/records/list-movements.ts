import { MAIN_KINDS, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import { pageCount } from '@tonalli/contracts/paging';
import type { listMovements as endpoint } from '@tonalli/contracts/records/wire';
import { toIso } from '../../clock/system-time';
import type { MovementTotals } from '../../ledger/account-record';
import { movementIdOf } from '../../ledger/movement-id';
import { flowsInSlots } from '../../rollups/cash';
import { flowOf } from '../../rollups/flow-kinds';
import type { Span } from '../../rollups/time-parts';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { betIdOf } from '../../wagering/bets';
import { betsRepository } from '../../wagering/bets.repository';
import type { World } from '../../world/world';
import { MAX_RANGE_MS } from './list-bets';
import { type MovementRow, movementsRepository } from './movements.repository';

/**
 * The rows, newest first, with what the account held after each: what it holds now less everything
 * later. So each follows from the one before it in time, in whatever order they were booked.
 */
function withBalances(world: World, memberId: string, rows: readonly MovementRow[]) {
  const store = movementsRepository(world);
  let balanceMinor = world.ledger.balance(memberId, 'member.main');
  let upTo: MovementRow | null = null;
  return rows.map((row) => {
    balanceMinor -= store.movedMinor({ memberId, after: row, upTo });
    upTo = row;
    return { row, balanceMinor };
  });
}

function betIdOfRound(world: World, memberId: string, { kind, reference }: MovementRow): string | null {
  if (mainCategory(kind) !== 'bet') return null;
  const bet = betsRepository(world).ofRound(reference);
  return bet?.memberId === memberId ? betIdOf(bet.id) : null;
}

interface Asked extends Span {
  memberId: string;
  kinds: readonly MainKind[];
}

/** Of whole slots from the rollups, of what a cut one leaves from the entries. */
function totalsOf(world: World, { memberId, from, to, kinds }: Asked): MovementTotals {
  const categories = [...new Set(kinds.flatMap((kind) => flowOf('member.main', kind) ?? []))];
  const { flows, rest } = flowsInSlots(world, { memberId, categories, span: { from, to } });
  const parts = [
    ...flows.map(({ movements, ...flow }) => ({ rows: movements, ...flow })),
    ...rest.map((span) => movementsRepository(world).totals({ memberId, kinds, ...span })),
  ];
  const sum = (column: keyof MovementTotals) => parts.reduce((total, part) => total + part[column], 0);
  return { rows: sum('rows'), inMinor: sum('inMinor'), outMinor: sum('outMinor') };
}

/** The movements of the member's main account in a range, newest first, with the totals of all of it (MEM-08). */
export const listMovements: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const from = Date.parse(input.from);
  const to = Date.parse(input.to);
  if (!(from < to) || to - from > MAX_RANGE_MS) throw new PlatformFailure('INVALID_REQUEST');
  const kinds = MAIN_KINDS.filter((kind) => !input.category || mainCategory(kind) === input.category);
  const filter = { memberId: member.id, from, to, kinds };
  const store = movementsRepository(world);
  const { rows, inMinor, outMinor } = totalsOf(world, filter);
  const page = store.page(filter, input.pageSize, (input.pageNo - 1) * input.pageSize);
  return {
    content: withBalances(world, member.id, page).map(({ row, balanceMinor }) => ({
      movementId: movementIdOf(row.id),
      at: toIso(row.at),
      kind: row.kind,
      category: mainCategory(row.kind),
      amount: row.amountMinor,
      balanceAfter: balanceMinor,
      reference: row.reference,
      betId: betIdOfRound(world, member.id, row),
    })),
    pageNum: input.pageNo,
    totalPages: pageCount(rows, input.pageSize),
    totalRows: rows,
    totals: { in: inMinor, out: outMinor, net: inMinor - outMinor },
  };
};
