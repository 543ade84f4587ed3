import { MAIN_KINDS, type MainKind, mainCategory } from '@tonalli/contracts/ledger';
import { listMovements as endpoint } from '@tonalli/contracts/records/wire';
import { login } from '@tonalli/contracts/session/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import { mintPlayer, type Player } from '../../testing/log-in';
import { postPermitted, type Unpermitted } from '../../testing/permitted';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { betIdOf, keepBet } from '../../wagering/bets';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ALL = { from: toIso(TEST_TIME_MS - 92 * DAY_MS + HOUR_MS), to: toIso(TEST_TIME_MS + HOUR_MS) };

const platform = await servePlatform({ seed: 'default' });
let keys = 0;

const join = (type: 0 | 4 = 0) => mintPlayer(platform.world, { type });

interface Booking {
  at?: number;
  reference?: string;
}

function post({ id }: Player, [kind, amountMinor]: [MainKind | 'trial.grant', number], booking: Booking = {}): void {
  keys += 1;
  const { at = TEST_TIME_MS, reference = `ref-${keys}` } = booking;
  const common = { key: `movements-${keys}`, amountMinor, reference, at };
  const post = (request: Unpermitted) => postPermitted(platform.world, request);
  if (kind === 'transfer.member') post({ ...common, kind, fromMemberId: id, toMemberId: 'M000001' });
  else if (kind === 'wallet.in' || kind === 'wallet.out') post({ ...common, kind, memberId: id, vendor: 'SLR' });
  else if (kind === 'grant.convert' || kind === 'free.win') {
    const of = { memberId: id, grantId: `K-${id}` };
    post({ ...common, ...of, kind: 'grant.fund', key: `${common.key}:fund` });
    post({ ...common, ...of, kind });
  } else if (kind === 'round.escrow' || kind === 'round.release') {
    post({ ...common, kind, memberId: id, roundId: `round-of-${id}` });
  } else if (kind === 'agent.cover') post({ ...common, kind, fromMemberId: id, toMemberId: id });
  else if (kind === 'agent.contractPay') {
    post({ ...common, kind: 'agent.funding', key: `${common.key}:funding`, memberId: 'M000001' });
    post({ ...common, kind, fromMemberId: 'M000001', toMemberId: id });
  } else post({ ...common, kind, memberId: id });
}

const list = ({ token }: Pick<Player, 'token'>, query: Record<string, string> = {}) =>
  platform.value(endpoint, { ...ALL, pageNo: '1', pageSize: '50', ...query }, { token });

const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

async function pages(person: Pick<Player, 'token'>, query: Record<string, string>) {
  const first = await list(person, query);
  const rows = [...first.content];
  for (let page = 2; page <= first.totalPages; page += 1) {
    rows.push(...(await list(person, { ...query, pageNo: String(page) })).content);
  }
  return { ...first, rows };
}

