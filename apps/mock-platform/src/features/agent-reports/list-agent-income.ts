import { INCOME_KINDS } from '@tonalli/contracts/agent-reports/columns';
import type { listAgentIncome as endpoint, IncomeKind } from '@tonalli/contracts/agent-reports/wire';
import { toIso } from '../../clock/system-time';
import { eachDay, reportLength } from '../../rollups/report-days';
import { dayAfter } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import { agentReportsRepository } from './agent-reports.repository';

/** What the agent was paid as one, by day and kind (AG-05). Amounts in minor units. */
export const listAgentIncome: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  reportLength(input);
  const days = eachDay(input).map(({ day, start }) => ({ day, start, end: dayAfter(start) }));
  const nameOf = new Map(days.map(({ day, start }) => [start, day]));
  const found = agentReportsRepository(world).byDay({ memberId: member.id, kinds: INCOME_KINDS }, days);
  const totals = new Map<IncomeKind, { kind: IncomeKind; amount: number; movements: number }>();
  for (const { kind, amountMinor, movements } of found) {
    const total = totals.get(kind) ?? { kind, amount: 0, movements: 0 };
    totals.set(kind, { kind, amount: total.amount + amountMinor, movements: total.movements + movements });
  }
  return {
    rows: found.map(({ day, kind, amountMinor, movements }) => {
      return { day: nameOf.get(day) ?? '', kind, amount: amountMinor, movements };
    }),
    totals: INCOME_KINDS.flatMap((kind) => totals.get(kind) ?? []),
    total: [...totals.values()].reduce((sum, { amount }) => sum + amount, 0),
    asOf: toIso(world.clock.now()),
  };
};
