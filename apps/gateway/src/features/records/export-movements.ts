import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { formatMoney } from '@tonalli/contracts/money';
import type { ExportMovementsInput } from '@tonalli/contracts/records/api';
import { listMovements, type Movement } from '@tonalli/contracts/records/wire';
import type { z } from 'zod';
import { asText, type CsvFile, collectRows, toCsv } from '../../csv';
import type { Context } from '../../trpc/context';

type Filter = z.output<typeof ExportMovementsInput>;

const COLUMNS = ['movementId', 'at', 'category', 'kind', 'amount', 'balanceAfter', 'reference', 'betId'] as const;

/** Every movement of the filter as CSV, newest first. */
export async function exportMovements(ctx: Context, filter: Filter): Promise<CsvFile> {
  const { rows, truncated } = await collectRows<Movement>({
    read: (pageNo) => ctx.call(listMovements, { ...filter, pageNo, pageSize: MAX_PAGE_SIZE }),
    idOf: ({ movementId }) => movementId,
  });
  return { csv: toCsv(COLUMNS, rows.map(toRecord)), truncated };
}

function toRecord(movement: Movement): Record<(typeof COLUMNS)[number], string> {
  return {
    movementId: asText(movement.movementId),
    at: movement.at,
    category: movement.category,
    kind: movement.kind,
    amount: formatMoney(movement.amount),
    balanceAfter: formatMoney(movement.balanceAfter),
    reference: asText(movement.reference),
    betId: asText(movement.betId ?? ''),
  };
}
