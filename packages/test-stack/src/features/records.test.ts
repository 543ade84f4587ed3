import { beforeAll, describe, expect, it } from 'vitest';
import { lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';

const DAY_MS = 86_400_000;
const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
let range: { from: string; to: string };
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 100_000 });
  for (const [stake, payout] of [
    ['12.34', '56.07'],
    ['30.05', '0.00'],
    ['1.00', '1.00'],
  ] as const)
    await world.control.run('settleBet', { memberId: player.id, stake, payout });
  const now = Date.parse(await world.control.now());
  range = { from: new Date(now - DAY_MS).toISOString(), to: new Date(now + DAY_MS).toISOString() };
});

const expectedBet = (bet: RecordedCall<'listBets'>['value']['content'][number]) => ({
  betId: bet.betId,
  roundId: bet.roundId,
  at: bet.at,
  gameId: bet.nodeId,
  gameName: bet.gameName,
  vendor: bet.vassalage,
  vendorName: bet.vendorName,
  type: bet.gameType,
  stakeMinor: minor(bet.stake),
  payoutMinor: minor(bet.payout),
  netMinor: minor(bet.net),
  status: bet.status,
  isTrial: bet.isTrial,
});
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

describe('the betting record', () => {
  it('MEM-07 asks for what the member chose, and gives amounts on in minor units', async () => {
    const filter = { ...range, language: 'en', status: 'SETTLED', page: 2, pageSize: 2 } as const;
    const shown = await player.client.records.bets.query(filter);
    const { request, value } = await lastRecordedCall(stack, world, 'listBets');
    expect(request).toEqual({ ...range, language: 'EN', status: 'SETTLED', pageNo: '2', pageSize: '2' });
    expect(shown).toEqual({
      rows: value.content.map(expectedBet),
      page: 2,
      totalPages: 2,
      totalRows: 3,
      totals: { stakeMinor: 4_339, payoutMinor: 5_707, netMinor: 1_368 },
    });
    expect(shown.rows).toMatchObject([{ stakeMinor: 1_234, payoutMinor: 5_607, netMinor: 4_373 }]);

    const narrowed = { ...range, language: 'es', type: 'FISH', vendor: 'NADIE', page: 1, pageSize: 2 } as const;
    expect((await player.client.records.bets.query(narrowed)).rows).toEqual([]);
    expect((await lastRecordedCall(stack, world, 'listBets')).request).toMatchObject({
      gameType: 'FISH',
      vassalage: 'NADIE',
    });
  });

  it('MEM-07 tells one bet as the record has it', async () => {
    const [bet] = (await player.client.records.bets.query({ ...range, language: 'es', page: 1, pageSize: 1 })).rows;
    const detail = await player.client.records.betDetail.query({ betId: bet?.betId ?? '', language: 'es' });
    const { request, value } = await lastRecordedCall(stack, world, 'fetchBetDetail');
    expect(request).toEqual({ betId: bet?.betId, language: 'ES' });
    expect(detail).toEqual({
      ...bet,
      balanceAfterMinor: null,
      fairness: value.fairness,
      isCorrected: false,
      outcome: value.outcome,
    });
  });

  it('MEM-07 is exported with amounts of two places, newest first', async () => {
    const { csv, truncated } = await player.client.records.exportBets.query({ ...range, language: 'es' });
    const { content } = (await lastRecordedCall(stack, world, 'listBets')).value;
    const plain = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    expect([truncated, csv[0]]).toEqual([false, '\ufeff']);
    expect(linesOf(csv)).toEqual([
      'betId,roundId,at,gameId,gameName,vendor,vendorName,type,stake,payout,net,status,isTrial',
      ...content.map(({ gameName, vendorName, ...bet }) =>
        [
          ...[bet.betId, bet.roundId, bet.at, bet.nodeId, plain(gameName), bet.vassalage, plain(vendorName)],
          ...[bet.gameType, bet.stake, bet.payout, bet.net, bet.status, bet.isTrial],
        ].join(','),
      ),
    ]);
    expect(content.map(({ net }) => net)).toEqual(['0.00', '-30.05', '43.73']);
  });
});

