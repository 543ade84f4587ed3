import { z } from 'zod';
import { CONTROL_COMMANDS, type ControlName } from './commands';

type Input = Readonly<Record<string, unknown>>;

/** A digit at the last of five places, for $2.00. */
const LINE = { play: 'positioning', selection: [[], [], [], [], ['7']], unitMinor: 200, multiple: 1 };

const DAILY_SALARY = {
  ...{ kind: 'daily', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house', categories: ['RNG'] },
  tiers: [{ minTurnover: '10000.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp: 20 }],
  eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '0.00', countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
};

/** What inputs of a name look like, whichever command takes them. */
const BY_FIELD: Input = {
  ...{ name: 'try-1', memberId: 'demo', member: 'demo', uplineId: 'agente', modelId: 'renata', nodeId: 'roulette' },
  ...{
    code: 'five-1',
    at: '2026-01-15T18:00:00Z',
    by: '1h',
    seq: 1,
    amount: '100.00',
    pool: '500.00',
    prize: '500.00',
  },
  ...{
    count: 5,
    points: 500,
    basisPoints: 50,
    stake: '50.00',
    percent: 120,
    home: 2,
    away: 1,
    years: 21,
    left: 100_000,
  },
  ...{ reason: 'Agreed by phone', title: 'News', body: 'There is a new table.', text: 'Thank you, it is mended.' },
  ...{
    contractId: 'AC00000001',
    billId: 'AB00000001',
    bonusId: 'B00000001',
    freeId: 'F00000001',
    rewardId: 'O00000001',
    actionId: 'H00000001',
    score: 65,
    note: 'Called them, they want a limit',
  },
  ...{ redeemId: 'R00000001', applicationId: 'P00000001', missionId: 'warm-up', outcome: 'win', play: 'positioning' },
  ...{
    selection: LINE.selection,
    wish: {},
    on: true,
    isOn: true,
    isScripted: false,
    terms: DAILY_SALARY,
    lines: [LINE],
  },
};

/** Where a name alone does not say it. */
const BY_COMMAND: Partial<Record<ControlName, Input>> = {
  importSnapshot: { file: '<what exportSnapshot answered>' },
  applyScenarios: { names: ['lottery-closing'] },
  describeScenario: { name: 'lottery-closing' },
  applyFaultSet: { name: 'bad-mobile-network' },
  removeFaultSet: { name: 'bad-mobile-network' },
  addFault: { endpoint: 'fetchBalance', effect: { kind: 'latency', milliseconds: 800 } },
  removeFault: { id: 1 },
  findMember: { id: 'demo' },
  endSessions: { id: 'demo' },
  setMemberStatus: { id: 'demo', status: 'suspended' },
  closeMember: { id: 'demo' },
  payClosedMember: { id: 'demo' },
  reopenMember: { id: 'demo', reason: 'Closed by mistake' },
  moveMember: { id: 'maria', uplineId: null, reason: 'Asked for another agent' },
  rejectIdentity: { memberId: 'demo', reasons: { selfie: 'unreadable' } },
  solveCaptcha: { id: 'the id of the answer that asked for it' },
  replyToFeedback: { id: 'F00000001', text: 'Thank you, it is mended.' },
  setStatus: { status: 1 },
  setDomains: { domains: ['juega.example'] },
  setRegistrationField: { field: 'email', use: 'required' },
  settleOrder: { id: 'D00000001', action: 'approve' },
  forceRound: {
    memberId: 'demo',
    nodeId: 'dice',
    bet: { side: 'under', target: 4_950, stakeMinor: 100 },
    wish: { roll: 77 },
  },
  closeRoomFlag: { flag: 'SAME_ADDRESS:M000001:M000002', reason: 'They live together; ordinary play' },
  forceTable: { nodeId: 'roulette', wish: { pocket: 17 } },
  holdTable: { nodeId: 'niu-niu', member: 'demo' },
  correctDraw: { code: 'five-1', result: '12345' },
  placeSlip: { memberId: 'demo', stake: '50.00', legs: [{ selection: 'home' }, { nth: 3, selection: 'draw' }] },
  forceSlip: { memberId: 'demo', scores: ['2-0', '-'] },
  publishCampaign: { campaign: { id: 'rainy-days' } },
  previewCost: { id: 'first-deposit' },
  reverseDeposit: { id: 'D00000001' },
  pauseCampaign: { id: 'sign-in' },
  setCampaignBudget: { id: 'sign-in', left: 1_000 },
};

/** What a tester could pass to a command: no more than it asks for. Throws for one of which nothing is known. */
export function exampleOf(name: ControlName): Input {
  const special = BY_COMMAND[name];
  if (special) return special;
  const { required = [], properties = {} } = z.toJSONSchema(CONTROL_COMMANDS[name].input, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(required.map((field) => [field, fieldOf(name, field, properties[field])]));
}

function fieldOf(name: ControlName, field: string, schema: unknown): unknown {
  const { enum: [first] = [] } = Object(schema) as { enum?: unknown[] };
  const value = first ?? BY_FIELD[field];
  if (value === undefined) throw new Error(`no example of ${field} for ${name}: see examples.ts`);
  return value;
}
