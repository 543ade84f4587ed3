export interface DepositSearch {
  /** The order that is open. */
  order?: string;
}

/** What of the address the deposit page reads. */
export function parseDepositSearch({ order }: Record<string, unknown>): DepositSearch {
  return typeof order === 'string' && /^D\d{8,15}$/.test(order) ? { order } : {};
}
