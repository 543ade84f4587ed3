import { listActivity } from '@tonalli/contracts/downlines/wire-activity';
import {
  fetchTransferDesk,
  listMemberTransfers,
  transferDownline,
  transferUpline,
} from '@tonalli/contracts/member-transfers/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { listMovements } from '@tonalli/contracts/records/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepMemberStatus } from '../../people/find-member';
import { moveMember } from '../../people/move-member';
import { keepBreak, keepLimits } from '../../people/player-protection';
import { callsAs, mintPlayer, tokenFor } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { placeBet } from '../../wagering/testing/summary-bets';
import { confirmDeposit, openDeposit } from '../cashier';
import { turnoverOf } from '../cashier/turnover';
import { TRANSFER_RULES } from './transfer-settings';

const DAY_MS = 86_400_000;
const BREAK = { kind: 'TIME_OUT', from: TEST_TIME_MS, until: TEST_TIME_MS + 7 * DAY_MS } as const;
const PAYMENT_PASSWORD = '246810';
const stage = await serveWorlds();
let keys = 0;

/** A top agent with an agent below, who has a member below, who has another below; and a stranger. */
async function people() {
  const { world, platform } = stage;
  const minted = async (request: Parameters<typeof mintPlayer>[1]) => {
    const player = await mintPlayer(world, { balanceMinor: 100_000, ...request });
    const call = callsAs(platform, { world: world.name, token: player.token });
    return { ...player, ...call, balance: () => world.ledger.balance(player.id, 'member.main') };
  };
  const top = await minted({ type: 1, username: 'topagente' });
  const agent = await minted({ type: 2, uplineId: top.id, username: 'lucia77' });
  const member = await minted({ uplineId: agent.id, username: 'estrella77' });
  const below = await minted({ uplineId: member.id });
  const stranger = await minted({ type: 1 });
  return { top, agent, member, below, stranger };
}
type People = Awaited<ReturnType<typeof people>>;
type Person = People['top'];

let all: People;
beforeEach(async () => {
  all = await people();
});

interface Given {
  key?: string;
  password?: string;
}

const bodyOf = (amount: string, password = PAYMENT_PASSWORD) => ({ amount, paymentPassword: password });
const freshKey = (): string => {
  keys += 1;
  return `transfer-${keys}`;
};
const options = ({ token }: Person, key = freshKey()) => ({ token, world: stage.world.name, idempotencyKey: key });
const answered = (call: ReturnType<typeof stage.platform.call>) =>
  call.then(({ envelope }) => (envelope.success ? 'OK' : envelope.code));
const up = (from: Person, amount = '100.00', { key, password }: Given = {}) =>
  answered(stage.platform.call(transferUpline, bodyOf(amount, password), options(from, key)));
const down = (from: Person, downlineId: string, amount = '100.00') =>
  answered(stage.platform.call(transferDownline, { downlineId, ...bodyOf(amount) }, options(from)));
/** In a session of now. */
const again = (person: Person): Person => ({ ...person, token: tokenFor(stage.world, person.id) });
const transfers = () => stage.world.sqlite.prepare('SELECT count(*) FROM member_transfers').pluck().get();
const balances = () => Object.values(all).map((person) => person.balance());
const UNMOVED = [100_000, 100_000, 100_000, 100_000, 100_000];

async function expectNothingMoved() {
  expect(balances()).toEqual(UNMOVED);
  expect(transfers()).toBe(0);
  expect(stage.world.ledger.audit().findings).toEqual([]);
}

