import type { Ledger } from './ledger';
import type { Mint } from './permits';

const mints = new WeakMap<Ledger, Mint>();

export const keepMint = (ledger: Ledger, mint: Mint): void => void mints.set(ledger, mint);

/** Hands out what mints the permits of a ledger, once. */
export function takeMint(ledger: Ledger): Mint {
  const mint = mints.get(ledger);
  if (!mint) throw new Error('the mint of this ledger was handed out before');
  mints.delete(ledger);
  return mint;
}
