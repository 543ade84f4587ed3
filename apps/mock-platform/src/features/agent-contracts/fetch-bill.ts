import type { PayFigures } from '@tonalli/contracts/agent-contracts/pay';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { fetchBill as endpoint } from '@tonalli/contracts/agent-contracts/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type BillEntity, type BillInputs, billsRepository, paymentsRepository } from './bills.repository';
import { billIdOf, parseBillId } from './contract-ids';
import { versionsRepository } from './contracts.repository';
import { toBill } from './list-bills';
import { personFor } from './names';
import { nextStart, streamOf } from './periods';
import { teamFigures } from './team-figures.repository';
import { questionOf } from './what-if';

const MOST_SHOWN = 200;

/** A bill with all that it was worked out of (CON-06). Whoever is paid by it has read it then. Throws `BILL_NOT_FOUND`. */
export const fetchBill: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const bill = billsRepository(world).find(parseBillId(input.billId) ?? 0);
  const isPart = bill && (bill.downlineId === member.id || bill.uplineId === member.id);
  const inputs = isPart ? billsRepository(world).inputsOf(bill.id) : null;
  const terms = isPart ? versionsRepository(world).find(bill.contractId, bill.version)?.terms : null;
  if (!bill || !inputs || !terms) throw new PlatformFailure('BILL_NOT_FOUND');
  if (bill.downlineId === member.id && bill.readAt === null) billsRepository(world).setRead(bill.id, world.clock.now());
  return {
    bill: toBill(world, member.id, bill),
    ...{ version: bill.version, hash: bill.hash, terms, closingCarry: bill.closingCarryMinor },
    figures: toFigures(inputs.figures),
    byCategory: toCategories(inputs),
    active: activeOf(world, member.id, { bill, terms }),
    downlines: billsRepository(world)
      .below(bill)
      .slice(0, MOST_SHOWN)
      .map(({ downlineId, grossMinor, payer }) => ({
        ...{ person: personFor(world, member.id, downlineId), gross: grossMinor, payer },
      })),
    postings: paymentsRepository(world)
      .ofBill(bill.id)
      .map(({ at, kind, amountMinor, key }) => ({ at: toIso(at), kind, amount: amountMinor, reference: key })),
    nextTryAt: nextTryAt(world, bill, terms),
    correctedBy: billsRepository(world).correctedBy(bill).map(billIdOf),
  };
};

const toFigures = ({ activeMembers, ...minor }: PayFigures) => ({
  ...{ turnover: minor.turnoverMinor, stake: minor.stakeMinor, payout: minor.payoutMinor },
  ...{ bonus: minor.bonusMinor, rebate: minor.rebateMinor, salary: minor.salaryMinor, deposit: minor.depositMinor },
  ...{ activeMembers, openingCarry: minor.openingCarryMinor, correction: minor.correctionMinor },
});

const toCategories = ({ byCategory }: BillInputs) =>
  byCategory.map(({ category, turnoverMinor, stakeMinor, payoutMinor }) => ({
    ...{ category, turnover: turnoverMinor, stake: stakeMinor, payout: payoutMinor },
  }));

/** Rollups of a time that is over do not change, so that whoever was active then can be asked for at any time. */
function activeOf(world: World, viewerId: string, { bill, terms }: { bill: BillEntity; terms: ContractTerms }) {
  const period = { key: bill.period, from: bill.fromAt, to: bill.toAt };
  const { players } = teamFigures(world).active(
    streamOf(terms.kind, terms.period),
    questionOf(bill.downlineId, terms, period),
    MOST_SHOWN,
  );
  return players.map(({ memberId, validMinor }) => ({
    name: personFor(world, viewerId, memberId).name,
    validBet: validMinor,
  }));
}

/** With the next run of its kind, if nothing is credited to the payer before. */
function nextTryAt(world: World, { state }: BillEntity, { kind, period }: ContractTerms): string | null {
  const isOwed = state === 'INSUFFICIENT' || state === 'PARTLY_PAID';
  return isOwed ? toIso(nextStart(streamOf(kind, period), world.clock.now())) : null;
}
