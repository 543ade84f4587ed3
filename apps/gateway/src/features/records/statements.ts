import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { Language } from '@tonalli/contracts/language';
import { formatMoney } from '@tonalli/contracts/money';
import type { StatementDetail, StatementView } from '@tonalli/contracts/records/api';
import { listMovements, listStatements, type Movement, type Statement } from '@tonalli/contracts/records/wire';
import { TRPCError } from '@trpc/server';
import { asText, type CsvFile, collectRows, toCsv } from '../../csv';
import type { Context } from '../../trpc/context';
import { statementPdf } from './statement-pdf';
import type { KnownLine } from './statement-sums';

const toView = (
  account: string,
  { opening, closing, in: inMinor, out: outMinor, ...rest }: Statement,
): StatementView => {
  const { month, movements, previousHash, hash, issuedAt } = rest;
  const amounts = { openingMinor: opening, closingMinor: closing, inMinor, outMinor };
  return { account, month, ...amounts, movements, previousHash, hash, issuedAt };
};

/** The months that are over, newest first. */
export async function readStatements(ctx: Context): Promise<StatementView[]> {
  const { account, statements } = await ctx.call(listStatements, {});
  return statements.map((each) => toView(account, each));
}

interface KnownDetail extends StatementDetail {
  lines: KnownLine[];
}

/** A month with all its movements, however many, as the ledger has them now, the oldest first. */
export async function readStatement(ctx: Context, month: string): Promise<KnownDetail> {
  const { account, statements } = await ctx.call(listStatements, {});
  const found = statements.find((each) => each.month === month);
  if (!found) throw new TRPCError({ code: 'NOT_FOUND' });
  const { from, to } = found;
  const { rows } = await collectRows<Movement>({
    read: (pageNo) => ctx.call(listMovements, { from, to, pageNo, pageSize: MAX_PAGE_SIZE }),
    idOf: ({ movementId }) => movementId,
    // A month that is over grows no more.
    atMost: Number.POSITIVE_INFINITY,
  });
  const lines = rows.toReversed().map(({ movementId, at, kind, amount, balanceAfter, reference }) => ({
    ...{ movementId, at, kind, amountMinor: amount, balanceAfterMinor: balanceAfter, reference },
  }));
  return { ...toView(account, found), lines };
}

const COLUMNS = ['movementId', 'at', 'kind', 'amount', 'balanceAfter', 'reference'] as const;
type Line = Record<(typeof COLUMNS)[number], string>;

const EMPTY: Line = { movementId: '', at: '', kind: '', amount: '', balanceAfter: '', reference: '' };

/** A month as CSV: what it began with, each movement, what it ended with, and at the end its hash and that of the month before. */
export async function exportStatement(ctx: Context, month: string): Promise<CsvFile> {
  const { lines, openingMinor, closingMinor, previousHash, hash } = await readStatement(ctx, month);
  const records: Line[] = [
    { ...EMPTY, kind: 'opening', balanceAfter: formatMoney(openingMinor) },
    ...lines.map(({ movementId, at, kind, amountMinor, balanceAfterMinor, reference }) => ({
      ...{ movementId: asText(movementId), at, kind, amount: formatMoney(amountMinor) },
      ...{ balanceAfter: formatMoney(balanceAfterMinor), reference: asText(reference) },
    })),
    { ...EMPTY, kind: 'closing', balanceAfter: formatMoney(closingMinor) },
    { ...EMPTY, kind: 'previousHash', reference: previousHash ?? '' },
    { ...EMPTY, kind: 'hash', reference: hash },
  ];
  return { csv: toCsv(COLUMNS, records), truncated: false };
}

/** A month as PDF, base64, in a language. */
export async function printStatement(
  ctx: Context,
  { month, language }: { month: string; language: Language },
): Promise<{ pdf: string }> {
  const detail = await readStatement(ctx, month);
  const { nickname } = await ctx.call(fetchMemberInfo, {});
  return { pdf: statementPdf({ detail, holder: nickname, language }).toString('base64') };
}
