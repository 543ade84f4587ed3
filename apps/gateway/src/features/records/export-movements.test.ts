import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';
import { listMovements, type Movement } from '@tonalli/contracts/records/wire';
import { describe, expect, it } from 'vitest';
import { fakeContext, fakeEndpoint } from '../../testing/fake-context';
import { exportMovements } from './export-movements';

const RANGE = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z', category: 'bet' } as const;
const MOVEMENT: Movement = {
  movementId: 'L1',
  at: '2026-03-01T12:00:00.000Z',
  kind: 'bet.stake',
  category: 'bet',
  amount: -1_000,
  balanceAfter: 99_000,
  reference: 'R1',
  betId: 'B1',
};

const exported = (content: (page: number) => Movement[], totalPages = 1) =>
  exportMovements(
    fakeContext([
      fakeEndpoint(listMovements, ({ pageNo }) => ({
        content: content(pageNo),
        pageNum: pageNo,
        totalPages,
        totalRows: 0,
        totals: { in: 0, out: 0, net: 0 },
      })),
    ]),
    RANGE,
  );

describe('the exported account record', () => {
  it('MEM-08 writes signed amounts with two places, and no reference that a spreadsheet would run', async () => {
    const odd = { ...MOVEMENT, movementId: 'L0', amount: 5, reference: '=1+1,"x"', betId: null };
    expect(await exported(() => [MOVEMENT, odd])).toEqual({
      truncated: false,
      csv:
        '\ufeffmovementId,at,category,kind,amount,balanceAfter,reference,betId\r\n' +
        'L1,2026-03-01T12:00:00.000Z,bet,bet.stake,-10.00,990.00,R1,B1\r\n' +
        `L0,2026-03-01T12:00:00.000Z,bet,bet.stake,0.05,990.00,"'=1+1,""x""",\r\n`,
    });
  });

  it('MEM-08 reads page after page, keeps a movement once that slipped to the next page, and says what is cut', async () => {
    const page = (number: number) =>
      Array.from({ length: MAX_PAGE_SIZE }, (_, row) => ({
        ...MOVEMENT,
        // The last of a page comes again as the first of the next.
        movementId: `L${(number - 1) * (MAX_PAGE_SIZE - 1) + row}`,
      }));
    const { csv, truncated } = await exported(page, 100);
    expect(truncated).toBe(true);
    const lines = csv.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(EXPORT_MAX_ROWS);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(EXPORT_MAX_ROWS);
  });
});
