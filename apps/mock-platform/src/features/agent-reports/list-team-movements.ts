import type { MovementGroup } from '@tonalli/contracts/agent-reports/columns';
import type { listTeamMovements as endpoint, IncomeKind } from '@tonalli/contracts/agent-reports/wire';
import { MAIN_KINDS, type MainCategory, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { movementIdOf } from '../../ledger/movement-id';
import { flowsInSlots } from '../../rollups/cash';
import { flowOf } from '../../rollups/flow-kinds';
import { reportLength, spanOfDays } from '../../rollups/report-days';
import type { Span } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { agentReportsRepository } from './agent-reports.repository';
import { readCursor, writeCursor } from './cursors';
import { subjectOf } from './team-member';

const GROUPS: Record<MovementGroup, readonly MainCategory[]> = {
  transfer: ['transfer'],
  income: ['income', 'contract', 'rebate'],
  bet: ['bet'],
};
const FIRST = { at: Number.MAX_SAFE_INTEGER, entryId: 0 };

const kindsOf = (group: MovementGroup | undefined): MainKind[] => {
  const categories: readonly MainCategory[] = group ? GROUPS[group] : Object.values(GROUPS).flat();
  return MAIN_KINDS.filter((kind) => categories.includes(mainCategory(kind)));
};

/** Transfers, income and bets of somebody in the downline, or the agent's own; never what they paid in or out, or by which bank (AG-05, AG-06). */
export const listTeamMovements: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const subject = subjectOf(world, member.id, input.of);
  // Of others an agent sees the groups alone.
  if (input.kind !== undefined && (subject.depth > 0 || input.group !== undefined))
    throw new PlatformFailure('INVALID_REQUEST');
  const kinds = input.kind === undefined ? kindsOf(input.group) : [input.kind];
  const asked = { memberId: subject.memberId, kinds, ...spanOfDays(input) };
  const place = readCursor(input.after);
  const after = place ? { at: place.value, entryId: Number(place.id) } : FIRST;
  const found = agentReportsRepository(world).pageAfter(asked, after, input.pageSize + 1);
  const rows = found.slice(0, input.pageSize);
  const last = rows.at(-1);
  return {
    path: subject.path,
    rows: rows.map(({ id, at, kind, amountMinor, reference }) => {
      return {
        ...{ movementId: movementIdOf(id), at: toIso(at), kind, category: mainCategory(kind) },
        ...{ amount: amountMinor, reference },
      };
    }),
    next: found.length > rows.length && last ? writeCursor({ value: last.at, id: last.entryId }) : null,
    totals: input.kind === undefined ? totalsOf(world, asked) : totalsOfKind(world, asked, input.kind),
    asOf: toIso(world.clock.now()),
  };
};

interface Asked extends Span {
  memberId: string;
  kinds: readonly MainKind[];
}

function totalsOfKind(world: World, { memberId, from, to }: Asked, kind: IncomeKind) {
  const [sum] = agentReportsRepository(world).byDay({ memberId, kinds: [kind] }, [{ start: from, end: to }]);
  const net = sum?.amountMinor ?? 0;
  return { rows: sum?.movements ?? 0, in: Math.max(net, 0), out: Math.max(-net, 0), net };
}

/** Of whole days from the rollups: kinds of one category are asked for together. */
function totalsOf(world: World, { memberId, kinds, from, to }: Asked) {
  const categories = [...new Set(kinds.flatMap((kind) => flowOf('member.main', kind) ?? []))];
  const { flows } = flowsInSlots(world, { memberId, categories, span: { from, to } });
  const sums = { rows: 0, in: 0, out: 0, net: 0 };
  for (const { movements, inMinor, outMinor } of flows) {
    sums.rows += movements;
    sums.in += inMinor;
    sums.out += outMinor;
    sums.net += inMinor - outMinor;
  }
  return sums;
}