describe('a transfer', () => {
  it('MEM-05 moves money from a member to the upline, with the record on both sides and a message', async () => {
    const { agent, member } = all;
    const sent = await stage.platform.value(transferUpline, bodyOf('250.00'), options(member));
    expect(sent).toEqual({
      ...{ transferId: 'T00000001', amount: '250.00', at: new Date(TEST_TIME_MS).toISOString() },
      receiver: { userName: 'l••••7', nickname: expect.stringContaining('••••') },
    });
    expect([member.balance(), agent.balance()]).toEqual([75_000, 125_000]);
    const page = { pageNo: '1', pageSize: '10' };
    const party = expect.objectContaining({ userName: 'l••••7' });
    const row = { transferId: 'T00000001', amount: '250.00', at: sent.at };
    expect((await member.value(listMemberTransfers, page)).content).toEqual([
      { ...row, direction: 'OUT', way: 'UPLINE', party },
    ]);
    expect((await agent.value(listMemberTransfers, page)).content).toEqual([
      { ...row, direction: 'IN', way: 'DOWNLINE', party: expect.objectContaining({ userName: 'e••••7' }) },
    ]);
    const range = {
      from: new Date(TEST_TIME_MS - DAY_MS).toISOString(),
      to: new Date(TEST_TIME_MS + DAY_MS).toISOString(),
    };
    for (const [person, amount] of [
      [member, '-250.00'],
      [agent, '250.00'],
    ] as const) {
      const { content } = await person.value(listMovements, { ...range, ...page, category: 'transfer' });
      expect(content).toMatchObject([{ kind: 'transfer.member', reference: 'T00000001', amount }]);
    }
    const inbox = await agent.value(listMessages, { filter: 'all', language: 'ES', ...page });
    expect(inbox.content).toMatchObject([
      { kind: 'transferReceived', title: 'Recibiste una transferencia de $250.00', read: false },
    ]);
  });

  it('AG-04 moves money from an agent to a direct downline, agents and members alike', async () => {
    const { top, agent, member } = all;
    expect(await down(top, agent.id, '300.00')).toBe('OK');
    expect(await down(agent, member.id, '1300.00')).toBe('OK');
    expect(balances()).toEqual([70_000, 0, 230_000, 100_000, 100_000]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('AG-10 is in the logs of both, names of those above masked', async () => {
    const { agent, member } = all;
    await down(agent, member.id, '300.00');
    const log = (person: Person) => person.value(listActivity, { limit: '10' });
    const entry = { kind: 'transferred', amount: '300.00', at: new Date(TEST_TIME_MS).toISOString() };
    const [reader, other] = [{ who: 'reader', name: '' }, (name: string) => ({ who: 'other', name })];
    expect((await log(agent)).list).toMatchObject([{ ...entry, from: reader, to: other('estrella77') }]);
    expect((await log(member)).list).toMatchObject([{ ...entry, from: other('l••••7'), to: reader }]);
    expect(await down(agent, member.id, '999999.00')).not.toBe('OK');
    expect((await log(agent)).list).toHaveLength(1);
  });

  it('MEM-05 goes to whoever stands above now, not to whom the member joined below', async () => {
    const { member, agent, stranger } = all;
    moveMember(stage.world, { memberId: member.id, uplineId: stranger.id });
    expect(await down(agent, member.id)).toBe('DOWNLINE_NOT_FOUND');
    expect(await up(member)).toBe('OK');
    expect([agent.balance(), stranger.balance()]).toEqual([100_000, 110_000]);
  });

  it('MEM-05 says beforehand who receives it, masked, and what the day still leaves', async () => {
    const { agent, member, top } = all;
    await up(member, '40.00');
    const desk = { min: '10.00', max: '50000.00', dailyMax: '100000.00', leftToday: '99960.00' };
    expect(await member.value(fetchTransferDesk)).toEqual({
      ...desk,
      receiver: expect.objectContaining({ userName: 'l••••7' }),
    });
    expect(await agent.value(fetchTransferDesk, { downlineId: member.id })).toMatchObject({
      receiver: { userName: 'e••••7' },
      leftToday: '100000.00',
    });
    expect(await top.value(fetchTransferDesk)).toMatchObject({ receiver: null });
    expect(await top.code(fetchTransferDesk, { downlineId: member.id })).toBe('DOWNLINE_NOT_FOUND');
  });

  it('MEM-05 does not move money twice when the same key repeats, and refuses the key for another amount', async () => {
    const { member, agent } = all;
    expect(await up(member, '100.00', { key: 'intent-1' })).toBe('OK');
    expect(await up(member, '100.00', { key: 'intent-1' })).toBe('OK');
    expect(await up(member, '200.00', { key: 'intent-1' })).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([member.balance(), agent.balance(), transfers()]).toEqual([90_000, 110_000, 1]);
  });

  it("MEM-05 another member's key stands for nothing of one's own", async () => {
    const { member, agent, below } = all;
    expect(await up(member, '100.00', { key: 'shared' })).toBe('OK');
    expect(await up(below, '100.00', { key: 'shared' })).toBe('OK');
    expect([below.balance(), member.balance(), agent.balance()]).toEqual([90_000, 100_000, 110_000]);
  });

  it('MEM-05 spends the same money once, however many ask together', async () => {
    const { member, agent } = all;
    const codes = await Promise.all(Array.from({ length: 6 }, () => up(member, '400.00')));
    expect(codes.toSorted()).toEqual([...Array(4).fill('INSUFFICIENT_FUNDS'), 'OK', 'OK']);
    expect([member.balance(), agent.balance(), transfers()]).toEqual([20_000, 180_000, 2]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });
});

describe('what is refused moves nothing', () => {
  it('AG-04 AG-06 to oneself, a stranger, a downline of a downline, the upline and nobody, all alike', async () => {
    const { top, agent, member, below, stranger } = all;
    const targets = [agent.id, stranger.id, below.id, top.id, 'M999999'];
    for (const target of targets) expect(await down(agent, target)).toBe('DOWNLINE_NOT_FOUND');
    expect(await down(stranger, member.id)).toBe('DOWNLINE_NOT_FOUND');
    await expectNothingMoved();
  });

  it('MEM-05 AG-04 of a trial account, to nobody above, and of a member to a downline', async () => {
    const { member, below, top } = all;
    const trial = await mintPlayer(stage.world, { type: 4 });
    const asTrial = { token: trial.token, world: stage.world.name, idempotencyKey: 'trial' };
    expect(await answered(stage.platform.call(transferUpline, bodyOf('100.00'), asTrial))).toBe('TRIAL_ACCOUNT');
    expect(await down(member, below.id)).toBe('ACCOUNT_NOT_AGENT');
    expect(await up(top)).toBe('UPLINE_NOT_FOUND');
    await expectNothingMoved();
  });

  it('MEM-05 above the balance, outside the limits, and with a wrong payment password', async () => {
    const { member } = all;
    expect(await up(member, '1000.01')).toBe('INSUFFICIENT_FUNDS');
    expect(await up(member, '9.99')).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await up(member, '50000.01')).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await up(member, '100.00', { password: '111111' })).toBe('PAYMENT_PASSWORD_WRONG');
    await expectNothingMoved();
  });

  it('MEM-05 locks the payment password after wrong ones, also for the right one', async () => {
    const { member } = all;
    for (let wrong = 0; wrong < 4; wrong += 1) await up(member, '100.00', { password: '111111' });
    expect(await up(member, '100.00', { password: '111111' })).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(await up(member)).toBe('PAYMENT_PASSWORD_LOCKED');
    await expectNothingMoved();
  });

  it('MEM-05 beyond what a day allows; the next of the operator begins anew', async () => {
    const { member } = all;
    stage.world.settings.set(TRANSFER_RULES, { minMinor: 1_000, maxMinor: 50_000, dailyMinor: 60_000 });
    expect(await up(member, '400.00')).toBe('OK');
    expect(await up(member, '200.01')).toBe('TRANSFER_LIMIT_REACHED');
    expect(await up(member, '200.00')).toBe('OK');
    expect(await up(member, '10.00')).toBe('TRANSFER_LIMIT_REACHED');
    stage.world.clock.advance(DAY_MS);
    expect(await up(again(member), '10.00')).toBe('OK');
  });

  it('MEM-05 from somebody on a break', async () => {
    const { member } = all;
    keepBreak(stage.world, member.id, BREAK);
    expect(await up(again(member))).toBe('ACCOUNT_ON_BREAK');
    await expectNothingMoved();
  });
});

describe('the receiver', () => {
  it('MEM-05 MEM-16 RG-02 cannot be told apart by the sender when on a break, suspended or at a limit', async () => {
    const { agent, member, top } = all;
    const answer = (downlineId: string, from: Person) =>
      stage.platform
        .call(transferDownline, { downlineId, ...bodyOf('500.00') }, options(from))
        .then(({ envelope, status }) => ({ status, ...envelope, traceId: null, requestId: null }));
    keepLimits(stage.world, member.id, { deposit: { daily: 40_000 } });
    const atLimit = await answer(member.id, agent);
    keepLimits(stage.world, member.id, {});
    keepMemberStatus(stage.world, member.id, 'suspended');
    const suspended = await answer(member.id, agent);
    keepMemberStatus(stage.world, member.id, 'active');
    keepBreak(stage.world, agent.id, BREAK);
    const onBreak = await answer(agent.id, top);
    expect(atLimit).toMatchObject({ status: 422, success: false, code: 'TRANSFER_NOT_ACCEPTED' });
    expect(suspended).toEqual(atLimit);
    expect(onBreak).toEqual(atLimit);
    expect(JSON.stringify(atLimit)).not.toMatch(/40000|400\.00|limit|break/i);
    await expectNothingMoved();
  });

  it('MEM-16 counts what was transferred as deposited, together with orders, and takes just what fits', async () => {
    const { agent, member } = all;
    keepLimits(stage.world, member.id, { deposit: { daily: 100_000 } });
    openDeposit(stage.world, { memberId: member.id, channelId: 'spei', amountMinor: 30_000, at: TEST_TIME_MS });
    expect(await down(agent, member.id, '500.00')).toBe('OK');
    expect(await down(agent, member.id, '200.01')).toBe('TRANSFER_NOT_ACCEPTED');
    expect(await down(agent, member.id, '200.00')).toBe('OK');
    expect(await down(agent, member.id, '10.00')).toBe('TRANSFER_NOT_ACCEPTED');
    expect([agent.balance(), member.balance()]).toEqual([30_000, 170_000]);
    stage.world.clock.advance(DAY_MS);
    expect(await down(again(agent), member.id, '10.00')).toBe('OK');
  });
});

describe('turnover', () => {
  it('MEM-04 MEM-05 goes along with the money, no more and no less of it', async () => {
    const { world } = stage;
    const { agent, member, top } = all;
    const order = openDeposit(world, { memberId: member.id, channelId: 'spei', amountMinor: 30_000, at: TEST_TIME_MS });
    await world.commit(() => confirmDeposit(world, order.id));
    const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG' } as const;
    placeBet(world, { ...game, roundId: 'R1', memberId: member.id, stakeMinor: 5_000, at: TEST_TIME_MS }, 0);
    const owed = ({ id }: Person) => {
      const { requiredMinor, doneMinor } = turnoverOf(world, id);
      return requiredMinor - doneMinor;
    };
    expect([owed(member), owed(agent)]).toEqual([25_000, 0]);
    expect(await up(member, '100.00')).toBe('OK');
    expect([owed(member), owed(agent)]).toEqual([15_000, 10_000]);
    expect(await up(member, '800.00')).toBe('OK');
    expect([owed(member), owed(agent)]).toEqual([0, 25_000]);
    expect(await up(agent, '20.00')).toBe('OK');
    expect([owed(agent), owed(top)]).toEqual([23_000, 2_000]);
  });
});
