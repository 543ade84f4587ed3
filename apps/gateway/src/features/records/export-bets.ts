import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { formatMoney } from '@tonalli/contracts/money';
import { type BetRow, EXPORT_MAX_ROWS, type ExportBetsInput } from '@tonalli/contracts/records/api';
import { listBets } from '@tonalli/contracts/records/wire';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { Context } from '../../trpc/context';
import { toBetRow } from './bet-row';
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

/** Every bet of the filter as CSV (RFC 4180), newest first, up to `EXPORT_MAX_ROWS`; `truncated` when there are more. */
export async function exportBets(ctx: Context, filter: Filter): Promise<{ csv: string; truncated: boolean }> {
  const rows: BetRow[] = [];
  for (let page = 1; rows.length < EXPORT_MAX_ROWS; page += 1) {
    const answer = await ctx.call(listBets, toBetsQuery(filter, page, MAX_PAGE_SIZE));
    rows.push(...answer.content.map(toBetRow));
    if (page >= answer.totalPages || answer.content.length === 0) return { csv: toCsv(rows), truncated: false };
  }
  return { csv: toCsv(rows.slice(0, EXPORT_MAX_ROWS)), truncated: true };
}

/** Texts that a spreadsheet would run as a formula are written as text; amounts are ours and stay numbers. */
export function toCsv(rows: readonly BetRow[]): string {
  return stringify(rows.map(toRecord), { header: true, columns: [...COLUMNS], record_delimiter: 'windows', bom: true });
}

function toRecord(row: BetRow): Record<(typeof COLUMNS)[number], string> {
  return {
    betId: asText(row.betId),
    roundId: asText(row.roundId),
    at: row.at,
    gameId: asText(row.gameId),
    gameName: asText(row.gameName),
    vendor: asText(row.vendor),
    vendorName: asText(row.vendorName),
    type: row.type,
    stake: formatMoney(row.stakeMinor),
    payout: formatMoney(row.payoutMinor),
    net: formatMoney(row.netMinor),
    status: row.status,
    isTrial: String(row.isTrial),
  };
}

/** OWASP, CSV injection: these first characters make a spreadsheet calculate. */
const asText = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
