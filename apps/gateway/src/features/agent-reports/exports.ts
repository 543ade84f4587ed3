import type {
  AgentIncomeInput,
  ExportPlayerLossesInput,
  ExportTeamBettingInput,
  ExportTeamMovementsInput,
} from '@tonalli/contracts/agent-reports/api';
import {
  type BettingRow,
  listAgentIncome,
  listPlayerLosses,
  listTeamBetting,
  listTeamMovements,
  type PlayerLoss,
  type TeamMovement,
} from '@tonalli/contracts/agent-reports/wire';
import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import { formatMoney } from '@tonalli/contracts/money';
import type { z } from 'zod';
import { asText, type CsvFile, followRows, toCsv } from '../../csv';
import type { Context } from '../../trpc/context';

const BETTING = [
  ...['memberId', 'name', 'kind', 'bets', 'stake', 'validStake', 'payout', 'ggr', 'rebate', 'bonus', 'ngr'],
  ...['active', 'joined', 'deposit', 'withdrawal', 'balance'],
] as const;

/** What each direct downline with all below did, by the same filter and order as the page. */
export async function exportTeamBetting(
  ctx: Context,
  filter: z.output<typeof ExportTeamBettingInput>,
): Promise<CsvFile> {
  const { rows, truncated } = await followRows<BettingRow>({
    read: (after) => ctx.call(listTeamBetting, { ...filter, ...after, pageSize: MAX_PAGE_SIZE }),
    idOf: ({ memberId }) => memberId,
  });
  const records = rows.map((row) => ({
    memberId: row.memberId,
    name: asText(row.name),
    kind: row.isAgent ? 'agent' : 'player',
    bets: String(row.bets),
    stake: formatMoney(row.stake),
    validStake: formatMoney(row.validStake),
    payout: formatMoney(row.payout),
    ggr: formatMoney(row.ggr),
    rebate: formatMoney(row.rebate),
    bonus: formatMoney(row.bonus),
    ngr: formatMoney(row.ngr),
    active: row.active === null ? '' : String(row.active),
    joined: row.joined === null ? '' : String(row.joined),
    deposit: formatMoney(row.deposit),
    withdrawal: formatMoney(row.withdrawal),
    balance: row.balance === null ? '' : formatMoney(row.balance),
  }));
  return { csv: toCsv(BETTING, records), truncated };
}

const LOSSES = ['memberId', 'name', 'bets', 'stake', 'validStake', 'payout', 'loss'] as const;

export async function exportPlayerLosses(
  ctx: Context,
  filter: z.output<typeof ExportPlayerLossesInput>,
): Promise<CsvFile> {
  const { rows, truncated } = await followRows<PlayerLoss>({
    read: (after) => ctx.call(listPlayerLosses, { ...filter, ...after, pageSize: MAX_PAGE_SIZE }),
    idOf: ({ memberId }) => memberId,
  });
  const records = rows.map((row) => ({
    memberId: row.memberId,
    name: asText(row.name),
    bets: String(row.bets),
    stake: formatMoney(row.stake),
    validStake: formatMoney(row.validStake),
    payout: formatMoney(row.payout),
    loss: formatMoney(row.loss),
  }));
  return { csv: toCsv(LOSSES, records), truncated };
}

export async function exportAgentIncome(ctx: Context, days: z.output<typeof AgentIncomeInput>): Promise<CsvFile> {
  const { rows } = await ctx.call(listAgentIncome, days);
  const records = rows.map(({ day, kind, state, amount, movements }) => {
    return { day, kind, state, amount: formatMoney(amount), movements: String(movements) };
  });
  return { csv: toCsv(['day', 'kind', 'state', 'amount', 'movements'] as const, records), truncated: false };
}

const MOVEMENTS = ['movementId', 'at', 'category', 'kind', 'amount', 'reference'] as const;

export async function exportTeamMovements(
  ctx: Context,
  filter: z.output<typeof ExportTeamMovementsInput>,
): Promise<CsvFile> {
  const { rows, truncated } = await followRows<TeamMovement>({
    read: (after) => ctx.call(listTeamMovements, { ...filter, ...after, pageSize: MAX_PAGE_SIZE }),
    idOf: ({ movementId }) => movementId,
  });
  const records = rows.map(({ amount, reference, ...row }) => {
    return { ...row, amount: formatMoney(amount), reference: asText(reference) };
  });
  return { csv: toCsv(MOVEMENTS, records), truncated };
}