describe('account record', () => {
  it('MEM-08 lists each movement with its type, signed amount, balance after, time and reference', async () => {
    const member = await join();
    post(member, ['deposit.credit', 50_000], { at: TEST_TIME_MS - DAY_MS, reference: 'D1' });
    post(member, ['bet.stake', 1_250], { reference: 'R1' });
    post(member, ['bonus.welcome', 10_000], { reference: 'P1' });
    const answer = await list(member);
    expect(answer.content.map(({ movementId, ...row }) => row)).toEqual([
      {
        at: toIso(TEST_TIME_MS),
        kind: 'bonus.welcome',
        category: 'bonus',
        amount: '100.00',
        balanceAfter: '587.50',
        reference: 'P1',
        betId: null,
      },
      {
        at: toIso(TEST_TIME_MS),
        kind: 'bet.stake',
        category: 'bet',
        amount: '-12.50',
        balanceAfter: '487.50',
        reference: 'R1',
        betId: null,
      },
      {
        at: toIso(TEST_TIME_MS - DAY_MS),
        kind: 'deposit.credit',
        category: 'deposit',
        amount: '500.00',
        balanceAfter: '500.00',
        reference: 'D1',
        betId: null,
      },
    ]);
    expect(answer).toMatchObject({ totalRows: 3, totals: { in: '600.00', out: '12.50', net: '587.50' } });
    expect(new Set(answer.content.map(({ movementId }) => movementId)).size).toBe(3);
  });

  it('MEM-08 adds up: totals are the sum of the rows, and each balance follows from the one before', async () => {
    const movements = fc.array(
      fc.record({
        kind: fc.constantFrom<MainKind>('deposit.credit', 'bet.stake', 'bet.payout', 'bet.reversal', 'bonus.welcome'),
        amountMinor: fc.integer({ min: 1, max: 500 }),
        hoursAgo: fc.integer({ min: 0, max: 400 }),
      }),
      { maxLength: 25 },
    );
    const shown = fc.record({
      pageSize: fc.constantFrom('1', '7', '50'),
      category: fc.constantFrom(undefined, 'bet', 'deposit'),
      sinceHours: fc.integer({ min: 1, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(movements, shown, async (posted, { pageSize, category, sinceHours }) => {
        const member = await join();
        post(member, ['deposit.credit', 100_000], { at: TEST_TIME_MS - 450 * HOUR_MS });
        for (const { kind, amountMinor, hoursAgo } of posted) {
          post(member, [kind, amountMinor], { at: TEST_TIME_MS - hoursAgo * HOUR_MS });
        }
        const from = toIso(TEST_TIME_MS - sinceHours * HOUR_MS);
        const { rows, totals, totalRows } = await pages(member, { from, pageSize, ...(category && { category }) });
        expect(rows).toHaveLength(totalRows);
        const amounts = rows.map(({ amount }) => minor(amount));
        const sum = (of: number[]) => of.reduce((total, each) => total + each, 0);
        expect(minor(totals.net)).toBe(sum(amounts));
        expect(minor(totals.in)).toBe(sum(amounts.filter((each) => each > 0)));
        expect(minor(totals.out)).toBe(0 - sum(amounts.filter((each) => each < 0)));
        expect(rows.every(({ at }) => at >= from)).toBe(true);
        if (category) {
          expect(rows.every((row) => row.category === category)).toBe(true);
          return;
        }
        const [newest] = rows;
        if (newest) expect(minor(newest.balanceAfter)).toBe(platform.world.ledger.balance(member.id, 'member.main'));
        rows.slice(1).forEach((older, index) => {
          const newer = rows[index];
          expect(minor(newer?.balanceAfter ?? '')).toBe(minor(older.balanceAfter) + minor(newer?.amount ?? ''));
        });
      }),
      { numRuns: 25 },
    );
  });

  it('MEM-08 says the same balance as the ledger did when it booked', async () => {
    const member = await join();
    const kept = (['deposit.credit', 'bet.stake', 'bet.payout'] as const).map((kind, index) => {
      keys += 1;
      const request = { kind, key: `movements-${keys}`, memberId: member.id, amountMinor: 900 - index, reference: 'x' };
      return postPermitted(platform.world, { ...request, at: TEST_TIME_MS + index }).balanceAfterMinor;
    });
    const { content } = await list(member, { category: 'bet' });
    expect(content.map(({ balanceAfter }) => minor(balanceAfter))).toEqual([kept[2], kept[1]]);
  });

  it.each(MAIN_KINDS)('MEM-08 shows a movement of the kind %s under its category', async (kind) => {
    const member = await join();
    post(member, ['deposit.credit', 100_000], { at: TEST_TIME_MS - DAY_MS });
    // What comes back from another account must have gone there before.
    if (kind === 'withdrawal.release') post(member, ['withdrawal.hold', 700], { at: TEST_TIME_MS - HOUR_MS });
    if (kind === 'round.release') post(member, ['round.escrow', 700], { at: TEST_TIME_MS - HOUR_MS });
    if (kind === 'wallet.out') post(member, ['wallet.in', 700], { at: TEST_TIME_MS - HOUR_MS });
    post(member, [kind, 700]);
    const { content } = await list(member, { category: mainCategory(kind) });
    expect(content[0]).toMatchObject({ kind, category: mainCategory(kind) });
    expect(Math.abs(minor(content[0]?.amount ?? ''))).toBe(700);
  });

  it('MEM-05 MEM-08 shows a transfer to both members, to each their own balance', async () => {
    const [giver, taker] = [await join(), await join()];
    post(giver, ['deposit.credit', 50_000], { at: TEST_TIME_MS - HOUR_MS });
    post(taker, ['deposit.credit', 200], { at: TEST_TIME_MS - HOUR_MS });
    const transfer = { kind: 'transfer.member', key: 'given', fromMemberId: giver.id, toMemberId: taker.id } as const;
    postPermitted(platform.world, { ...transfer, amountMinor: 12_345, reference: 'T1', at: TEST_TIME_MS });
    const shown = { kind: 'transfer.member', category: 'transfer', reference: 'T1', betId: null };
    const [given, taken] = [await list(giver), await list(taker)];
    expect(given.content[0]).toMatchObject({ ...shown, amount: '-123.45', balanceAfter: '376.55' });
    expect(taken.content[0]).toMatchObject({ ...shown, amount: '123.45', balanceAfter: '125.45' });
    expect([given.totals, taken.totals]).toEqual([
      { in: '500.00', out: '123.45', net: '376.55' },
      { in: '125.45', out: '0.00', net: '125.45' },
    ]);
  });

  it('MEM-08 leaves play money out, and refuses a trial account', async () => {
    const member = await join();
    post(member, ['trial.grant', 5_000]);
    expect(await list(member)).toMatchObject({ content: [], totalRows: 0, totalPages: 1 });
    const { token } = await join(4);
    const query = { ...ALL, pageNo: '1', pageSize: '50' };
    const { status, envelope } = await platform.call(endpoint, query, { token });
    expect(status).toBe(403);
    expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
  });

  it("MEM-08 opens the round of an own bet, and of nobody else's", async () => {
    const [member, other] = [await join(), await join()];
    const bet = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', stakeMinor: 100, payoutMinor: 0 } as const;
    const rest = { isTrial: false, at: TEST_TIME_MS, detail: { k: 'summary' } } as const;
    const id = keepBet(platform.world, { ...bet, ...rest, roundId: 'own-round', memberId: member.id });
    for (const person of [member, other]) {
      post(person, ['deposit.credit', 1_000], { at: TEST_TIME_MS - 1, reference: 'own-round' });
      post(person, ['bet.stake', 100], { reference: 'own-round' });
    }
    expect((await list(member)).content.map(({ betId }) => betId)).toEqual([betIdOf(id), null]);
    expect((await list(other)).content.map(({ betId }) => betId)).toEqual([null, null]);
  });

  it('MEM-08 takes the first moment of the range in and leaves the last one out', async () => {
    const member = await join();
    post(member, ['deposit.credit', 100], { at: TEST_TIME_MS });
    const ask = (from: number, to: number) => list(member, { from: toIso(from), to: toIso(to) });
    expect((await ask(TEST_TIME_MS, TEST_TIME_MS + 1)).totalRows).toBe(1);
    expect((await ask(TEST_TIME_MS - 1, TEST_TIME_MS)).totalRows).toBe(0);
  });

  it.each([
    ['longer than 92 days', { from: toIso(TEST_TIME_MS - 92 * DAY_MS - 1), to: toIso(TEST_TIME_MS) }],
    ['empty', { from: ALL.to, to: ALL.to }],
    ['backwards', { from: ALL.to, to: ALL.from }],
    ['no time at all', { from: 'ayer' }],
  ])('MEM-08 refuses a range that is %s', async (_, range) => {
    const { token } = await join();
    const query = { ...ALL, pageNo: '1', pageSize: '50', ...range };
    const { status, envelope } = await platform.call(endpoint, query, { token });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });
});

describe('default data', () => {
  it.each(['demo', 'maria'])('MEM-08 show %s an account record that adds up to the wallet', async (username) => {
    const password = username === 'demo' ? 'Demo1234' : 'Maria1234';
    const { token, customerId } = await platform.value(login, { username, password, type: 'username' });
    const { rows, totals } = await pages({ token }, { pageSize: '200' });
    expect(rows.length).toBeGreaterThan(100);
    expect(minor(totals.net)).toBe(platform.world.ledger.balance(customerId, 'member.main'));
    expect(rows[0]?.balanceAfter).toBe(totals.net);
    expect(rows.every(({ balanceAfter }) => minor(balanceAfter) >= 0)).toBe(true);
  });
});
