import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../people/create-member';
import { findMember } from '../../people/find-member';
import { setRate } from '../../people/rates';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import { keepBet } from '../../wagering/bets';
import type { OpenWorld } from '../../world/open-world';
import { acceptFor, offerFor, resumeContract, reverseBillNamed, suspendContract } from '../agent-contracts';
import { listAgentIncome } from './list-agent-income';

const DAY = 86_400_000;
/** Midnight in Mexico City, the one after the time that test worlds begin with. */
const FIRST_DAY = Date.UTC(2026, 0, 16, 6);
const DAYS = { from: '2026-01-16', to: '2026-01-18' };
const TERMS: ContractTerms = {
  ...{ kind: 'daily', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house', categories: ['RNG'] },
  tiers: [{ minTurnover: 0, minNetLoss: 0, minActiveMembers: 0, rateBp: 20 }],
  eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 0, countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
};

let world: OpenWorld;
let [agent, player, contractId, rounds] = ['', '', '', 0];

/** Ten thousand pesos, which the house keeps: 20.00 of salary, 50.00 of rebate. */
function play(): void {
  rounds += 1;
  const at = world.clock.now();
  world.transaction(() =>
    keepBet(world, {
      ...{ nodeId: '010001', vassalage: 'OMT', isTrial: false, detail: { k: 'summary' }, gameType: 'RNG' },
      ...{ roundId: `income-${rounds}`, memberId: player, stakeMinor: 1_000_000, payoutMinor: 0, at, settledAt: at },
    }),
  );
}

async function income(of = agent) {
  const member = findMember(world, of);
  if (!member) throw new Error(`nobody is ${of}`);
  const ctx = contextOf<'required'>(world, { ...member, tokenId: 't' });
  return await listAgentIncome({ ctx, input: DAYS });
}
const rowsOf = async () =>
  (await income()).rows.map(({ day, kind, state, amount, bills }) => {
    return [day.slice(-2), kind, state, amount, ...bills.map(({ billId }) => billId)];
  });
const REBATE = (day: string) => [day, 'agent.rebate', 'paid', 5_000];

beforeEach(() => {
  world = createTestWorld();
  agent = createMember(world, { username: 'topper', passwordHash: null, type: 1, createdAt: 0 }).id;
  player = createMember(world, { username: 'anabel', passwordHash: null, type: 0, uplineId: agent, createdAt: 0 }).id;
  setRate(world, { memberId: agent, category: 'RNG', rateBp: 50, setBy: 'test' });
  contractId = offerFor(world, { uplineId: null, downlineId: agent, terms: TERMS });
  acceptFor(world, contractId);
  world.clock.set(FIRST_DAY + 1);
  play();
});

describe('how far income is', () => {
  it('AG-05 AG-09 is accrued until its five minutes are over, and booked by category then', async () => {
    const accrued = await income();
    expect(accrued.rows).toEqual([
      { day: '2026-01-16', kind: 'agent.rebate', state: 'accrued', amount: 5_000, movements: 0, bills: [] },
    ]);
    expect([accrued.total, accrued.pending, accrued.rebates]).toEqual([0, 5_000, []]);
    world.clock.advance(DAY / 2);
    const booked = await income();
    expect(booked.rows).toMatchObject([{ state: 'paid', amount: 5_000, movements: 1 }]);
    expect([booked.total, booked.pending, booked.rebates]).toEqual([5_000, 0, [{ category: 'RNG', amount: 5_000 }]]);
  });

  it('AG-05 CON-06 leads to the bill that paid it, and waits where a bill does', async () => {
    world.clock.set(FIRST_DAY + DAY + 1);
    play();
    suspendContract(world, contractId, 'looked into');
    world.clock.set(FIRST_DAY + 2 * DAY + 1);
    expect(await rowsOf()).toEqual([
      ['18', 'agent.salary', 'waiting', 2_000, 'AB00000002'],
      REBATE('17'),
      ['17', 'agent.salary', 'paid', 2_000, 'AB00000001'],
      REBATE('16'),
    ]);
    const { total, pending, totals } = await income();
    expect([total, pending]).toEqual([12_000, 2_000]);
    expect(totals).toContainEqual({ kind: 'agent.salary', amount: 2_000, movements: 1 });
    resumeContract(world, contractId, 'in order');
    expect((await rowsOf())[0]).toEqual(['18', 'agent.salary', 'paid', 2_000, 'AB00000002']);
  });

  it('AG-05 CON-08 says of what was taken back that it was, with the bill it was of', async () => {
    world.clock.set(FIRST_DAY + DAY + 1);
    world.transaction(() => reverseBillNamed(world, 'AB00000001'));
    expect((await rowsOf()).slice(0, 2)).toEqual([
      ['17', 'agent.clawback', 'clawedBack', -2_000, 'AB00000001'],
      ['17', 'agent.salary', 'clawedBack', 2_000, 'AB00000001'],
    ]);
    expect(await income()).toMatchObject({ total: 5_000, pending: 0 });
  });

  it('AG-06 is nobody else’s', async () => {
    const other = createMember(world, { username: 'other', passwordHash: null, type: 1, createdAt: 0 }).id;
    world.clock.set(FIRST_DAY + 2 * DAY);
    expect(await income(other)).toMatchObject({ rows: [], total: 0, pending: 0, rebates: [] });
  });
});
