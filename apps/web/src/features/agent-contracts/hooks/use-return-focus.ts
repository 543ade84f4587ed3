import { useEffect, useRef } from 'react';
import type { ContractSearch } from '../contract-search';

/** What stands in place of a list, as its opener names it in `data-opens`; null: nothing does. */
const openedOf = ({ bill, offer, contract }: ContractSearch): string | null => {
  if (bill) return opens.bill(bill);
  if (offer) return opens.offer(offer);
  return contract ? opens.contract(contract) : null;
};

/** For `data-opens` of the control that opens one. */
export const opens = {
  bill: (billId: string) => `bill:${billId}`,
  offer: (of: string) => `offer:${of}`,
  contract: (contractId: string) => `contract:${contractId}`,
};

/** When a bill, an offer or a contract closes, the focus returns to what opened it, or else to the tab of its list. */
export function useReturnFocus(search: ContractSearch): void {
  const opened = openedOf(search);
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === null || opened !== null) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"]`);
    (opener ?? document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]'))?.focus();
  }, [opened]);
}
