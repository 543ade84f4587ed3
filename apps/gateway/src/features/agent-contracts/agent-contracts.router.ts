import * as api from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import * as wire from '@tonalli/contracts/agent-contracts/wire';
import { agentProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const ACTION_LIMIT = { rateLimit: { calls: 60, windowSeconds: 60 } };
/** It is asked for while somebody types. */
const PREVIEW_LIMIT = { rateLimit: { calls: 120, windowSeconds: 60 } };

/** The platform has a call of its own for each kind. */
const PROCESS = {
  dividend: wire.processDividend,
  daily: wire.processDailySalary,
  hourly: wire.processHourlySalary,
  realtime: wire.processRealtimeSalary,
} satisfies Record<ContractKind, typeof wire.processDividend>;

/** Contracts between an agent and direct downlines. The platform knows the agent by the session's token (AG-06); amounts are minor units. */
export const agentContractsRouter = t.router({
  list: agentProcedure
    .input(api.ListContractsInput)
    .query(
      async ({ ctx, input: { page, ...filter } }): Promise<api.ContractList> =>
        ctx.call(wire.listContracts, { ...filter, pageNo: page }),
    ),

  detail: agentProcedure
    .input(api.ContractInput)
    .query(async ({ ctx, input }): Promise<api.ContractDetail> => ctx.call(wire.fetchContract, input)),

  /** Offers, answers, asks for or ends; with an idempotency key, as whatever has an effect on money. */
  process: agentProcedure
    .meta(ACTION_LIMIT)
    .input(api.ProcessContractInput)
    .mutation(
      async ({ ctx, input: { kind, ...action } }): Promise<api.ProcessedContract> => ctx.call(PROCESS[kind], action),
    ),

  /** A mutation, since terms are too long for an address; it changes nothing. */
  preview: agentProcedure
    .meta(PREVIEW_LIMIT)
    .input(api.PreviewOfferInput)
    .mutation(async ({ ctx, input }): Promise<api.OfferPreview> => ctx.call(wire.previewOffer, input)),

  bills: agentProcedure
    .input(api.ListBillsInput)
    .query(async ({ ctx, input }): Promise<api.BillList> => ctx.call(wire.listBills, input)),

  bill: agentProcedure
    .input(api.BillInput)
    .query(async ({ ctx, input }): Promise<api.BillDetail> => ctx.call(wire.fetchBill, input)),
});
