import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { formatMoney } from '@tonalli/contracts/money';
import type { ExportBetsInput } from '@tonalli/contracts/records/api';
import { type BetRecord, listBets } from '@tonalli/contracts/records/wire';
import type { z } from 'zod';
import { asText, type CsvFile, collectRows, toCsv } from '../../csv';
import type { Context } from '../../trpc/context';
import { toBetsQuery } from './bets-query';

type Filter = z.output<typeof ExportBetsInput>;

const COLUMNS = [
  'betId',
  'roundId',
  'at',
  'gameId',
  'gameName',
  'vendor',
  'vendorName',
  'type',
  'stake',
  'payout',
  'net',
  'status',
  'isTrial',
] as const;

/** Every bet of the filter as CSV, newest first. */
export async function exportBets(ctx: Context, filter: Filter): Promise<CsvFile> {
  const { rows, truncated } = await collectRows<BetRecord>({
    read: (page) => ctx.call(listBets, toBetsQuery(filter, page, MAX_PAGE_SIZE)),
    idOf: ({ betId }) => betId,
  });
  return { csv: toCsv(COLUMNS, rows.map(toRecord)), truncated };
}

function toRecord(bet: BetRecord): Record<(typeof COLUMNS)[number], string> {
  return {
    betId: asText(bet.betId),
    roundId: asText(bet.roundId),
    at: bet.at,
    gameId: asText(bet.nodeId),
    gameName: asText(bet.gameName),
    vendor: asText(bet.vassalage),
    vendorName: asText(bet.vendorName),
    type: bet.gameType,
    stake: formatMoney(bet.stake),
    payout: formatMoney(bet.payout),
    net: formatMoney(bet.net),
    status: bet.status,
    isTrial: String(bet.isTrial),
  };
}
