import { INCOME_KINDS } from '@tonalli/contracts/agent-reports/columns';
import type { listAgentIncome as endpoint, IncomeDay, IncomeKind } from '@tonalli/contracts/agent-reports/wire';
import { toIso } from '../../clock/system-time';
import { eachDay, reportLength } from '../../rollups/report-days';
import { dayAfter, dayOf } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { accruedOf, rebateIncome } from '../rebates';
import { agentReportsRepository } from './agent-reports.repository';
import { billsOfRows, owedRows, stateOf } from './income-bills';

/** What the agent was paid as one, and is still owed, by day and kind (AG-05). Amounts in minor units. */
export const listAgentIncome: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const days = eachDay(input).map(({ day, start }) => ({ day, start, end: dayAfter(start) }));
  const nameOf = new Map(days.map(({ day, start }) => [start, day]));
  const span = { from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 };
  const found = agentReportsRepository(world).byDay({ memberId: member.id, kinds: INCOME_KINDS }, days);
  const bills = billsOfRows(world, member.id, span);
  const paid = found.map(({ day, kind, amountMinor, movements }): IncomeDay => {
    const own = bills.get(`${day} ${kind}`) ?? [];
    const row = { day: nameOf.get(day) ?? '', kind, amount: amountMinor, movements };
    return { ...row, state: stateOf(kind, own), bills: own.map(({ states: _, ...shown }) => shown) };
  });
  const open = [...accruedRows(world, member.id, nameOf), ...owedRows(world, member.id, { span, nameOf })];
  const totals = totalsOf(paid);
  return {
    rows: [...open, ...paid].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)),
    totals,
    total: sum(totals),
    pending: sum(open),
    rebates: rebateIncome(world, member.id, span).map(({ category, amountMinor }) => ({
      category,
      amount: amountMinor,
    })),
    asOf: toIso(world.clock.now()),
  };
};

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0);

function totalsOf(rows: readonly IncomeDay[]): { kind: IncomeKind; amount: number; movements: number }[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return INCOME_KINDS.flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? { kind, amount: sum(own), movements: own.reduce((all, { movements }) => all + movements, 0) } : [];
  });
}

/** What bets since the last booking give, less what is owed back; today's. */
function accruedRows(world: World, agentId: string, nameOf: ReadonlyMap<number, string>): IncomeDay[] {
  const today = nameOf.get(dayOf(world.clock.now()));
  const { categories, owedMinor } = accruedOf(world, agentId);
  const amount = categories.reduce((total, { amountMinor }) => total + amountMinor, 0) - owedMinor;
  if (today === undefined || amount === 0) return [];
  return [{ day: today, kind: 'agent.rebate', state: 'accrued', amount, movements: 0, bills: [] }];
}