describe('the account record', () => {
  it('MEM-08 asks for what the member chose, and gives amounts on in minor units', async () => {
    const filter = { ...range, category: 'bet' } as const;
    const shown = await player.client.records.movements.query({ ...filter, page: 2, pageSize: 2 });
    const { request, value } = await lastRecordedCall(stack, world, 'listMovements');
    expect(request).toEqual({ ...filter, pageNo: '2', pageSize: '2' });
    const { totals, content, totalPages, totalRows } = value;
    expect(shown).toEqual({
      rows: content.map(({ amount, balanceAfter, ...same }) => ({
        ...same,
        amountMinor: minor(amount),
        balanceAfterMinor: minor(balanceAfter),
      })),
      page: 2,
      totalPages,
      totalRows,
      totals: { inMinor: minor(totals.in), outMinor: minor(totals.out), netMinor: 1_368 },
    });
    expect([shown.totals.inMinor, shown.totals.outMinor]).toEqual([5_707, 4_339]);
  });

  it('MEM-08 is exported with signed amounts of two places', async () => {
    const { csv, truncated } = await player.client.records.exportMovements.query({ ...range, category: 'bet' });
    const { request, value } = await lastRecordedCall(stack, world, 'listMovements');
    expect(request).toMatchObject({ ...range, category: 'bet' });
    expect(truncated).toBe(false);
    expect(linesOf(csv)).toEqual([
      'movementId,at,category,kind,amount,balanceAfter,reference,betId',
      ...value.content.map((one) =>
        [
          ...[one.movementId, one.at, one.category, one.kind, one.amount, one.balanceAfter, one.reference],
          one.betId ?? '',
        ].join(','),
      ),
    ]);
    expect(value.content.map(({ amount }) => amount)).toContain('-30.05');
  });
});

it('MEM-09 gives days, categories, totals and the period before on in minor units', async () => {
  const day = (await world.control.now()).slice(0, 10);
  const days = { from: new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10), to: day };
  const profit = await player.client.records.profit.query(days);
  const { request, value } = await lastRecordedCall(stack, world, 'fetchProfit');
  expect(request).toEqual(days);
  type Figures = typeof value.totals;
  const figures = ({ deposit, withdrawal, stake, payout, bonus, fee, net }: Figures) => ({
    depositMinor: minor(deposit),
    withdrawalMinor: minor(withdrawal),
    stakeMinor: minor(stake),
    payoutMinor: minor(payout),
    bonusMinor: minor(bonus),
    feeMinor: minor(fee),
    netMinor: minor(net),
  });
  const { from, to, totals } = value.previous;
  expect(profit).toEqual({
    days: value.days.map((one) => ({ day: one.day, ...figures(one) })),
    games: value.games.map(({ gameType, bets, stake, payout, net }) => {
      return { type: gameType, bets, stakeMinor: minor(stake), payoutMinor: minor(payout), netMinor: minor(net) };
    }),
    totals: figures(value.totals),
    previous: { from, to, totals: figures(totals) },
  });
  expect(profit.totals).toMatchObject({ stakeMinor: 4_339, payoutMinor: 5_707 });
  expect(profit.games).toMatchObject([{ bets: 3, stakeMinor: 4_339 }]);
});

describe('statements', () => {
  it('MEM-17 give a month with its movements and a file that ends with its hash, and no other month', async () => {
    const own = await stack.world();
    const ana = await own.member({ balanceMinor: 100_000 });
    const { client, id } = ana;
    await own.control.run('settleBet', { memberId: id, stake: '12.34', payout: '0.00' });
    expect(await client.records.statements.query()).toEqual([]);
    await own.control.run('advanceClock', { by: '32d' });
    await ana.login(ana.username, ana.password, 'member');
    // The oldest: on a month's last days 32 days lie in three of them.
    const month = (await client.records.statements.query()).at(-1);
    expect(month).toMatchObject({ openingMinor: 0, closingMinor: 98_766, inMinor: 100_000, outMinor: 1_234 });
    const detail = await client.records.statement.query({ month: month?.month ?? '' });
    expect(detail.lines.map(({ balanceAfterMinor }) => balanceAfterMinor)).toEqual([100_000, 98_766]);
    const { csv } = await client.records.exportStatement.query({ month: month?.month ?? '' });
    const lines = linesOf(csv);
    expect(lines[0]).toBe('movementId,at,kind,amount,balanceAfter,reference');
    expect(lines[1]).toBe(',,opening,,0.00,');
    expect(lines.slice(-3)).toEqual([',,closing,,987.66,', ',,previousHash,,,', `,,hash,,,${month?.hash}`]);
    const { pdf } = await client.records.printStatement.query({ month: month?.month ?? '', language: 'es' });
    const bytes = Buffer.from(pdf, 'base64').toString('latin1');
    expect(bytes.startsWith('%PDF-') && bytes.includes(`/ID [<${month?.hash.slice(0, 32)}>`)).toBe(true);
    await expect(client.records.statement.query({ month: '2001-01' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });
});
