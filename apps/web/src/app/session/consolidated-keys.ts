import type { Consolidated } from '@tonalli/contracts/team/api';

/** Session storage keys of what the member's contracts say (AUTH-04). */
const KEYS = { all: 'consolidated', salary: 'enableSalary', contract: 'enableContract' } as const;

const flag = (on: boolean): string => (on ? '1' : '0');

/** Undefined: nothing is known of them, and nothing stays. */
export function keepConsolidated(tab: Storage, consolidated: Consolidated | undefined): void {
  if (!consolidated) {
    for (const key of Object.values(KEYS)) tab.removeItem(key);
    return;
  }
  const { enableCt, salary, hourSalary, agentRealtimeSalary } = consolidated;
  tab.setItem(KEYS.all, JSON.stringify(consolidated));
  tab.setItem(KEYS.salary, flag(salary || hourSalary || agentRealtimeSalary));
  tab.setItem(KEYS.contract, flag(enableCt));
}
