import { z } from 'zod';
import { BILL_STATES, CONTRACT_ACTIONS, CONTRACT_KINDS, CONTRACT_STATES } from './kinds';
import { ContractTermsInput } from './terms';
import {
  type Bill,
  BillId,
  type Contract,
  ContractId,
  type fetchBill,
  type fetchContract,
  type listBills,
  type listContracts,
  MemberId,
  type previewOffer,
  type processDividend,
  Side,
} from './wire';

// What the platform answers is what a browser shows, with every amount in minor units.
export type ContractView = z.output<typeof Contract>;
export type ContractList = z.output<(typeof listContracts)['value']>;
export type ContractDetail = z.output<(typeof fetchContract)['value']>;
export type ProcessedContract = z.output<(typeof processDividend)['value']>;
export type OfferPreview = z.output<(typeof previewOffer)['value']>;
export type BillRow = z.output<typeof Bill>;
export type BillList = z.output<(typeof listBills)['value']>;
export type BillDetail = z.output<(typeof fetchBill)['value']>;

const Kind = z.enum(CONTRACT_KINDS);

export const ListContractsInput = z.strictObject({
  kind: Kind,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(100),
  state: z.enum(CONTRACT_STATES).optional(),
});

export const ContractInput = z.strictObject({ contractId: ContractId });

export const PreviewOfferInput = z.strictObject({ memberId: MemberId, terms: ContractTermsInput });

/** What one side does; which fields an action needs is said at `processRequest` of the wire. */
export const ProcessContractInput = z.strictObject({
  kind: Kind,
  action: z.enum(CONTRACT_ACTIONS),
  memberId: MemberId.optional(),
  contractId: ContractId.optional(),
  version: z.int().min(1).optional(),
  terms: ContractTermsInput.optional(),
  autoCover: z.boolean().optional(),
  of: z.enum(['new', 'termination']).optional(),
  confirmed: z.boolean().optional(),
  note: z.string().trim().max(140).optional(),
});

export const ListBillsInput = z.strictObject({
  kind: Kind.optional(),
  side: Side.optional(),
  state: z.enum(BILL_STATES).optional(),
  contractId: ContractId.optional(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: BillId.optional(),
  pageSize: z.int().min(1).max(100),
});

export const BillInput = z.strictObject({ billId: BillId });
