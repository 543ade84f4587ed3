import { afterDownlines, type PayFigures, payOf } from '@tonalli/contracts/agent-contracts/pay';
import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { type BillEntity, billsRepository } from './bills.repository';
import type { Conflict } from './cascade';
import { isOver, stateAt } from './contract-state';
import { contractsRepository } from './contracts.repository';
import { personFor } from './names';
import { type Period, periodBefore, streamOf } from './periods';
import { runContracts } from './run-contracts.repository';
import { type TeamQuestion, teamFigures } from './team-figures.repository';
import type { OfferPreview } from './wire-types';

export const questionOf = (
  agentId: string,
  { categories, eligibility }: ContractTerms,
  { from, to }: Period,
): TeamQuestion => ({
  ...{ agentId, from, to, categories: JSON.stringify(categories) },
  ...{ countSelf: Number(eligibility.countSelf), activeValidBet: eligibility.activeValidBet },
});

/** What a team came to in a period, of what terms count; without what was carried over. Minor units. */
export function figuresFor(
  world: World,
  agentId: string,
  { terms, period }: { terms: ContractTerms; period: Period },
): PayFigures {
  const stream = streamOf(terms.kind, terms.period);
  const question = questionOf(agentId, terms, period);
  const sums = teamFigures(world).sums(stream, question);
  const add = (pick: (row: (typeof sums)[number]) => number) => sums.reduce((total, row) => total + pick(row), 0);
  const isDividend = baseOf(terms.kind) === 'netLoss';
  const nothing = { bonusMinor: 0, rebateMinor: 0, depositMinor: 0 };
  return {
    turnoverMinor: add((row) => row.turnoverMinor),
    stakeMinor: add((row) => row.stakeMinor),
    payoutMinor: add((row) => row.payoutMinor),
    ...(isDividend ? teamFigures(world).cash(question) : nothing),
    salaryMinor: isDividend ? runContracts(world).salariesOf(agentId, period) : 0,
    activeMembers: teamFigures(world).active(stream, question, 1).total,
    openingCarryMinor: 0,
    correctionMinor: isDividend ? 0 - add((row) => row.latePayoutMinor) : add((row) => row.lateValidMinor),
  };
}

interface Asked {
  uplineId: string;
  downlineId: string;
  terms: ContractTerms;
  ending: readonly Conflict[];
}

/** The bill of an agent for a period, whatever became of the contract since. */
function billOf(
  world: World,
  memberId: string,
  { terms, period }: { terms: ContractTerms; period: Period },
): BillEntity | null {
  const contracts = contractsRepository(world).ofDownline(memberId, terms.kind);
  for (const { id } of contracts) {
    const bill = billsRepository(world).ofPeriod(id, period.from);
    if (bill) return bill;
  }
  return null;
}

/** The last period that is over, as it was and as it would have been (CON-07). */
export function whatIf(world: World, { uplineId, downlineId, terms, ending }: Asked): OfferPreview['whatIf'] {
  const now = world.clock.now();
  const period = periodBefore(streamOf(terms.kind, terms.period), now);
  const of = { terms, period };
  const present = billOf(world, downlineId, of);
  const figures = figuresFor(world, downlineId, of);
  const openingCarryMinor = (present && billsRepository(world).inputsOf(present.id)?.figures.openingCarryMinor) ?? 0;
  const gross = payOf(terms, { ...figures, openingCarryMinor }).amountMinor;
  const ends = new Set(ending.map(({ contract }) => contract.id));
  const downlines = contractsRepository(world)
    .ofUpline(downlineId, terms.kind)
    .filter((contract) => !isOver(stateAt(contract, now)) && contract.startsAt !== null)
    .map((contract) => {
      const paidNow = billsRepository(world).ofPeriod(contract.id, period.from)?.grossMinor ?? 0;
      return { memberId: contract.downlineId, paidNow, paidThen: ends.has(contract.id) ? 0 : paidNow };
    });
  const below = downlines.reduce((sum, { paidThen }) => sum + paidThen, 0);
  return {
    ...{ from: toIso(period.from), to: toIso(period.to) },
    paidNow: present?.dueMinor ?? 0,
    paidThen: terms.payer === 'house' ? afterDownlines(gross, below).netMinor : gross,
    ownGross: billOf(world, uplineId, of)?.grossMinor ?? 0,
    downlines: downlines
      .slice(0, 100)
      .map(({ memberId, ...paid }) => ({ person: personFor(world, uplineId, memberId), ...paid })),
  };
}
