import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_VALUES } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const RANGE = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z', category: 'bet' };
const [MOVEMENT] = FAKE_VALUES.listMovements.content;
if (!MOVEMENT) throw new Error('the fake platform has no movement');

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('the account record', () => {
  it('MEM-08 asks for what the member chose, and gives amounts on in minor units', async () => {
    const tab = await gateway.login();
    const { data } = await gateway.query('records.movements', { ...RANGE, page: 2, pageSize: 20 }, { tab });
    expect(gateway.platform.calls.at(-1)).toMatchObject({ input: { ...RANGE, pageNo: 2, pageSize: 20 } });
    const { amount, balanceAfter, ...same } = MOVEMENT;
    expect(data).toEqual({
      rows: [{ ...same, amountMinor: amount, balanceAfterMinor: balanceAfter }],
      page: 1,
      totalPages: 1,
      totalRows: 1,
      totals: { inMinor: 0, outMinor: 1_000, netMinor: -1_000 },
    });
  });

  const exported = async () => {
    const { data } = await gateway.query('records.exportMovements', RANGE, { tab: await gateway.login() });
    // The procedure's declared answer.
    return data as { csv: string; truncated: boolean };
  };

  it('MEM-08 writes signed amounts with two places, and no reference that a spreadsheet would run', async () => {
    const content = [MOVEMENT, { ...MOVEMENT, movementId: 'L0', amount: 5, reference: '=1+1,"x"', betId: null }];
    gateway.platform.answer({ listMovements: () => ({ ...FAKE_VALUES.listMovements, content }) });
    expect(await exported()).toEqual({
      truncated: false,
      csv:
        '\ufeffmovementId,at,category,kind,amount,balanceAfter,reference,betId\r\n' +
        'L1,2026-03-01T12:00:00.000Z,bet,bet.stake,-10.00,990.00,R1,B1\r\n' +
        `L0,2026-03-01T12:00:00.000Z,bet,bet.stake,0.05,990.00,"'=1+1,""x""",\r\n`,
    });
  });

  it('MEM-08 reads page after page, keeps a movement once that slipped to the next page, and says what is cut', async () => {
    const page = (pageNum: number) =>
      Array.from({ length: MAX_PAGE_SIZE }, (_, row) => ({
        ...MOVEMENT,
        // The last of a page comes again as the first of the next.
        movementId: `L${(pageNum - 1) * (MAX_PAGE_SIZE - 1) + row}`,
      }));
    gateway.platform.answer({
      listMovements: ({ input }) => {
        const pageNum = input.pageNo;
        return { ...FAKE_VALUES.listMovements, content: page(pageNum), pageNum, totalPages: 100 };
      },
    });
    const { csv, truncated } = await exported();
    expect(truncated).toBe(true);
    const ids = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toHaveLength(EXPORT_MAX_ROWS);
    expect(new Set(ids).size).toBe(EXPORT_MAX_ROWS);
  });
});

it('MEM-09 gives days, categories, totals and the period before on in minor units', async () => {
  const tab = await gateway.login();
  const { data } = await gateway.query('records.profit', { from: '2026-03-01', to: '2026-03-01' }, { tab });
  const figures = {
    depositMinor: 100_000,
    withdrawalMinor: 0,
    stakeMinor: 1_000,
    payoutMinor: 250,
    bonusMinor: 0,
    feeMinor: 0,
    netMinor: -750,
  };
  expect(data).toEqual({
    days: [{ day: '2026-03-01', ...figures }],
    games: [{ type: 'RNG', bets: 1, stakeMinor: 1_000, payoutMinor: 250, netMinor: -750 }],
    totals: figures,
    previous: { from: '2026-02-28', to: '2026-02-28', totals: figures },
  });
});
