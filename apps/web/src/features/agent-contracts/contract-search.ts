import {
  BILL_STATES,
  type BillState,
  CONTRACT_STATES,
  type ContractState,
} from '@tonalli/contracts/agent-contracts/kinds';
import { parseDayRange } from '../../hooks/day-range-search';

export const CONTRACT_PARTS = ['mine', 'team', 'bills'] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

/** What a page of contracts shows, as it stands in the address; what is left out is the default. */
export interface ContractSearch {
  part?: ContractPart;
  /** A bill that is open: its id. */
  bill?: string;
  /** An offer that is being written: `new`, the id of a direct downline, or that of the contract that it changes. */
  offer?: string;
  /** A contract with a downline that is open: its id. */
  contract?: string;
  /** Of the contracts with downlines. */
  state?: ContractState;
  /** Of the bills. */
  paid?: BillState;
  side?: 'upline' | 'downline';
  /** Days in the operator's zone, yyyy-MM-dd, both included. */
  from?: string;
  to?: string;
  no?: number;
}

const LAST_PAGE = 1_000_000;
const BILL = /^AB\d{8,15}$/;
const CONTRACT = /^AC\d{8,15}$/;
const OFFER = /^(new|M\d{6,15}|AC\d{8,15})$/;

const matching = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseContractSearch(raw: Record<string, unknown>): ContractSearch {
  const part = CONTRACT_PARTS.find((known) => known === raw.part);
  const state = CONTRACT_STATES.find((known) => known === raw.state);
  const paid = BILL_STATES.find((known) => known === raw.paid);
  const side = (['upline', 'downline'] as const).find((known) => known === raw.side);
  const bill = matching(raw.bill, BILL);
  const offer = matching(raw.offer, OFFER);
  const contract = matching(raw.contract, CONTRACT);
  const no = Number(raw.no);
  return {
    ...parseDayRange(raw),
    ...(part ? { part } : {}),
    ...(bill ? { bill } : {}),
    ...(offer ? { offer } : {}),
    ...(contract ? { contract } : {}),
    ...(state ? { state } : {}),
    ...(paid ? { paid } : {}),
    ...(side ? { side } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
