import type { World } from '../world/world';
import type { Funding } from './funding';
import type { Round } from './round';

/** `refund`: a stake that comes back untouched. `reversal`: a payout that is taken back, since the bet is settled anew. */
export type Movement = 'stake' | 'payout' | 'refund' | 'reversal';

const KINDS = {
  main: { stake: 'bet.stake', payout: 'bet.payout', refund: 'bet.refund', reversal: 'bet.reversal' },
  // Play money has no refunds of its own: no record lists it.
  trial: { stake: 'trial.stake', payout: 'trial.payout', refund: 'trial.payout', reversal: 'trial.reversal' },
  vendor: { stake: 'vendor.stake', payout: 'vendor.payout', refund: 'vendor.refund', reversal: 'vendor.reversal' },
} as const;

type Payer = Pick<Round, 'id' | 'memberId' | 'sources' | 'balanceMinor'>;

interface Posting {
  movement: Movement;
  /** Of the ledger's idempotency key, behind the round's. */
  key: string;
  at: number;
}

/** Moves money of one source between the member and the house; nothing for nothing. Throws `INSUFFICIENT_FUNDS`. */
export function postMoney(
  world: World,
  round: Payer,
  { account, amountMinor, ...posting }: Funding & Posting,
): boolean {
  if (amountMinor === 0) return false;
  const { movement, at } = posting;
  const { id: roundId, memberId } = round;
  const common = { key: `bet:${roundId}:${posting.key}`, memberId, amountMinor, reference: roundId, at };
  const vendor = account.startsWith('vendor:') ? account.slice('vendor:'.length) : null;
  if (vendor === null && account !== 'main' && account !== 'trial') throw new Error(`no account is called ${account}`);
  const { balanceAfterMinor } =
    vendor === null
      ? world.ledger.post({ ...common, kind: KINDS[account === 'main' ? 'main' : 'trial'][movement] })
      : world.ledger.post({ ...common, kind: KINDS.vendor[movement], vendor });
  if (account === round.sources[0]) round.balanceMinor = balanceAfterMinor;
  return true;
}

const HELD_KINDS = { hold: 'round.escrow', release: 'round.release' } as const;

/** Sets money of the member's aside for the round, or gives it back. The key is unique since what is held then changes with each. */
export function postHold(
  world: World,
  round: Payer,
  { what, funding, at }: { what: keyof typeof HELD_KINDS; funding: readonly Funding[]; at: number },
): void {
  for (const { account, amountMinor } of funding) {
    if (amountMinor === 0) continue;
    if (account !== 'main') throw new Error(`nothing is held of ${account}`);
    const { id: roundId, memberId } = round;
    const key = `bet:${roundId}:${what}:${world.ledger.balance(roundId, 'round.held')}`;
    const kind = HELD_KINDS[what];
    const receipt = world.ledger.post({ key, kind, memberId, roundId, amountMinor, reference: roundId, at });
    if (round.sources[0] === 'main') round.balanceMinor = receipt.balanceAfterMinor;
  }
}

/** Stakes what was set aside. */
export function stakeHeld(
  world: World,
  { id: roundId }: Payer,
  { amountMinor, at }: { amountMinor: number; at: number },
): void {
  if (amountMinor === 0) return;
  const key = `bet:${roundId}:held:${world.ledger.balance(roundId, 'round.held')}`;
  world.ledger.post({ key, kind: 'round.stake', roundId, amountMinor, reference: roundId, at });
}

const balanceOf = (world: World, memberId: string, account: string): number =>
  account.startsWith('vendor:')
    ? world.ledger.balance(memberId, 'member.vendor', account.slice('vendor:'.length))
    : world.ledger.balance(memberId, account === 'trial' ? 'member.trial' : 'member.main');

/** What the round's own wallet holds. */
export const walletBalance = (world: World, { memberId, sources: [first = 'main'] }: Payer): number =>
  balanceOf(world, memberId, first);

/** Of which accounts an amount is taken: of the first as far as it goes, then of the next. The last one may be asked for too much. */
export function allocate(world: World, { memberId, sources }: Payer, amountMinor: number): Funding[] {
  if (amountMinor === 0) return [];
  const last = sources.length - 1;
  let missingMinor = amountMinor;
  const funding = sources.map((account, index) => {
    const part = index === last ? missingMinor : Math.min(missingMinor, balanceOf(world, memberId, account));
    missingMinor -= part;
    return { account, amountMinor: part };
  });
  return last === 0 ? funding : funding.filter((source) => source.amountMinor > 0);
}
